import { useEffect } from 'react';
import { texts } from '../texts.ts';

/** Names the page in the browser's tab, before the product's name. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${texts.product}`;
    return () => {
      document.title = texts.product;
    };
  }, [title]);
}
