import { CROSS_PAGE_FEATURES, SEARCH_RESULT_FEATURES, type CrossPageFeature, type SearchResultFeature } from './search-result-feature.ts';
import type { Calibration, FittedModel } from './fitted-model.ts';
const zero = { sign: 'for', weight: 0, spread: 0, cost: 0 } as const;
export const SEARCH_RESULT_MODEL = { bias: 0, weights: Object.fromEntries(SEARCH_RESULT_FEATURES.map((n) => [n, zero])) } as unknown as FittedModel<SearchResultFeature>;
export const CROSS_PAGE_MODEL = { bias: 0, weights: Object.fromEntries(CROSS_PAGE_FEATURES.map((n) => [n, zero])) } as unknown as FittedModel<CrossPageFeature>;
export const SEARCH_RESULT_CALIBRATION: Calibration = { slope: 1, offset: 0, confirmedMin: 3 };
