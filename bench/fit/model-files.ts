import type { WeightSign } from '../../engine/judge/score/fitted-model.ts';
import {
  POST_SIGN_WEIGHTS,
  POST_SIGNS,
} from '../../engine/report/brief/posts/employment/post-sign.ts';
import { EVENT_SIGN_WEIGHTS, EVENT_SIGNS } from '../../engine/report/events/by-date/event-sign.ts';
import { fitEvents } from './event-fit.ts';
import { tableFile, tableOf } from './model-table.ts';
import { aboutnessCosts, aboutnessFolds, identityCosts, identityFolds } from './page-ablation.ts';
import {
  ABOUTNESS_FEATURES,
  ABOUTNESS_SIGNS,
  fitPages,
  PAGE_FEATURES,
  PAGE_SIGNS,
  type PageExample,
} from './page-fit.ts';
import { fitPosts } from './post-fit.ts';
import { resultCosts, resultFolds } from './result-ablation.ts';
import {
  CROSS_PAGE_FEATURES,
  CROSS_PAGE_SIGNS,
  fitResults,
  RESULT_FEATURES,
  RESULT_SIGNS,
  type ResultCase,
} from './result-fit.ts';
import { signCosts, type SignExample, type SignFit, signFolds } from './sign-fit.ts';

/** Where each model stands, from the root of the repository. */
export const MODEL_FILES = {
  page: 'engine/judge/score/page-model.ts',
  searchResult: 'engine/judge/score/search-result-model.ts',
  sentence: 'engine/report/brief/posts/sentence-model/sentence-model.json',
  post: 'engine/report/brief/posts/employment/post-model.ts',
  event: 'engine/report/events/by-date/event-model.ts',
  eventWording: 'engine/report/events/by-date/event-text-model.json',
} as const;

/** The file of the page models, fitted on these pages. */
export function pageModelFile(pages: readonly PageExample[]): string {
  const { identity, aboutness, calibration, unconfirmed } = fitPages(pages);
  return tableFile(
    [
      "import type { AboutnessFeature } from '../page-features/aboutness.ts';",
      "import type { PageFeature } from '../page-features/page-feature.ts';",
      "import type { Calibration, FittedModel, Scaling, ScalingCurve } from './fitted-model.ts';",
    ],
    [
      {
        name: 'PAGE_MODEL',
        comment: 'Is a whole page about the prospect?',
        type: 'FittedModel<PageFeature>',
        value: tableOf({
          names: PAGE_FEATURES,
          signs: PAGE_SIGNS,
          model: identity,
          folds: identityFolds(pages),
          costs: identityCosts(pages),
        }),
      },
      {
        name: 'PAGE_CALIBRATION',
        comment: 'How sure the page model is on pages it has not seen.',
        type: 'Calibration',
        value: calibration,
      },
      {
        name: 'OTHER_PAGES_SCALING',
        comment: 'What the log-odds of somebody else’s pages stand for, on pages it has not seen.',
        type: 'Scaling',
        value: unconfirmed.other,
      },
      {
        name: 'POSSIBLE_PAGES_SCALING',
        comment: 'What those of pages that may be the person’s stand for.',
        type: 'ScalingCurve',
        value: unconfirmed.possible,
      },
      {
        name: 'ABOUTNESS_MODEL',
        comment: 'Is a page about the person it names, or does it mention them?',
        type: 'FittedModel<AboutnessFeature>',
        value: tableOf({
          names: ABOUTNESS_FEATURES,
          signs: ABOUTNESS_SIGNS,
          model: aboutness,
          folds: aboutnessFolds(pages),
          costs: aboutnessCosts(pages),
        }),
      },
    ],
  );
}

/** The file of the models of bare search results, fitted on these searches. */
export function searchResultModelFile(cases: readonly ResultCase[]): string {
  const { own, joined, calibration } = fitResults(cases);
  const folds = resultFolds(cases);
  return tableFile(
    [
      "import type { CrossPageFeature, SearchResultFeature } from '../search-result-features/feature.ts';",
      "import type { Calibration, FittedModel } from './fitted-model.ts';",
    ],
    [
      {
        name: 'SEARCH_RESULT_MODEL',
        comment: 'What a bare search result says by itself.',
        type: 'FittedModel<SearchResultFeature>',
        value: tableOf({
          names: RESULT_FEATURES,
          signs: RESULT_SIGNS,
          model: own,
          folds: folds.map((fold) => fold.own),
          costs: resultCosts(cases),
        }),
      },
      {
        name: 'CROSS_PAGE_MODEL',
        comment: 'How the other results of the search join in.',
        type: 'FittedModel<CrossPageFeature>',
        value: tableOf({
          names: CROSS_PAGE_FEATURES,
          signs: CROSS_PAGE_SIGNS,
          model: joined,
          folds: folds.map((fold) => fold.joined),
          costs: [],
        }),
      },
      {
        name: 'SEARCH_RESULT_CALIBRATION',
        comment: 'How sure the model is on results it has not seen.',
        type: 'Calibration',
        value: calibration,
      },
    ],
  );
}

/** The file of the model of posts, fitted on these. */
export function postModelFile(posts: readonly SignExample[]): string {
  return signModelFile(posts, fitPosts(posts), {
    name: 'POST',
    imports: [
      "import type { Calibration, FittedModel } from '../../../../judge/score/fitted-model.ts';",
      "import type { PostSign } from './post-sign.ts';",
    ],
    comment: 'Is somebody in post who was last seen in it?',
    type: 'FittedModel<PostSign>',
    signs: POST_SIGNS,
    weights: POST_SIGN_WEIGHTS,
    of: 'people',
  });
}

/** The file of the model of dated sentences, fitted on these. */
export function eventModelFile(sentences: readonly SignExample[]): string {
  return signModelFile(sentences, fitEvents(sentences), {
    name: 'EVENT',
    imports: [
      "import type { Calibration, FittedModel } from '../../../judge/score/fitted-model.ts';",
      "import type { EventSign } from './event-sign.ts';",
    ],
    comment: 'Does a dated sentence report an event of the prospect or their company?',
    type: 'FittedModel<EventSign>',
    signs: EVENT_SIGNS,
    weights: EVENT_SIGN_WEIGHTS,
    of: 'sentences',
  });
}

/** What the file of a model of signs says of it; `of` is what its examples are, for a comment. */
type SignModelText<Sign extends string> = {
  readonly name: string;
  readonly imports: readonly string[];
  readonly comment: string;
  readonly type: string;
  readonly signs: readonly Sign[];
  readonly weights: Readonly<Record<Sign, WeightSign>>;
  readonly of: string;
};

function signModelFile<Sign extends string>(
  examples: readonly SignExample[],
  { model, calibration }: SignFit,
  { name, imports, comment, type, signs, weights, of }: SignModelText<Sign>,
): string {
  const order = signs.map((sign) => weights[sign]);
  const value = tableOf({
    names: signs,
    signs: weights,
    model,
    folds: signFolds(examples, order),
    costs: signCosts(examples, order),
  });
  return tableFile(imports, [
    { name: `${name}_MODEL`, comment, type, value },
    {
      name: `${name}_CALIBRATION`,
      comment: `How sure the model is of ${of} it has not seen.`,
      type: 'Calibration',
      value: calibration,
    },
  ]);
}
