import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  /** Shown instead of the children once one of them has failed. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
};

/** Keeps a failure in one part of the page from taking the rest with it. React offers this to classes only. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
