import { useEffect } from 'react';
import { uiTexts } from '../texts.ts';

/** Names the page in the browser's tab, before the product's name unless the title has it already. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title.includes(uiTexts.product) ? title : `${title} · ${uiTexts.product}`;
    return () => {
      document.title = uiTexts.product;
    };
  }, [title]);
}
