import { expect, test } from 'vitest';
import { confirmedPage, MARLOW } from '../../testing/confirmed-page.ts';
import { analyzedPages } from '../sales-signals/analyzed-pages.ts';
import { findEvents } from './find-events.ts';

const NOW = new Date('2026-06-20');

function kindsOn(content: string, language = 'en'): readonly string[] {
  const pages = analyzedPages(MARLOW, [confirmedPage(content, { language })]);
  return findEvents(MARLOW, pages, NOW).map(({ kind }) => kind);
}

test.each([
  ['es', 'Quillfeather sacó el 12 de mayo a concurso la plaza de directora de riesgos.', 'hiring'],
  ['es', 'La plaza de auditor de Quillfeather sale a concurso el 12 de mayo.', 'hiring'],
  ['es', 'Quillfeather licitó el 12 de mayo la limpieza de sus oficinas.', 'tender'],
])('%s: a post that is put up for applications is no tender: %s', (language, text, kind) => {
  expect(kindsOn(text, language)).toEqual([kind]);
});

test('whoever has retired has gone, in German, too', () => {
  expect(kindsOn('Tessa Marlow ist Ende Mai in Pension gegangen.', 'de')).toEqual(['departure']);
});

test.each([
  ['Procurement at Quillfeather counted 138 suppliers on 12 May.', 'other'],
  ['Quillfeather spread fine gravel in its yard on 12 May.', 'other'],
  ['On 12 May Quillfeather opened its gates on a fine day.', 'other'],
  ['Quillfeather was hit with a fine on 12 May.', 'fine'],
  ['A fine was imposed on Quillfeather on 12 May.', 'fine'],
  ['The regulator says that Quillfeather paid the fine before 12 May.', 'fine'],
  ['Quillfeather was handed a fine worth £90,000 on 12 May.', 'fine'],
  ['Quillfeather had to pay a fine equal to a tenth of its profit on 12 May.', 'fine'],
  ['At Quillfeather the fine came on 12 May.', 'fine'],
  ['The watchdog made Quillfeather pay its fine before noon on 12 May.', 'fine'],
  ['An unannounced visitor came to Quillfeather on 12 May.', 'other'],
  ['Quillfeather stopped auditing procedures on paper on 12 May.', 'other'],
  ['Mary Brown of Quillfeather bought a narrowboat on 12 May.', 'other'],
])('a word that can mean something else names no kind: %s', (text, kind) => {
  expect(kindsOn(text)).toEqual([kind]);
});

test.each([
  ['de', 'Quillfeather erhielt am 12. Mai Aufschub bis zum Ende des Jahres.', 'other'],
  ['nl', 'Quillfeather kreeg op 12 mei uitstel tot het einde van het jaar.', 'other'],
  ['es', 'Quillfeather recibió el 12 de mayo una prórroga hasta finales del año.', 'other'],
  ['es', 'Quillfeather obtuvo el 12 de mayo el mejor trimestre del año.', 'other'],
  ['pt', 'Quillfeather recebeu a 12 de maio uma resposta até ao fim do ano.', 'other'],
  ['it', 'Quillfeather ha ottenuto il 12 maggio una proroga fino alla fine dell’anno.', 'other'],
  ['pl', 'Quillfeather otrzymał 12 maja odroczenie do końca roku.', 'other'],
  ['da', 'Quillfeather vandt kampen den 12. maj og fik en klem.', 'other'],
  ['es', 'Un corte de luz paralizó Quillfeather el 12 de mayo.', 'other'],
  ['de', 'Quillfeather wurde am 12. Mai Unternehmen des Jahres.', 'award'],
  ['es', 'Quillfeather fue elegida el 12 de mayo empresa del año.', 'award'],
  ['pt', 'Quillfeather publicou a 12 de maio os benefícios fiscais dos sócios.', 'other'],
])('%s: a year or a match won is no award, and a tax no audit: %s', (language, text, kind) => {
  expect(kindsOn(text, language)).toEqual([kind]);
});

test.each([
  ['Quillfeather opened its new Leeds office on 12 May.', 'expansion'],
  ['Quillfeather opened in Leeds a second office on 12 May.', 'expansion'],
  ['Quillfeather opened the season at its Leeds office on 12 May.', 'other'],
  ['The watchdog opened an inquiry into the Quillfeather office on 12 May.', 'investigation'],
  ['Quillfeather opened its Leeds office on 12 May after a fire at its depot.', 'expansion'],
  ['On 12 May the fire at the Quillfeather depot began again.', 'breach'],
])('what is opened, and not where, names the kind: %s', (text, kind) => {
  expect(kindsOn(text)).toEqual([kind]);
});

