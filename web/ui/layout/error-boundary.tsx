import { Component, createElement, type FunctionComponent, type ReactNode } from 'react';

type Failure = { readonly error: unknown };

type ErrorBoundaryProps = {
  readonly fallback: ReactNode | FunctionComponent<Failure>;
  readonly children: ReactNode;
};

/** Keeps a failure in one part of the page from taking the rest with it. React offers this to classes only. */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { readonly failure: Failure | null }
> {
  override readonly state: { readonly failure: Failure | null } = { failure: null };

  static getDerivedStateFromError(error: unknown): { readonly failure: Failure } {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { fallback, children } = this.props;
    if (failure === null) return children;
    return typeof fallback === 'function' ? createElement(fallback, failure) : fallback;
  }
}
