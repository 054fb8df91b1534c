import { expect, test } from 'vitest';
import { statusByPage } from '../../../../testing/status-by-page.ts';

test.each([
  [
    'es',
    'El acta deja constancia de que Tessa Marlow, directora de riesgos de Quillfeather Insurance, no tiene sanciones.',
  ],
  [
    'en',
    'A union leaflet had Tessa Marlow, head of risk at Quillfeather Insurance, leaving for Beta Mutual. "I am not going anywhere," she said.',
  ],
  [
    'en',
    'Tessa Marlow leaves Quillfeather Insurance, a blog wrote last week. It is not true, the company says: its head of risk stays.',
  ],
  [
    'en',
    'Tessa Marlow, who heads risk at Quillfeather Insurance, was sounded out by Beta Mutual and preferred to keep the job she has.',
  ],
  [
    'en',
    'Reports that Tessa Marlow, head of risk, is leaving Quillfeather Insurance are wrong, its chief executive said.',
  ],
  [
    'de',
    'Ein Flugblatt sah Tessa Marlow, Risikochefin der Quillfeather Insurance, schon auf dem Weg zur Beta Mutual. «Ich gehe nirgendwohin», sagt sie.',
  ],
  [
    'de',
    'Dass Tessa Marlow die Quillfeather Insurance verlässt, ist falsch, sagt der Vorstandschef.',
  ],
  [
    'fr',
    'Un tract donnait Tessa Marlow, directrice des risques de Quillfeather Insurance, partante pour Lyon. « Je ne vais nulle part », répond-elle.',
  ],
  [
    'fr',
    "Selon un blog, Tessa Marlow quitte Quillfeather Insurance. C'est faux, assure la direction.",
  ],
  [
    'es',
    'Un volante daba a Tessa Marlow, directora de riesgos de Quillfeather Insurance, por saliente. «No me voy a ninguna parte», responde.',
  ],
  [
    'de',
    'Angeblich hat Tessa Marlow die Quillfeather Insurance verlassen. Wer bei ihr anrief, hörte anderes.',
  ],
  ['es', 'Tessa Marlow deja Quillfeather Insurance, según un blog. La empresa lo desmiente.'],
  [
    'sv',
    'Enligt en blogg lämnar Tessa Marlow Quillfeather Insurance. Det stämmer inte, säger bolaget.',
  ],
  [
    'da',
    'Tessa Marlow forlader Quillfeather Insurance, skrev en blog. Selskabet afviser det: Risikochefen bliver.',
  ],
  [
    'it',
    'Secondo un blog Tessa Marlow lascia Quillfeather Insurance. «Non vado da nessuna parte», risponde.',
  ],
  ['cs', 'Podle blogu Tessa Marlow odchází z Quillfeather Insurance. Firma to popírá.'],
  ['da', 'Tessa Marlow forlader Quillfeather Insurance, lød rygtet. Hun afviser det.'],
])('what is denied right behind is no move, in %s: %s', (language, content) => {
  expect(statusByPage(language, content)).toMatch(/^(?:current|unknown|-)$/u);
});

test.each([
  ['en', 'Joining the panel on 3 July: Tessa Marlow, head of risk, Quillfeather Insurance.'],
  [
    'en',
    'Tessa Marlow, head of risk at Quillfeather Insurance, joins us on 3 July to talk about floods.',
  ],
  [
    'en',
    'Nothing is going to replace the paper register, Tessa Marlow, head of risk at Quillfeather Insurance, said.',
  ],
  [
    'en',
    'Nobody will replace the branch manager, said Tessa Marlow, head of risk at Quillfeather Insurance.',
  ],
  ['en', 'The new system will replace four old ones, says Tessa Marlow of Quillfeather Insurance.'],
  [
    'de',
    'Am 3. Juli stösst Tessa Marlow, Risikochefin der Quillfeather Insurance, zu unserem Podium.',
  ],
  [
    'de',
    'Nichts wird das Papierregister ersetzen, sagte Tessa Marlow, Risikochefin der Quillfeather Insurance.',
  ],
  [
    'fr',
    'Rien ne remplacera le registre papier, dit Tessa Marlow, directrice des risques de Quillfeather Insurance.',
  ],
  [
    'es',
    'Nada va a sustituir al registro en papel, dijo Tessa Marlow, directora de riesgos de Quillfeather Insurance.',
  ],
  [
    'es',
    'El 3 de julio se suma al panel Tessa Marlow, directora de riesgos de Quillfeather Insurance.',
  ],
  [
    'nl',
    'Op 3 juli schuift Tessa Marlow, hoofd risico van Quillfeather Insurance, aan bij ons webinar.',
  ],
  [
    'sv',
    'Den 3 juli ansluter Tessa Marlow, riskchef på Quillfeather Insurance, till vårt panelsamtal.',
  ],
  [
    'sv',
    'Inget ersätter pappersregistret, säger Tessa Marlow, riskchef på Quillfeather Insurance.',
  ],
  [
    'da',
    'Intet erstatter papirregisteret, siger Tessa Marlow, risikochef i Quillfeather Insurance.',
  ],
  [
    'pt',
    'Nada vai substituir o registo em papel, disse Tessa Marlow, diretora de riscos da Quillfeather Insurance.',
  ],
  [
    'en',
    'Webinar with Tessa Marlow, head of risk, Quillfeather Insurance. From: 10 July 2026. To: 11 July 2026.',
  ],
])('an occasion or a saying is no move, in %s: %s', (language, content) => {
  expect(statusByPage(language, content)).toMatch(/^(?:current|unknown|-)$/u);
});

