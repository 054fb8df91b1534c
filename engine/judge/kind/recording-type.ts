import type { ContentType } from '../../model/judgement.ts';
import { normalizeText } from '../../text/normalize.ts';
import { registrableDomain } from '../../url/address.ts';
import type { ReadPage } from '../page/read-page.ts';
import { DIALOGUE_LINES_MIN, LEAD_CHARACTERS, LINES_MAX } from './news-weights.ts';
import { pathType } from './path-type.ts';
import { HOST_LABELS, PATH_PARTS, PODCAST_TITLE, VIDEO_TITLE } from './type-cues.ts';

/** Hosts that carry podcasts and nothing else, or nothing else under the given path. `''` is any path. */
const PODCAST_HOSTS: ReadonlyMap<string, string> = new Map([
  ['podcasts.apple.com', ''],
  ['open.spotify.com', '/episode/'],
  ['podcasters.spotify.com', ''],
  ['creators.spotify.com', '/pod/'],
  ['podcasts.google.com', ''],
  ['libsyn.com', ''],
  ['buzzsprout.com', ''],
  ['simplecast.com', ''],
  ['megaphone.fm', ''],
  ['acast.com', ''],
  ['transistor.fm', ''],
  ['podbean.com', ''],
  ['soundcloud.com', ''],
  ['anchor.fm', ''],
  ['captivate.fm', ''],
  ['castos.com', ''],
  ['fireside.fm', ''],
  ['spreaker.com', ''],
  ['blubrry.com', ''],
  ['audioboom.com', ''],
  ['redcircle.com', ''],
  ['rss.com', '/podcasts/'],
  ['player.fm', ''],
  ['stitcher.com', ''],
  ['overcast.fm', ''],
  ['pca.st', ''],
  ['pocketcasts.com', ''],
  ['castbox.fm', ''],
  ['iheart.com', '/podcast/'],
  ['music.amazon.com', '/podcasts/'],
  ['audible.com', '/podcast/'],
  ['deezer.com', '/episode/'],
  ['tunein.com', '/podcasts/'],
  ['podchaser.com', ''],
  ['podtail.com', ''],
  ['listennotes.com', ''],
  ['podcastaddict.com', ''],
  ['podigee.io', ''],
  ['podcast.de', ''],
  ['fyyd.de', ''],
  ['ivoox.com', ''],
  ['ausha.co', ''],
  ['zencastr.com', ''],
  ['omny.fm', ''],
  ['art19.com', ''],
  ['podplay.com', ''],
  ['podme.com', ''],
  ['springcast.fm', ''],
]);

/** Hosts that carry videos, webcasts and recorded talks. */
const VIDEO_HOSTS: ReadonlyMap<string, string> = new Map([
  ['youtube.com', ''],
  ['youtu.be', ''],
  ['vimeo.com', ''],
  ['wistia.com', ''],
  ['wistia.net', ''],
  ['wi.st', ''],
  ['ted.com', '/talks/'],
  ['c-span.org', ''],
  ['brighttalk.com', ''],
  ['dailymotion.com', ''],
  ['dai.ly', ''],
  ['rumble.com', ''],
  ['twitch.tv', ''],
  ['loom.com', '/share/'],
  ['vidyard.com', ''],
  ['brightcove.net', ''],
  ['kaltura.com', ''],
  ['on24.com', ''],
  ['panopto.com', ''],
  ['livestream.com', ''],
  ['slideslive.com', ''],
  ['infoq.com', '/presentations/'],
  ['media.ccc.de', ''],
  ['tiktok.com', ''],
  ['facebook.com', '/watch'],
  ['streamable.com', ''],
  ['bitchute.com', ''],
  ['odysee.com', ''],
  ['peertube.tv', ''],
  ['nexxt.tv', ''],
  ['ardmediathek.de', ''],
  ['zdf.de', '/video'],
]);

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
  if (VIDEO_TEXT.test(lead)) return 'video';
  const hasChapters = isInChapters(page);
  if (isHeard(lead, hasChapters, isConversation(page))) return 'podcast';
  return hasChapters ? 'video' : null;
}

const SERVICES =
  /(?<!\p{L})(?:spotify|apple podcasts?|amazon music|rss|mp3|soundcloud|deezer|overcast|pocket casts|castbox|podimo|youtube music|google podcasts|jiosaavn|anghami)(?!\p{L})/gu;
const LISTENED =
  /(?<!\p{L})(?:podcast\p{L}{0,4}|podkast\p{L}{0,4}|listen|anhoren|reinhoren|ecouter|escuchar|escucha|ouvir|ouca|ascolta|luister|lyssna|lyt|lytt|kuuntele|odtworz|posluchaj|poslechnout|hallgat|hallgasd|dinle|slukhati|slushat)(?!\p{L})|ポッドキャスト|聴く|播客|收听|팟캐스트|듣기|بودكاست|استمع/u;
const LENGTH =
  /(?<![\d.,])\d{1,3} ?(?:min|mins|minutes?|minuten|minuti|minutos|minuter|minutter|minuuttia|minut\p{L}?|perc|dk|dakika|hv|khv|分|분|دقيقة)(?!\p{L})/u;

/** Where a page names the services it can be heard on, or says 'listen', beside its length or what is said in it. */
function isHeard(lead: string, hasChapters: boolean, isTranscript: boolean): boolean {
  const services = new Set(lead.match(SERVICES)).size;
  const isListened = LISTENED.test(lead);
  if (hasChapters && (isListened || services > 0)) return true;
  return (services > 1 || (services > 0 && isListened)) && (isTranscript || LENGTH.test(lead));
}

const CHAPTER = /^\W{0,3}(?:\d{1,2}:)?\d{1,2}:\d{2}(?!\d)/u;
const FIRST_CHAPTER = /^\W{0,3}(?:0?0:)?0?0:\d{2}(?!\d)/u;
const CHAPTERS_MIN = 3;

/** Chapters count from nought; the hours of an agenda do not. */
function isInChapters({ passages }: ReadPage): boolean {
  const marked = passages.slice(0, LINES_MAX).filter(({ text: line }) => CHAPTER.test(line));
  return marked.length >= CHAPTERS_MIN && FIRST_CHAPTER.test(marked[0]?.text ?? '');
}

const SPEAKER = /^\p{Lu}[\p{L}. '’-]{0,30}: /u;

function isConversation({ passages }: ReadPage): boolean {
  const lines = passages.slice(0, LINES_MAX);
  return lines.filter(({ text: line }) => SPEAKER.test(line)).length >= DIALOGUE_LINES_MIN;
}

function leadText({ passages }: ReadPage): string {
  let start = '';
  for (const { zone, text: line } of passages) {
    if (start.length >= LEAD_CHARACTERS) break;
    if (zone !== 'title' && zone !== 'aside') start += `${line.slice(0, LEAD_CHARACTERS)}\n`;
  }
  return normalizeText(start.slice(0, LEAD_CHARACTERS));
}

function text(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? normalizeText(first.trim()) : '';
}
