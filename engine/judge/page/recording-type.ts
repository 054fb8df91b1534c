// Whether a page is a podcast's or a video's.
import { VIDEO_HOSTS, PODCAST_HOSTS } from '../../lexicon/pages/hosts.ts';
import {
  LISTENED,
  LISTENING_SERVICES,
  RUNNING_TIME,
  VIDEO_TEXT,
  PODCAST_TEXT,
  VIDEO_TITLE,
  PODCAST_TITLE,
} from '../../lexicon/pages/page-types.ts';
import { GUEST_LABELS, MODERATOR_LABELS } from '../../lexicon/people/speakers.ts';
import type { ContentType } from '../../model/judgement.ts';
import { normalizeText } from '../../text/normalize.ts';
import { registrableDomain } from '../../url/address.ts';
import { hostLabelType, pathPartType, pathType } from './address-type.ts';
import type { ParsedPage, Passage } from './parse-page.ts';

type Rule = (page: ParsedPage) => ContentType | null;

/**
 * Whether a page is a podcast's or a video's; `null` when it is neither. The first rule that knows decides: the host, what
 * the page declares, its title, its text, its address. A player in the text never makes a video: most news items have one.
 */
export function recordingTypeOf(page: ParsedPage): 'podcast' | 'video' | null {
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

function byMediaHost({ address }: ParsedPage): ContentType | null {
  if (isUnderListedPath(PODCAST_HOSTS, address)) return 'podcast';
  return isUnderListedPath(VIDEO_HOSTS, address) ? 'video' : null;
}

function isUnderListedPath(
  hosts: ReadonlyMap<string, string>,
  { host, path }: ParsedPage['address'],
): boolean {
  const start = hosts.get(host) ?? hosts.get(registrableDomain(host));
  return start !== undefined && path.includes(start);
}

function byDeclaration({ document }: ParsedPage): ContentType | null {
  const type = metadataText(document.metadata['og:type']);
  if (type.startsWith('video')) return 'video';
  if (type.startsWith('music.') || type.includes('podcast') || type.includes('audio'))
    return 'podcast';
  const section = metadataText(
    document.metadata['article:section'] ?? document.metadata['articleSection'],
  );
  const declared = pathPartType(section);
  return declared === 'podcast' || declared === 'video' ? declared : null;
}

function byMediaTitle({ document, title: plain }: ParsedPage): ContentType | null {
  const title = normalizeText(plain)
    .replaceAll(/[^\p{L}\d:.[\]()]+/gu, ' ')
    .trim();
  const site = metadataText(document.metadata['og:site_name'] ?? document.metadata['ogSiteName']);
  if (PODCAST_TITLE.test(title) || site.includes('podcast')) return 'podcast';
  return VIDEO_TITLE.test(title) ? 'video' : null;
}

function byHostLabel({ address }: ParsedPage): ContentType | null {
  if (address.host.includes('podcast')) return 'podcast';
  return hostLabelType(address.host);
}

/** The last part of the path that names a kind decides: `/news/podcasts/` holds podcasts. */
function byPath({ address }: ParsedPage): ContentType | null {
  const type = pathType(address.path);
  return type === 'podcast' || type === 'video' ? type : null;
}

function byMediaText(page: ParsedPage): ContentType | null {
  const lead = normalizeText(
    beginningOf(page.passages.filter(({ zone }) => zone !== 'title' && zone !== 'aside')),
  );
  if (PODCAST_TEXT.test(lead)) return 'podcast';
  if (VIDEO_TEXT.test(lead)) return 'video';
  const hasChapters = isInChapters(page);
  if (isListenedTo(lead, hasChapters, page) || isHosted(page)) return 'podcast';
  return hasChapters ? 'video' : null;
}

/** Characters at the start of a page that are searched for its kind. */
const LEAD_CHARACTERS = 1500;

/** Does the beginning of a page name services it can be heard on, or say 'listen', beside chapters, its length or a transcript? */
function isListenedTo(lead: string, hasChapters: boolean, page: ParsedPage): boolean {
  const services = new Set(lead.match(LISTENING_SERVICES)).size;
  const isListened = LISTENED.test(lead);
  if (hasChapters && (isListened || services > 0)) return true;
  if (services < (isListened ? 1 : 2)) return false;
  return RUNNING_TIME.test(lead) || isConversation(page);
}

/** Lines at the start of a page among which show notes say who speaks, and for how long. */
const NOTE_LINES_MAX = 12;
const NOTE_WORDS_MAX = 6;

/** A length: '42:10', '1:02:33'. */
const DURATION = /(?<![\d:])\d{1,3}:[0-5]\d(?::[0-5]\d)?(?![\d:])/u;
/** The number of an episode at the head of its title: '#12', 'No. 7', 'S2E5', '第12回'. */
const NUMBERED =
  /^(?:#|no\.? |nr\.? |n[ºo°] ?)\d{1,4}(?!\d)|^s\d{1,2} ?[e·.:x] ?\d{1,3}|^第 ?\d{1,4} ?[回期集]|^제 ?\d{1,4} ?[회화]/u;
/** A sound file: 'episode.mp3?dl=1'. */
const AUDIO_FILE = /\.(?:mp3|m4a|ogg|opus|aac)(?:[?#)\s"]|$)/iu;

/** Is the page show notes without the word: with a host and a guest, or a sound file, beside a length or a number? */
function isHosted({ document, passages, title }: ParsedPage): boolean {
  const notes = passages.filter(({ zone }) => zone !== 'title').slice(0, NOTE_LINES_MAX);
  const short = notes.filter(({ words }) => words.length <= NOTE_WORDS_MAX);
  const lines = short.map(({ text: line }) => normalizeText(line));
  const isTimed = lines.some((line) => DURATION.test(line) || RUNNING_TIME.test(line));
  if (!isTimed && !NUMBERED.test(normalizeText(title))) return false;
  const hasVoices = [MODERATOR_LABELS, GUEST_LABELS].every((labels) =>
    short.some(({ text: line }) => isLabelled(line, labels)),
  );
  return hasVoices || AUDIO_FILE.test(document.markdown.slice(0, PAGE_START_CHARACTERS));
}

/** A name begins with a capital, or has none in its script. */
const NAME_AFTER_COLON = /^\s*[\p{Lu}\p{Lo}]/u;

/** Does a label of a recording head a name: 'Host: Jo Marsh', but not 'Guests: forty'? */
function isLabelled(line: string, labels: ReadonlySet<string>): boolean {
  const colon = line.search(/[:：]/u);
  const label = normalizeText(line.slice(0, Math.max(0, colon))).split(/\s+/u);
  return label.some((word) => labels.has(word)) && NAME_AFTER_COLON.test(line.slice(colon + 1));
}

/** Characters of a page's Markdown in which its player is. */
const PAGE_START_CHARACTERS = 5000;

/** Lines of a page searched for chapters and speakers. */
const LINES_MAX = 400;

/** A line that begins with a time: '12:40 What auditors ask'. */
const CHAPTER = /^\W{0,3}(?:\d{1,2}:)?\d{1,2}:\d{2}(?!\d)/u;
/** The chapter that begins at nought: '0:00 Welcome'. */
const FIRST_CHAPTER = /^\W{0,3}(?:0?0:)?0?0:\d{2}(?!\d)/u;
const CHAPTERS_MIN = 3;

/** Is the page in chapters, which count from nought? The hours of an agenda do not. */
function isInChapters({ passages }: ParsedPage): boolean {
  const marked = passages.slice(0, LINES_MAX).filter(({ text: line }) => CHAPTER.test(line));
  return marked.length >= CHAPTERS_MIN && FIRST_CHAPTER.test(marked[0]?.text ?? '');
}

/** A line that begins with who speaks: 'Jane Doe: …'. */
const SPEAKER = /^\p{Lu}[\p{L}. '’-]{0,30}: /u;

/** Lines that begin with who speaks, from which a text is a conversation. */
const DIALOGUE_LINES_MIN = 3;

function isConversation({ passages }: ParsedPage): boolean {
  const lines = passages.slice(0, LINES_MAX);
  return lines.filter(({ text: line }) => SPEAKER.test(line)).length >= DIALOGUE_LINES_MIN;
}

/** The first characters of some passages. */
export function beginningOf(passages: readonly Passage[]): string {
  let start = '';
  for (const { text: line } of passages) {
    if (start.length >= LEAD_CHARACTERS) break;
    start += `${line.slice(0, LEAD_CHARACTERS)}\n`;
  }
  return start.slice(0, LEAD_CHARACTERS);
}

function metadataText(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? normalizeText(first.trim()) : '';
}
