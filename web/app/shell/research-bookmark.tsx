import { Bookmark } from 'lucide-react';
import { useCallback, type ReactElement } from 'react';
import { HAND_OVER } from '../../paths.ts';
import { buttonStyle, Button } from '../../ui/button.tsx';
import { copyAndSay } from '../../ui/copy-text.ts';
import { showToast } from '../../ui/overlays/toast.ts';
import { shellTexts } from './texts.ts';

const texts = shellTexts.bookmark;

/** A bookmark that fills the form from the title and address of the page it is used on, by a fragment, which no server sees. */
export function ResearchBookmark(): ReactElement {
  const address = bookmarkAddress(globalThis.location.origin);

  // React would take the place of a script in an address that it sets itself. This one never runs on this page.
  const asBookmark = useCallback(
    (link: HTMLAnchorElement) => {
      link.setAttribute('href', address);
      link.addEventListener('click', explain);
      return () => link.removeEventListener('click', explain);
    },
    [address],
  );

  return (
    <div className="grid gap-2 px-4 py-3 text-sm">
      <p className="font-semibold">{texts.title}</p>
      <p className="text-muted">{texts.lead}</p>
      <div className="flex flex-wrap items-center gap-1.5">
        <a ref={asBookmark} href={HAND_OVER} className={buttonStyle({ size: 'sm' })}>
          <Bookmark aria-hidden className="size-3.5" />
          {texts.name}
        </a>
        <Button
          variant="quiet"
          size="sm"
          onClick={() =>
            void copyAndSay(address, { title: texts.copied }, { title: texts.notCopied })
          }
        >
          {texts.copy}
        </Button>
      </div>
    </div>
  );
}

function explain(event: Event): void {
  event.preventDefault();
  showToast({ title: texts.dragTitle, description: texts.drag });
}

/** The bookmark's address: a script that runs in the page it is used on. */
function bookmarkAddress(origin: string): string {
  const script = `void open(${JSON.stringify(`${origin}/${HAND_OVER}`)}+new URLSearchParams({title:document.title,url:location.origin+location.pathname}),'_blank','noreferrer')`;
  return `javascript:${encodeURIComponent(script)}`;
}
