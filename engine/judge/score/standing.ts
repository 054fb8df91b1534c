import type { Verdict } from '../../model/judgement.ts';
import type { Feature } from '../features/feature.ts';
import type { WeighablePage } from '../page-features/page-features.ts';
import { probabilityOf } from './fitted-model.ts';
import {
  CONFIRMED_MIN,
  OTHER_CEILING,
  POSSIBLE_CEILING,
  relevanceOf,
  type Relevance,
} from './relevance-scale.ts';
import { ABOUTNESS_MIDDLE, ABOUTNESS_SHIFT } from './relevance-weights.ts';

type Certainty = {
  /** Calibrated log-odds that the page is about the prospect. */
  readonly identity: number;
  /** Log-odds that it is about the person it names; `null` for a bare search result, which is too short to tell. */
  readonly aboutness: number | null;
  readonly confirmedMin: number;
  /** The highest verdict that the evidence allows, whatever the number. */
  readonly ceiling: Verdict;
};

const CERTAINTY_POWER = 4;

/**
 * Percent and verdict. Identity alone decides whether a page is confirmed; within its verdict a page about the person stands
 * above one that mentions them, the more so the surer it is (docs/decisions/068).
 */
export function standingOf({ identity, aboutness, confirmedMin, ceiling }: Certainty): Relevance {
  const shift = aboutness === null ? 0 : ABOUTNESS_SHIFT * (aboutness - ABOUTNESS_MIDDLE);
  const logOdds = identity + shift * probabilityOf(identity) ** CERTAINTY_POWER;
  if (ceiling === 'other') return relevanceOf(Math.min(OTHER_CEILING, logOdds));
  const isConfirmed = ceiling === 'confirmed' && identity >= confirmedMin;
  return relevanceOf(
    isConfirmed ? Math.max(CONFIRMED_MIN, logOdds) : Math.min(POSSIBLE_CEILING, logOdds),
  );
}

const DIRECTORY_MAX = 0.9;

/** An employer stated this plainly, with nothing of the prospect's company on the page, is another life. */
const PLAIN_EMPLOYER_MIN = 0.7;

/**
 * A page without a trace of the name, or one that gives the person another employer and nothing of the prospect's company, is
 * somebody else's; one that names them only in a teaser, lets no reader in, or lists everybody of the name, confirms nothing.
 */
export function pageCeiling({ evidence, features }: WeighablePage): Verdict {
  if (features['name-absent'] > 0) return 'other';
  if (evidence.all.length === 0) return 'possible';
  const isElsewhere =
    features['unknown-employer'] >= PLAIN_EMPLOYER_MIN && evidence.companies.length === 0;
  if (isElsewhere && features['own-site'] === 0) return 'other';
  return features.wall > 0 || features.directory >= DIRECTORY_MAX ? 'possible' : 'confirmed';
}

/** Strengths from which a kind of evidence counts. */
const COMPANY_MIN = 0.5;
const ROLE_NAMED_MIN = 0.2;
const ROLE_WORDS_MIN = 0.5;
const NOTES_SHARE_MIN = 0.3;
const NOTES_RARITY_MIN = 0.15;
const FIELD_MIN = 0.4;
const ALL_WORDS = 1;

/**
 * A bare search result is confirmed only by two kinds of evidence: the company, the role, the notes; or by the notes in the
 * prospect's field. One kind with neighbours confirms namesakes of one trade.
 */
export function searchResultCeiling(features: readonly Feature[]): Verdict {
  const has = (name: Feature['name'], least: number): boolean =>
    features.some((feature) => feature.name === name && feature.strength >= least);
  const hasCompany =
    has('company-named', COMPANY_MIN) ||
    has('company-words', ALL_WORDS) ||
    has('company-site', COMPANY_MIN) ||
    has('former-company', COMPANY_MIN);
  const hasRole = has('role-named', ROLE_NAMED_MIN) || has('role-words', ROLE_WORDS_MIN);
  const hasNotes = has('note-words', NOTES_SHARE_MIN) || has('note-rare-words', NOTES_RARITY_MIN);
  const kinds = [hasCompany, hasRole, hasNotes].filter(Boolean).length;
  const isFirm =
    kinds > 1 || (hasNotes && has('same-field', FIELD_MIN)) || has('same-profile', ALL_WORDS);
  return isFirm ? 'confirmed' : 'possible';
}
