import { useQuery } from '@tanstack/react-query';
import { Copy, Scale } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { foundWith, type ReportDocument } from '#engine';
import { useBackend } from '../../backend/backend.ts';
import { queries } from '../../backend/queries.ts';
import { Button } from '../../ui/button.tsx';
import { copyAndSay } from '../../ui/copy-text.ts';
import { formatDay, plural } from '../../ui/format.ts';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { uiTexts } from '../../ui/texts.ts';
import { privacyTexts } from './texts.ts';

type NoticeFacts = Pick<ReportDocument, 'prospect' | 'foundBy' | 'draft'> & {
  /** Who may have been asked about the employer, as words; '' for nobody. */
  readonly companySources: string;
  /** The catalogues that may have been asked about the person, as words; '' for none. */
  readonly catalogues: string;
  /** ISO 8601; `null` when the day is not known any more. */
  readonly researchedAt: string | null;
  readonly results: readonly { readonly url: string; readonly source: string }[];
  readonly retentionDays: number;
};

const texts = privacyTexts.notice;

type ReportFacts = Omit<NoticeFacts, 'retentionDays'>;

/** The text that informs the person of the research (GDPR, Article 14), ready to copy. */
export function NoticeButton({ facts }: { readonly facts: ReportFacts }): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" icon={Scale} onClick={() => setIsOpen(true)}>
        {texts.action}
      </Button>
      <Dialog
        isOpen={isOpen}
        title={texts.title}
        lead={texts.lead}
        onClose={() => setIsOpen(false)}
      >
        <NoticeBody facts={facts} />
      </Dialog>
    </>
  );
}

function NoticeBody({ facts }: { readonly facts: ReportFacts }): ReactElement {
  const backend = useBackend();
  const { data, error } = useQuery(queries.privacySettings(backend));
  if (!data) {
    return (
      <output className="text-sm text-muted">
        {error ? texts.failed(error.message) : texts.loading}
      </output>
    );
  }
  const text = noticeText({ ...facts, retentionDays: data.retentionDays });
  return (
    <div className="grid gap-3">
      <TextArea label={texts.label} defaultValue={text} />
      <Button variant="primary" icon={Copy} onClick={() => void copy(text)}>
        {texts.copy}
      </Button>
    </div>
  );
}

function copy(text: string): Promise<void> {
  const failed = { title: uiTexts.error, description: texts.copyFailed };
  return copyAndSay(text, { title: texts.copied, tone: 'success' }, failed);
}

/** The information that Article 14 GDPR owes a person. What only the organisation knows is in [brackets]. */
export function noticeText(facts: NoticeFacts): string {
  const { prospect, researchedAt, results, retentionDays } = facts;
  const { name } = prospect;
  const day = researchedAt === null ? '[day of the research]' : formatDay(researchedAt);
  const sources = [...new Set(results.map(({ source }) => source))].map((host) => `- ${host}`);
  return [
    `Dear ${name},`,
    `On ${day} we looked up publicly available information about you in your professional role, and want you to know about it (Article 14 of the General Data Protection Regulation).`,
    'Who we are: [name and address of your organisation, e-mail, telephone]. Our data protection officer: [contact, or delete this sentence].',
    'Why: to learn whether our products for governance, risk and compliance could be of use to you and your employer before we contact you. The legal basis is our legitimate interest in approaching the right people with relevant information (Article 6(1)(f)). [Adapt if another basis applies.]',
    `What: your name, your employer and your role${prospect.email === undefined ? '' : ', your e-mail address'}, and what public pages say about your professional work${describedRole(prospect)}.`,
    sources.length === 0
      ? 'From where: publicly accessible web pages found with a search engine. None was kept.'
      : `From where: publicly accessible web pages found with a search engine, on these sites:\n${sources.join('\n')}`,
    `Who receives it: our sales staff concerned. To search and read the pages we used ${servicesUsed(facts)}, which received your name, the name of your employer and the addresses of the pages. The name of your employer alone may also have gone to Wikidata${sourcesAsked(facts)}. ${cataloguesAsked(facts)}${modelUsed(facts)}[Name the countries these services process data in, and the safeguards.] We do not pass it on otherwise.`,
    `How long: we delete the report after ${plural(retentionDays, 'day', 'days')} at the latest, [and your contact details when …].`,
    'Your rights: you may ask us for access to your data, for their correction, erasure or restriction, and for a copy. You may object to this use at any time, without giving reasons where it serves direct marketing; we then erase the report and do not research you again. You may complain to a supervisory authority, for example [name of yours].',
    'No decision about you is made by automated means alone.',
    '[Your name]',
  ].join('\n\n');
}

/** Free services replace each other, so all of them are named. */
function servicesUsed({ foundBy }: Pick<NoticeFacts, 'foundBy'>): string {
  return foundWith(foundBy) === null
    ? 'the services ScraperAPI, SerpApi and Firecrawl'
    : 'the free services of Firecrawl, Tavily and Exa';
}

/** They learn nothing of the person. */
function sourcesAsked({ companySources }: NoticeFacts): string {
  return companySources === ''
    ? ''
    : `, and your employer's name or web address to ${companySources}`;
}

function cataloguesAsked({ catalogues }: NoticeFacts): string {
  return catalogues === ''
    ? ''
    : `To find what you have said and written, your name and your employer's may have gone to ${catalogues}. `;
}

function modelUsed({ draft }: Pick<NoticeFacts, 'draft'>): string {
  return draft === undefined
    ? ''
    : `To word our message, the language model ${draft.model} on ${draft.host} received your name, your employer, your role and sentences quoted from these pages. `;
}

function describedRole({ position, company }: NoticeFacts['prospect']): string {
  const parts = [position, company].map((part) => part.trim()).filter(Boolean);
  return parts.length === 0 ? '' : ` (as far as known to us: ${parts.join(', ')})`;
}