test.each([
  ['en', 'Tessa Marlow has left Quillfeather Insurance. She denies wrongdoing.'],
  [
    'en',
    'Tessa Marlow leaves Quillfeather Insurance in July. The company denied that its accounts were wrong.',
  ],
  [
    'en',
    'Tessa Marlow leaves Quillfeather Insurance in July. A report that customers had lost money was wrong, it said.',
  ],
  [
    'en',
    'Tessa Marlow, head of risk, hands over her desk at Quillfeather Insurance on 30 June and takes over as head of audit at Beta Mutual.',
  ],
  [
    'en',
    'John Roe will replace Tessa Marlow as head of risk at Quillfeather Insurance, the company said.',
  ],
  [
    'en',
    'Quillfeather Insurance will replace its head of risk, Tessa Marlow, in July, said its chairman.',
  ],
  ['en', '"I will leave Quillfeather Insurance in July", said Tessa Marlow.'],
  [
    'en',
    'Tessa Marlow leaves Quillfeather Insurance in June. "The register is staying put," she says.',
  ],
  [
    'en',
    'Tessa Marlow leaves Quillfeather Insurance in July. Reports that it will be sold are wrong.',
  ],
  [
    'fr',
    'John Roe me remplace, dit Tessa Marlow, directrice des risques de Quillfeather Insurance.',
  ],
  [
    'de',
    'Tessa Marlow verlässt die Quillfeather Insurance im Juli. Gerüchte, dass auch John Roe geht, ließ der Vorstand dementieren.',
  ],
  [
    'de',
    'Tessa Marlow verlässt die Quillfeather Insurance im Juli. Der Vorstand bestreitet, dass es Streit gab.',
  ],
  [
    'de',
    'Tessa Marlow gibt die Leitung der Compliance bei der Quillfeather Insurance im Juli ab und geht in Rente.',
  ],
  [
    'fr',
    "Tessa Marlow quitte Quillfeather Insurance en juillet. C'est faux de dire qu'elle fuit, assure-t-elle.",
  ],
  [
    'fr',
    'Tessa Marlow cède la direction des risques de Quillfeather Insurance à John Roe et prend sa retraite.',
  ],
  [
    'es',
    'Tessa Marlow deja la dirección de riesgos de Quillfeather Insurance y también su asiento en el consejo.',
  ],
  [
    'es',
    'Tessa Marlow deja Quillfeather Insurance en julio. La empresa niega que haya habido presiones.',
  ],
  ['nl', 'Tessa Marlow vertrekt in juli bij Quillfeather Insurance. Dat er ruzie was, ontkent ze.'],
  [
    'sv',
    'Tessa Marlow lämnar Quillfeather Insurance i juli. Hon förnekar att hon har fått sparken.',
  ],
  ['da', 'Tessa Marlow forlader Quillfeather Insurance til juli. Hun afviser at der var uenighed.'],
  [
    'pt',
    'Tessa Marlow deixa a diretoria de riscos da Quillfeather Insurance e assume a da Seguros Beta.',
  ],
  ['cs', 'Tessa Marlow odchází z Quillfeather Insurance v červenci. Popírá, že by šlo o spor.'],
])('who leaves does, whatever else is denied or said, in %s: %s', (language, content) => {
  expect(statusByPage(language, content)).toMatch(/^(?:left|leaving)$/u);
});

test.each([
  ['en', 'Larkpay Choir says goodbye to Tessa Marlow of Quillfeather. She left the choir in May.'],
  [
    'de',
    'Der Chor verabschiedet Tessa Marlow, die ihn am 3. Mai verließ. Sie ist bei Quillfeather.',
  ],
  [
    'nl',
    'De roeiclub neemt afscheid van Tessa Marlow, die in mei vertrok. Zij is bij Quillfeather.',
  ],
  ['fr', 'Le chœur dit adieu à Tessa Marlow, qui est partie en mai. Elle est chez Quillfeather.'],
  ['it', 'Il coro saluta Tessa Marlow, che lo ha lasciato a maggio. È a Quillfeather.'],
])('who leaves a club leaves no employer, in %s: %s', (language, content) => {
  expect(statusByPage(language, content)).toMatch(/^(?:current|unknown|-)$/u);
});
