import type { AboutnessFeature } from '../page-features/aboutness.ts';
import type { PageFeature } from '../page-features/page-feature.ts';
import type { Calibration, FittedModel } from './fitted-model.ts';
import { ABOUTNESS_FEATURES } from '../page-features/aboutness.ts';
import { PAGE_FEATURES } from '../page-features/page-feature.ts';
const zero = { sign: 'for', weight: 0, spread: 0, cost: 0 } as const;
export const PAGE_MODEL = { bias: 0, weights: Object.fromEntries(PAGE_FEATURES.map((n) => [n, zero])) } as unknown as FittedModel<PageFeature>;
export const ABOUTNESS_MODEL = { bias: 0, weights: Object.fromEntries(ABOUTNESS_FEATURES.map((n) => [n, zero])) } as unknown as FittedModel<AboutnessFeature>;
export const PAGE_CALIBRATION: Calibration = { slope: 1, offset: 0, confirmedMin: 3 };