test.each([
  ['de', 'Quillfeather weihte am 12. Mai das Denkmal im Werk ein.'],
  ['de', 'Quillfeather weihte am 12. Mai das Denkmal in ihrem Werk ein.'],
  ['fr', 'Quillfeather a ouvert la saison à l’usine le 12 mai.'],
  ['fr', 'Quillfeather a ouvert la saison à son siège le 12 mai.'],
  ['it', 'Quillfeather ha aperto la stagione nell’ufficio il 12 maggio.'],
  ['nl', 'Quillfeather opende op 12 mei het seizoen op zijn kantoor.'],
])('%s: what is opened at a place is no new place: %s', (language, text) => {
  expect(kindsOn(text, language)).toEqual(['other']);
});

test.each([
  ['The regulator issued a reprimand to Quillfeather on 12 May.', 'fine'],
  ['The watchdog served an improvement notice on Quillfeather on 12 May.', 'fine'],
  ['The High Court on 12 May found against Quillfeather over a lease.', 'litigation'],
  ['A customer filed a complaint against Quillfeather in a federal court on 12 May.', 'litigation'],
  ['Quillfeather called in the administrators on 12 May.', 'restructuring'],
  ['The Environment Agency on 12 May told Quillfeather to clear the ditch.', 'investigation'],
])('what an authority orders is a sanction, and what a court finds a case: %s', (text, kind) => {
  expect(kindsOn(text)).toEqual([kind]);
});

test('a rule that asks for an officer appoints nobody', () => {
  const text = 'Since 12 May every head of branch at Quillfeather leads a weekly check.';

  expect(kindsOn(text)).toEqual(['other']);
});

test.each([
  ['Quillfeather cut 40 jobs on 12 May, and staff say they learned it by mail.', 'restructuring'],
  ['Quillfeather was fined £90,000 on 12 May, and workers now say so openly.', 'fine'],
  ['Quillfeather was fined £90,000 on 12 May, and people in town say it was right.', 'fine'],
])('what people say about what happened takes nothing back: %s', (text, kind) => {
  expect(kindsOn(text)).toEqual([kind]);
});

test.each([
  ['en', 'People in the town say Quillfeather was fined £90,000 on 12 May.'],
  ['en', 'Quillfeather was fined £90,000 on 12 May, insiders say.'],
  ['en', 'Word has it that Quillfeather bought Beta Ltd on 12 May.'],
  ['en', 'Quillfeather is said to have evacuated its office on 12 May.'],
  ['de', 'Im Haus wird gemunkelt, Quillfeather habe am 12. Mai ein Bußgeld gezahlt.'],
  ['fr', 'On dit que Quillfeather a racheté le courtier Lemoine le 12 mai.'],
  ['es', 'Se comenta que Quillfeather compró la correduría Lemoine el 12 de mayo.'],
  ['it', 'Si mormora che Quillfeather sia stata multata il 12 maggio.'],
  ['nl', 'Naar verluidt kreeg Quillfeather op 12 mei een boete van 90.000 euro.'],
  ['pl', 'Podobno Quillfeather dostał 12 maja karę 90 tys. zł.'],
])('%s: what people only say is not told: %s', (language, text) => {
  expect(kindsOn(text, language)).toEqual([]);
});

test.each([
  ['en', 'Unless Quillfeather pays a fine of £90,000 on 12 May, the case goes on.'],
  ['en', 'Should Quillfeather open its Leeds office on 12 July, 40 people will move.'],
  ['de', 'Wird Quillfeather am 12. Juli ein Bußgeld auferlegt, klagt das Haus.'],
  ['de', 'Sofern Quillfeather am 12. Juli das Werk in Moers eröffnet, ziehen 40 Leute um.'],
  ['fr', 'À moins que Quillfeather ne rachète le courtier Lemoine le 12 juillet, rien ne bouge.'],
  ['es', 'A menos que Quillfeather compre la correduría Lemoine el 12 de julio, nada cambia.'],
  ['pt', 'A menos que a Quillfeather compre a corretora Lemoine a 12 de julho, nada muda.'],
  ['it', 'A meno che Quillfeather acquisti il broker Lemoine il 12 luglio, nulla cambia.'],
  ['nl', 'Tenzij Quillfeather op 12 juli een boete krijgt, gaat de zaak door.'],
  ['sv', 'Ifall Quillfeather får böta den 12 juli överklagar bolaget.'],
  ['da', 'Medmindre Quillfeather får en bøde den 12. juli, fortsætter sagen.'],
  ['no', 'Med mindre Quillfeather får en bot 12. juli, fortsetter saken.'],
  ['pl', 'Chyba że Quillfeather dostanie 12 lipca karę 90 tys. zł, sprawa potrwa.'],
  ['cs', 'Dostane-li Quillfeather 12. července pokutu, odvolá se.'],
  ['fi', 'Ellei Quillfeather maksa sakkoa 12. heinäkuuta, asia jatkuu.'],
])('%s: what holds only if something else does is not told: %s', (language, text) => {
  expect(kindsOn(text, language)).toEqual([]);
});

