import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { eventExamples } from './fit/event-fit.ts';
import { fitEventWording } from './fit/event-wording-fit.ts';
import { ownPageCases, searchResultCases, sharedPageCases } from './fit/labelled-case.ts';
import {
  eventModelFile,
  MODEL_FILES,
  pageModelFile,
  postModelFile,
  searchResultModelFile,
} from './fit/model-files.ts';
import { pageExamples } from './fit/page-fit.ts';
import { postExamples } from './fit/post-fit.ts';
import { resultCases } from './fit/result-fit.ts';
import { fitSentences, sentenceExamples } from './fit/sentence-fit.ts';

/**
 * `npm run fit -- FOLDER`: fits both models of the judge on the labelled sets of the folder and on the people of `bench`, then
 * the models of sentences, of posts, of the wording of events and of events on the briefs, and writes their weights. The same
 * sets give the same files.
 */
const folder = process.argv[2];
if (folder === undefined) {
  console.error('Name the folder of the labelled sets: npm run fit -- FOLDER');
  process.exit(1);
}
const root = process.cwd();
const cases = [...sharedPageCases(resolve(folder)), ...ownPageCases(join(root, 'bench'))];
console.log(`Whole pages: ${cases.length} searches…`);
writeFileSync(join(root, MODEL_FILES.page), pageModelFile(pageExamples(cases)));
const searches = searchResultCases(resolve(folder));
console.log(`Bare search results: ${searches.length} searches…`);
writeFileSync(join(root, MODEL_FILES.searchResult), searchResultModelFile(resultCases(searches)));
const labelled = sentenceExamples(join(root, 'bench/briefs'));
console.log(`Sentences on posts: ${labelled.length}…`);
writeFileSync(join(root, MODEL_FILES.sentence), `${JSON.stringify(fitSentences(labelled))}\n`);
const posts = postExamples(join(root, 'bench/briefs'));
console.log(`Posts: ${posts.length}…`);
writeFileSync(join(root, MODEL_FILES.post), postModelFile(posts));
const wording = fitEventWording(join(root, 'bench/briefs'));
writeFileSync(join(root, MODEL_FILES.eventWording), `${JSON.stringify(wording.model)}\n`);
const sentences = eventExamples(join(root, 'bench/briefs'), wording);
console.log(`Dated sentences: ${sentences.length}…`);
writeFileSync(join(root, MODEL_FILES.event), eventModelFile(sentences));
console.log('Written to engine; format them with `npm run format`.');
