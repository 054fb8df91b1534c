import { wordListOf } from '../../text/words.ts';
import {
  COMPANY_WORDS_MAX,
  PERSON_NAME_WORDS_MAX,
  PHONE_DIGITS_MIN,
  bareName,
  isName,
  isOrganisation,
  isPostNominal,
  withoutPronouns,
  isRole,
} from './name-line.ts';

/** A part of a pasted line and what it seems to be. `other` is a company's name at best. */
export type Piece = {
  readonly kind: 'name' | 'position' | 'company' | 'other';
  readonly text: string;
};

const SEPARATOR = / (?:[-–—|·•]|::|\/\/) |\t/u;
const COMPANY_PREPOSITION = / (?:at|@|bei|chez|bij|hos|presso|en) /u;
const IN_BRACKETS = /^([^()]{3,100}) \(([^()]{2,100})\)$/u;
const FIELD_LABEL =
  /^(full name|name|company|organi[sz]ation|employer|firma|title|job title|position|role|function|funktion)\s?:\s?/iu;
const PHONE_LABEL =
  /^(?:t|m|p|f|d|tel|telefon|telephone|téléphone|phone|mobile|mobil|cell|direct|office|fax|zentrale|ph|whatsapp)\b[.:]?/iu;
const GREETING =
  /^(?:best|kind|warm|many|with)?\s?(?:regards|wishes|thanks|greetings)?\s?(?:best|cheers|thanks|thank you|sincerely|yours (?:sincerely|truly|faithfully)|mit freundlichen grüßen|viele grüße|beste grüße|freundliche grüße|cordialement|bien cordialement|saludos|un saludo|cordiali saluti|atenciosamente|met vriendelijke groet|med vennlig hilsen|--)?\s?[,.!-]?$/iu;
const DIGITS = /\d/gu;
const SENTENCE_END = /[.!?]$/u;
const FIELD_KINDS: Readonly<Record<string, Piece['kind']>> = {
  'full name': 'name',
  name: 'name',
  company: 'company',
  organisation: 'company',
  organization: 'company',
  employer: 'company',
  firma: 'company',
};

/** What a line without its addresses says, in its order; nothing for greetings, telephone numbers and postal addresses. */
export function piecesOf(line: string): readonly Piece[] {
  if (line === '' || GREETING.test(line)) return [];
  const label = FIELD_LABEL.exec(line);
  if (label !== null) {
    const text = line.slice(label[0].length).trim();
    const kind = FIELD_KINDS[label[1]?.toLowerCase() ?? ''] ?? 'position';
    return text === '' ? [] : [{ kind, text }];
  }
  return withoutPronouns(line)
    .split(SEPARATOR)
    .flatMap((part) => piecesOfPart(part.trim()));
}

function piecesOfPart(part: string): readonly Piece[] {
  if (part === '' || isNumberLine(part) || isPostNominal(part)) return [];
  return employedPieces(part) ?? bracketPieces(part) ?? commaPieces(part) ?? [pieceOf(part)];
}

/** 'Jane Doe, CISO at Acme', 'CISO @ Acme', 'Jane Doe bei Acme'. */
function employedPieces(part: string): readonly Piece[] | null {
  const at = COMPANY_PREPOSITION.exec(part);
  if (at === null) return null;
  const left = part.slice(0, at.index).trim();
  const company = part.slice(at.index + at[0].length).trim();
  if (company === '' || wordListOf(company).length > COMPANY_WORDS_MAX) return null;
  const person = personPieces(left);
  return person === null ? null : [...person, { kind: 'company', text: company }];
}

/** 'Jane Doe', 'CISO' or 'Jane Doe, Head of Risk, Compliance and Audit': what comes before ' at '. */
function personPieces(text: string): readonly Piece[] | null {
  const whole = pieceOf(bareName(text));
  if (whole.kind === 'name') return [whole];
  const [name = '', ...title] = bareName(text).split(', ');
  if (isRole(name)) return [{ kind: 'position', text }];
  if (!title.some(isRole) || !isLooseName(name)) return null;
  return [
    { kind: 'name', text: name },
    { kind: 'position', text: title.join(', ') },
  ];
}

/** 'Jane Doe (Acme)'. */
function bracketPieces(part: string): readonly Piece[] | null {
  const [, outside, inside] = IN_BRACKETS.exec(part) ?? [];
  if (outside === undefined || inside === undefined || !isName(outside)) return null;
  return [{ kind: 'name', text: outside }, pieceOf(inside)];
}

/** 'Jane Doe, CISO', 'Jane Doe, CISO, Acme Bank', 'Head of Risk, Acme Bank'; commas inside a title stay. */
function commaPieces(part: string): readonly Piece[] | null {
  const [name = '', ...others] = bareName(part).split(', ');
  const last = others.at(-1);
  if (last === undefined) return null;
  if (isRole(name)) return titlePieces(part, last);
  const isAboutPerson = others.some(isRole) || (isName(name) && isOrganisation(last));
  return isAboutPerson && isLooseName(name)
    ? [{ kind: 'name', text: name }, ...titleAndCompany(others)]
    : null;
}

/** A title, with the company after its last comma if that is one. */
function titlePieces(part: string, last: string): readonly Piece[] {
  if (!isOrganisation(last) || isRole(last)) return [{ kind: 'position', text: part }];
  return [
    { kind: 'position', text: part.slice(0, part.lastIndexOf(',')).trim() },
    { kind: 'company', text: last },
  ];
}

function titleAndCompany(parts: readonly string[]): readonly Piece[] {
  const end = parts.findLastIndex(isRole) + 1;
  const position = parts.slice(0, end).join(', ');
  const company = parts.slice(end).join(', ');
  return [
    ...(position === '' ? [] : [{ kind: 'position', text: position } as const]),
    ...(company === '' ? [] : [{ kind: 'company', text: company } as const]),
  ];
}

function pieceOf(text: string): Piece {
  const name = bareName(text);
  if (isName(name)) return { kind: 'name', text: name };
  const isSentence = SENTENCE_END.test(text) && text.includes(' ');
  return { kind: isRole(text) && !isSentence ? 'position' : 'other', text };
}

/** A name that somebody typed without capitals; only what is around it shows that it is one. */
function isLooseName(text: string): boolean {
  const words = wordListOf(text);
  return words.length > 1 && words.length <= PERSON_NAME_WORDS_MAX && !isRole(text);
}

/** Telephone numbers and postal addresses. */
function isNumberLine(text: string): boolean {
  const digits = text.match(DIGITS)?.length ?? 0;
  return digits >= PHONE_DIGITS_MIN || (digits > 0 && PHONE_LABEL.test(text));
}
