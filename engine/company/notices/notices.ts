import { SERVICE_LABELS } from '../../messages/service-messages.ts';
import type { CompanyFact } from '../../model/company-fact.ts';
import { isoDay } from '../../model/time.ts';
import { withoutLegalForm } from '../../names/companies/company-name-parts.ts';
import type { RequestGate } from '../../services/http/request-gate.ts';
import type { OfficialNotice, NoticeBoard } from '../../services/notices/notice-board.ts';
import { oneLine } from '../../text/normalize.ts';
import { webAddress } from '../../url/web-address.ts';
import { isWithinDays, type CompanySource, type LegalNames } from '../company-source.ts';
import { namesHostOf } from '../identity/company-names.ts';
import { countryOfDomain, namedCompany } from '../identity/whose-record.ts';
import { namesCompany, noticeNames } from './names-company.ts';

/** An older notice is history. */
const AGE_MAX_DAYS = 730;
const NOTICES_MAX = 3;
/** A longer summary is an article. */
const QUOTE_CHARACTERS_MAX = 600;

/** What one country's authorities published about the company within two years, by its whole legal name, or a bare one at home. */
export function createNotices(
  board: NoticeBoard,
  gate: RequestGate,
  legalNames: LegalNames,
): CompanySource {
  return {
    name: board.name,
    isAskedByName: true,
    async ask(company, call) {
      const { name, otherNames, domain } = await namedCompany(company);
      const registered = await legalNames(company, call);
      const isOwnCountry = countryOfDomain(domain) === board.country;
      const names = noticeNames([name, ...otherNames, ...registered], isOwnCountry);
      if (names.full.length + names.bare.length === 0) return [];
      const notices = await gate.pass(
        board.name,
        (signal) => board.find(withoutLegalForm(name), signal),
        call.signal,
      );
      return notices
        .filter(({ title, summary, publishedOn, url }) => {
          const isNamed = [title, summary].some((text) => namesCompany(text, names));
          const isRecent =
            publishedOn !== null && isWithinDays(publishedOn, AGE_MAX_DAYS, call.now);
          return isNamed && isRecent && webAddress(url) !== null;
        })
        .slice(0, NOTICES_MAX)
        .map((notice) => factOn(notice, { board, domain, now: call.now }));
    },
  };
}

type Published = { readonly board: NoticeBoard; readonly domain: string; readonly now: Date };

function factOn(
  { title, summary, type, authorities, url, publishedOn }: OfficialNotice,
  { board, domain, now }: Published,
): CompanyFact {
  const source = SERVICE_LABELS[board.name];
  const by = authorities.length === 0 ? '' : ` by ${oneLine(authorities.join(', '))}`;
  const kind = oneLine(type) === '' ? '' : `, ${oneLine(type)}`;
  const quote = oneLine(summary, QUOTE_CHARACTERS_MAX + 1);
  return {
    kind: 'notice',
    text: `${source} publishes ‘${oneLine(title)}’ (${`${kind}${by}`.replace(/^,? /u, '')}).`.replace(
      ' ()',
      '',
    ),
    quote: quote.length > QUOTE_CHARACTERS_MAX ? '' : quote,
    source: { name: source, url: webAddress(url)?.href ?? '' },
    happenedOn: publishedOn === null ? null : { day: publishedOn, precision: 'day' },
    observedOn: isoDay(now),
    certainty: namesHostOf(summary, domain) ? 'same' : 'likely',
  };
}
