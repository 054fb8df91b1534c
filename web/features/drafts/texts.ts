import { hasUnsourced, isCopied, type DraftSentence, type DraftTextName } from '#engine';
import { plural } from '../../ui/format.ts';

/** The texts of drafts, and of the form for the language model that writes them. */
export const draftTexts = {
  form: {
    lead: 'Your own language model turns the proven lines of a brief into a mail. It quotes them; all other words are its own, and names, numbers and dates in them that are in no source are marked. When you ask for a draft, the model receives the name, company, position and notes from the form, what you offer, and quotes from confirmed pages.',
    preset: 'Service',
    baseUrl: 'Address',
    model: 'Model',
    key: 'API key (optional)',
    keyKept: 'One is saved. Leave this empty to keep it.',
    keyNone: 'Local models need none. It is kept in this browser only.',
    offer: 'What you offer (optional)',
    offerHint: 'One sentence. A draft may use its words.',
    language: 'Language of the drafts (optional)',
    languageHint: 'Any language. Left empty, drafts are in English.',
    save: 'Save and test',
    testing: 'Testing…',
    switchOff: 'Switch off',
    works: (model: string): string => `Saved. ${model} answers.`,
    badAddress: 'Please enter an address that starts with http:// or https://.',
    noModel: 'Please enter the name of a model.',
    notStored: 'Your browser could not store this. Allow site data for this page, then save again.',
    notAllowed: (origin: string): string =>
      `This installation does not allow ${origin}. Ask your administrator to add it to the setting MODEL_URLS, then reload this page.`,
  },
  panel: {
    title: 'Draft',
    lead: 'A mail in three tones and a summary around quotes from the brief.',
    draft: (model: string): string => `Draft with ${model}`,
    again: (model: string): string => `Draft again with ${model}`,
    cancel: 'Cancel the draft',
    writing: (model: string): string =>
      `${model} is writing. A local model can take a minute or two.`,
    written: 'The draft is ready.',
    cancelled: 'Cancelled. Nothing was changed.',
    held: 'This draft is not saved yet because the research did not finish. Save the report to keep it.',
    untouched: 'The brief is unchanged.',
  },
  view: {
    tabs: 'Tone of the mail',
    summary: 'Summary',
    lines: 'Lines it quotes',
    fits: 'Best fit for what you offer',
    line: (number: string): string => `Line ${number}`,
    source: (host: string): string => `Open the page on ${host} (new tab)`,
    nothing: 'The model wrote nothing here. Draft again, or use an opener from the brief.',
    legend: 'How to read a draft',
    legendQuote: '“Quote”',
    legendQuoteMeaning: 'is on a page, letter for letter',
    legendWords: 'Other words',
    legendWordsMeaning: "are the model's own, or yours once you edit them: check them",
    legendUnsourced: 'Underlined',
    legendUnsourcedMeaning: 'is in no source; its sentence is not copied until you keep it',
    copy: 'Copy',
    copyMail: (tone: string): string => `Copy the mail: ${tone}`,
    copied: (heldBack: number): string =>
      heldBack === 0 ? 'Copied' : `Copied ${withoutText(heldBack)}`,
    without: (heldBack: number): string => `Copies the mail ${withoutText(heldBack)}.`,
    /** 'It took 12 seconds and used 1,262 tokens.', with what the server says of them and of the cost */
    effort: (seconds: number, tokens: number | null, dollars: string | null): string => {
      const took = `It took ${plural(seconds, 'second', 'seconds')}`;
      const used = tokens === null ? null : `used ${plural(tokens, 'token', 'tokens')}`;
      const cost = dollars === null ? null : `cost $${dollars}`;
      if (used !== null && cost !== null) return `${took}, ${used} and ${cost}.`;
      return used === null && cost === null ? `${took}.` : `${took} and ${used ?? cost}.`;
    },
  },
  sentence: {
    place: (number: number, name: DraftTextName): string =>
      name === 'summary' ? `sentence ${number} of the summary` : `sentence ${number}`,
    edit: (place: string): string => `Edit ${place}`,
    editor: (place: string): string => `Text of ${place}`,
    editorHint: 'A quote stays a quote as long as you leave every letter of it.',
    save: 'Save',
    cancel: 'Cancel',
    keep: 'Keep this sentence',
    leaveOut: 'Leave out',
    undo: 'Undo',
    chosen: (choice: string, place: string): string => `${choice} (${place})`,
    noSource: ' (in no source)',
    missingQuote: (number: string): string => `[there is no quote ${number}]`,
    held: (named: readonly string[]): string => `${listed(named)} in no source. Not copied.`,
    kept: (named: readonly string[]): string => `${listed(named)} in no source. Kept by you.`,
    lacksQuote: 'It asks for a quote that does not exist. Not copied: edit it to use it.',
    leftOut: 'Left out by you.',
    edited: 'Edited by you.',
  },
} as const;

function withoutText(heldBack: number): string {
  return heldBack === 1
    ? 'without 1 sentence that names something in no source'
    : `without ${heldBack} sentences that name things in no source`;
}

/** '“Lisbon” stands' or '“Lisbon” and “2019” stand' */
function listed(named: readonly string[]): string {
  const quoted = named.map((each) => `“${each.trim()}”`);
  const last = quoted.at(-1) ?? '';
  return quoted.length < 2 ? `${last} is` : `${quoted.slice(0, -1).join(', ')} and ${last} are`;
}

/** What is said when the user has decided about a sentence, or written it anew. */
export function changeText(sentence: DraftSentence): string {
  const { choice, parts } = sentence;
  if (choice === 'left out') return draftTexts.sentence.leftOut;
  const named = parts.flatMap((part) => (part.kind === 'unsourced' ? [part.text] : []));
  if (hasUnsourced(sentence)) {
    return choice === 'kept' ? draftTexts.sentence.kept(named) : draftTexts.sentence.held(named);
  }
  return isCopied(sentence) ? 'The sentence is part of the copy.' : draftTexts.sentence.lacksQuote;
}

/** What the field for the language offers; it takes any other. */
export const DRAFT_LANGUAGES: readonly string[] = [
  'English',
  'German',
  'French',
  'Spanish',
  'Portuguese',
  'Italian',
  'Dutch',
  'Polish',
  'Czech',
  'Swedish',
  'Danish',
  'Norwegian',
  'Finnish',
  'Hungarian',
  'Romanian',
  'Greek',
  'Turkish',
  'Ukrainian',
  'Arabic',
  'Hebrew',
  'Hindi',
  'Japanese',
  'Chinese',
  'Korean',
];

/** Servers that speak the language of OpenAI's, with the address each has unless it was changed. */
export const MODEL_PRESETS = [
  { name: 'Ollama', baseUrl: 'http://localhost:11434/v1' },
  { name: 'LM Studio', baseUrl: 'http://localhost:1234/v1' },
  { name: 'llama.cpp server', baseUrl: 'http://localhost:8080/v1' },
  { name: 'OpenAI', baseUrl: 'https://api.openai.com/v1' },
  { name: 'OpenRouter', baseUrl: 'https://openrouter.ai/api/v1' },
  { name: 'Other (OpenAI-compatible)', baseUrl: '' },
] as const;