test.each([
  ['en', 'Quillfeather won an extension until the end of the year on 12 May.', 'other'],
  ['en', 'Quillfeather got on 12 May a reply for the second half of the year.', 'other'],
  ['en', 'On 12 May Quillfeather got until the end of the year to reply.', 'other'],
  ['en', 'On 12 May Quillfeather took its biggest call of the year.', 'other'],
  ['en', 'Quillfeather was named exporter of the year on 12 May.', 'award'],
  ['en', 'On 12 May Quillfeather won Compliance Team of the Year.', 'award'],
  ['sv', 'Quillfeather höll den 12 maj årets första övning.', 'other'],
  ['sv', 'Quillfeather utsågs den 12 maj till årets arbetsgivare.', 'award'],
  ['da', 'Quillfeather fik den 12. maj årets regnskab.', 'report'],
  ['da', 'Quillfeather blev den 12. maj kåret til årets arbejdsplads.', 'award'],
  ['da', 'Quillfeather modtog den 12. maj titlen som årets arbejdsplads.', 'award'],
  ['no', 'Quillfeather holdt 12. mai årets generalforsamling.', 'other'],
])('%s: a part of the year and what is done in it are no award: %s', (language, text, kind) => {
  expect(kindsOn(text, language)).toEqual([kind]);
});

test.each([
  ['John Roe said on 12 May that a head of audit needs to be appointed at Quillfeather.', 'other'],
  ['John Roe of Quillfeather says a head of audit has to be named by 12 July.', 'deadline'],
  ['The post of head of audit at Quillfeather must be filled, John Roe said on 12 May.', 'other'],
  ['John Roe was named head of audit at Quillfeather on 12 May.', 'appointment'],
  [
    'Quillfeather named John Roe on 12 May, whose first task as head of audit must wait.',
    'appointment',
  ],
  [
    'John Roe, who must report to the board, became head of audit at Quillfeather on 12 May.',
    'appointment',
  ],
])('whoever has to be appointed has not been: %s', (text, kind) => {
  expect(kindsOn(text)).toEqual([kind]);
});

test.each([
  ['en', 'Quillfeather is replacing its risk spreadsheets.'],
  ['de', 'Quillfeather will seine alte Risikosoftware ablösen.'],
  ['fr', 'Quillfeather remplace ses tableurs de contrôle.'],
  ['es', 'Quillfeather sustituirá su sistema de riesgos.'],
  ['it', 'Quillfeather sta sostituendo i fogli dei rischi.'],
  ['nl', 'Quillfeather vervangt het systeem voor incidenten.'],
  ['sv', 'Quillfeather ersätter sina kalkylblad för risker.'],
  ['pl', 'Quillfeather zastąpi arkusze ryzyka nowym narzędziem.'],
  ['pt', 'A Quillfeather vai substituir o sistema de riscos.'],
])('%s: a system for risks or rules that is being replaced is a project: %s', (language, text) => {
  expect(kindsOn(text, language)).toEqual(['project']);
});

test.each([
  ['en', 'Tom Fell replaces Jane Roe as head of risk systems at Quillfeather.'],
  ['en', 'Quillfeather is replacing the supplier of its canteen.'],
  ['en', 'The platform from Quillfeather replaces three older tools.'],
  ['fi', 'Quillfeather korvaa vahingot järjestelmällisesti.'],
  ['sv', 'Quillfeather ersätter kunderna efter systemfelet.'],
])('%s: neither a post nor a food supplier is such a system: %s', (language, text) => {
  expect(kindsOn(text, language)).toEqual([]);
});

test.each([
  [
    'de',
    'Quillfeather legte am 12. Mai die Abteilungen Recht und Revision zusammen.',
    'restructuring',
  ],
  ['de', 'Quillfeather löst seine Software für Risiken ab.', 'project'],
])('%s: the object may stand between the parts of a verb: %s', (language, text, kind) => {
  expect(kindsOn(text, language)).toEqual([kind]);
});

test('a complaint that the company closed itself is no investigation', () => {
  const text = 'En mayo Quillfeather cerró la denuncia número treinta de su buzón.';

  expect(kindsOn(text, 'es')).not.toContain('investigation');
});

test.each([
  'Quillfeather keeps its security certificate in a drawer.',
  'The Quillfeather deal is significant.',
  'The audit at Quillfeather is rather long.',
  'The electricity bill of the head of risk at Quillfeather is high.',
])('a word that only begins like a verb of an event is none: %s', (text) => {
  expect(kindsOn(text)).toEqual([]);
});

test('a system that is put out to tender is a tender', () => {
  const text = 'Quillfeather issued a tender for a system that replaces its risk tools.';

  expect(kindsOn(text)).toEqual(['tender']);
});
