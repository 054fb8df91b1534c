import type { ContentType } from '../../model/judgement.ts';
import { registrableDomain } from '../../url/address.ts';
import { normalizeText } from '../../text/normalize.ts';
import type { ReadPage } from '../page/read-page.ts';
import { PODCAST_HOSTS, VIDEO_HOSTS } from './media-hosts.ts';
import { LEAD_CHARACTERS } from './news-weights.ts';
import { pathType } from './path-type.ts';
import { HOST_LABELS, PATH_PARTS, PODCAST_TITLE, VIDEO_TITLE } from './type-cues.ts';

type Rule = (page: ReadPage) => ContentType | null;

/**
 * Whether a page is a podcast's or a video's; `null` when it is neither. The first rule that knows decides: the host, what
 * the page declares, its title, its text, its address. A player in the text never makes a video: most news items have one.
 */
export function recordingTypeOf(page: ReadPage): 'podcast' | 'video' | null {
  for (const rule of RULES) {
    const type = rule(page);
    if (type !== null) return type === 'podcast' || type === 'video' ? type : null;
  }
  return null;
}

const RULES: readonly Rule[] = [
  byMediaHost,
  byDeclaration,
  byMediaTitle,
  byHostLabel,
  byMediaText,
  byPath,
];

function byMediaHost({ address }: ReadPage): ContentType | null {
  if (isUnder(PODCAST_HOSTS, address)) return 'podcast';
  return isUnder(VIDEO_HOSTS, address) ? 'video' : null;
}

function isUnder(hosts: ReadonlyMap<string, string>, { host, path }: ReadPage['address']): boolean {
  const start = hosts.get(host) ?? hosts.get(registrableDomain(host));
  return start !== undefined && path.includes(start);
}

function byDeclaration({ document }: ReadPage): ContentType | null {
  const type = text(document.metadata['og:type']);
  if (type.startsWith('video')) return 'video';
  if (type.startsWith('music.') || type.includes('podcast') || type.includes('audio'))
    return 'podcast';
  const section = text(document.metadata['article:section'] ?? document.metadata['articleSection']);
  const declared = PATH_PARTS.get(section);
  return declared === 'podcast' || declared === 'video' ? declared : null;
}

function byMediaTitle({ document, title: plain }: ReadPage): ContentType | null {
  const title = normalizeText(plain)
    .replaceAll(/[^\p{L}\d:.[\]()]+/gu, ' ')
    .trim();
  const site = text(document.metadata['og:site_name'] ?? document.metadata['ogSiteName']);
  if (PODCAST_TITLE.test(title) || site.includes('podcast')) return 'podcast';
  return VIDEO_TITLE.test(title) ? 'video' : null;
}

function byHostLabel({ address }: ReadPage): ContentType | null {
  if (address.host.includes('podcast')) return 'podcast';
  return HOST_LABELS.get(address.host.split('.')[0] ?? '') ?? null;
}

/** The last telling part of the path decides: `/news/podcasts/` holds podcasts. Whether it is news is weighed later. */
function byPath({ address }: ReadPage): ContentType | null {
  const type = pathType(address.path);
  return type === 'podcast' || type === 'video' ? type : null;
}

const PODCAST_TEXT =
  /\b(?:in (?:this|today[’']s) episode|(?:this|today[’']s) episode|show ?notes|listen (?:on|to) (?:apple|spotify|this episode|the episode)|subscribe (?:on|to) (?:apple|spotify|the podcast|our podcast)|in dieser (?:folge|episode)|shownotes|dans cet episode|en este episodio|neste episodio|in questo episodio|in deze aflevering|i detta avsnitt|i dette afsnit|i denne episoden)\b/u;
const VIDEO_TEXT =
  /\b(?:watch the (?:full )?(?:video|recording|webinar|replay|interview)|video transcript|in this (?:video|webinar)|on-demand webinar|this webinar|in diesem video|das video ansehen|dans cette video|en este video|neste video|in questo video|in deze video|i denne video|i den har videon)\b/u;

function byMediaText(page: ReadPage): ContentType | null {
  const lead = leadText(page);
  if (PODCAST_TEXT.test(lead)) return 'podcast';
  return VIDEO_TEXT.test(lead) ? 'video' : null;
}

function leadText({ passages }: ReadPage): string {
  const lines = passages
    .filter(({ zone }) => zone !== 'title' && zone !== 'aside')
    .map((passage) => passage.text);
  return normalizeText(lines.join('\n').slice(0, LEAD_CHARACTERS));
}

function text(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? normalizeText(first.trim()) : '';
}
