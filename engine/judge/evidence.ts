import type { PageDocument } from '../model/page.ts';
import type { Prospect } from '../model/prospect.ts';
import { pageContextOf } from './features/page-context.ts';
import { profileOf } from './features/profile.ts';
import { rarityOf } from './features/word-rarity.ts';
import { readPage } from './page/read-page.ts';
import { companyForms } from './ties/company-forms.ts';
import { companyFinderFor } from './ties/find-company.ts';
import { addSetFeatures } from './ties/set-features.ts';
import { pageEvidence, type PageEvidence } from './ties/page-features.ts';

export function evidenceOf(prospect: Prospect, documents: readonly PageDocument[]): readonly PageEvidence[] {
  const profile = profileOf(prospect);
  const contexts = documents.map((document) => pageContextOf(readPage(document), profile.names));
  const rarity = rarityOf(contexts.map(({ stems }) => stems));
  const find = companyFinderFor(companyForms(profile));
  const pages = contexts.map((context) => pageEvidence(context, profile, rarity, find));
  addSetFeatures(pages, profile, rarity);
  return pages;
}
