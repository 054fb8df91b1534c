import { FileText, Mic, Newspaper, Video } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ContentType } from '#engine';
import { Badge } from '../../../ui/badge.tsx';
import type { BadgeTone } from '../../../ui/badge.tsx';
import { typeNames } from '../texts.ts';

const LOOKS: Readonly<
  Record<ContentType, { readonly icon: LucideIcon; readonly tone: BadgeTone }>
> = {
  news: { icon: Newspaper, tone: 'info' },
  article: { icon: FileText, tone: 'accent' },
  podcast: { icon: Mic, tone: 'violet' },
  video: { icon: Video, tone: 'rose' },
};

/** The kind of an item, shown by word, icon and colour. */
export function TypeBadge({ type }: { readonly type: ContentType }): ReactElement {
  const { icon: Icon, tone } = LOOKS[type];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden className="size-3" />
      {typeNames[type]}
    </Badge>
  );
}
