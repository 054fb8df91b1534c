import { expect, test } from 'vitest';
import type { ResearchResult } from '../../model/research-event.ts';
import { confirmedPage, MARLOW } from '../../testing/confirmed-page.ts';
import { analyzedPages } from '../sales-signals/analyzed-pages.ts';
import { ownWords } from './own-words.ts';

function saidOn(content: string, more: Partial<ResearchResult>): readonly string[] {
  const pages = analyzedPages(MARLOW, [confirmedPage(content, more)]);
  return ownWords(pages, new Date('2026-11-01')).map(({ line }) => line.text);
}

test('on a page that portrays them, quotations without a speaker are theirs, unless somebody else leads up to them', () => {
  const content = [
    'Tessa Marlow came late to insurance. “I wanted to build boats,” she says.',
    'Her first decision hurt. “I stopped the bonus for volume in my second week.”',
    'The mill manager, Max Roe, likes her. “She picks up the phone at four in the morning.”',
  ].join('\n\n');

  const said = saidOn(content, { title: 'The woman who stopped the bonus' });

  expect(said).toContain('I stopped the bonus for volume in my second week.');
  expect(said.join(' ')).not.toContain('picks up the phone');
});

test('in a portrait, what “we” say after a sentence about others is not theirs', () => {
  const content = [
    'Tessa Marlow came late to insurance. “I wanted to build boats,” she says.',
    'The staff are proud. “We would walk through fire for this place, all 40 of us.”',
  ].join('\n\n');

  const said = saidOn(content, { title: 'Tessa Marlow, boat builder' }).join(' ');

  expect(said).not.toContain('walk through fire');
});
