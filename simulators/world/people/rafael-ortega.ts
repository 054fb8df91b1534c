import { COOKIE_BANNER, footer } from '../noise.ts';
import type { WorldProspect } from '../page.ts';
import { RAFAEL_ORTEGA_ELSEWHERE } from './elsewhere/rafael-ortega-elsewhere.ts';

/** A chief risk officer whose insurer has just bought another one. */
export const RAFAEL_ORTEGA: WorldProspect = {
  name: 'Rafael Ortega',
  company: 'Sabadia Seguros',
  position: 'Chief Risk Officer',
  companyUrl: 'https://sabadiaseguros.example',
  linkedinUrl: 'https://www.linkedin.com/in/rafael-ortega-riesgos',
  notes: 'Integrating Tejo Vida (Portugal). Madrid.',
  pages: [
    {
      url: 'https://ledgerwire.example/news/2026/05/28/sabadia-seguros-buys-tejo-vida',
      variants: [
        'https://ledgerwire.example/amp/news/2026/05/28/sabadia-seguros-buys-tejo-vida',
        'https://m.ledgerwire.example/news/2026/05/28/sabadia-seguros-buys-tejo-vida',
      ],
      title: 'Sabadia Seguros buys Portugal’s Tejo Vida for €740m',
      description:
        'The Madrid insurer doubles its life business. Risk chief Rafael Ortega will lead the integration of models, controls and suppliers.',
      site: 'Ledgerwire',
      type: 'news',
      about: 'prospect',
      published: '2026-05-28',
      dateIn: 'metadata',
      meta: { author: 'Núria Pons' },
      markdown: `${COOKIE_BANNER}

# Sabadia Seguros buys Portugal’s Tejo Vida for €740m

By Núria Pons, Madrid · 28 May 2026

Sabadia Seguros has agreed to buy the Portuguese life insurer Tejo Vida for 740 million euros in cash, the companies said on Thursday. The deal doubles Sabadia's life business and takes it into a second country for the first time. It needs the approval of both supervisors and is expected to close in the fourth quarter.

Chief risk officer Rafael Ortega will lead the integration of the two insurers' risk functions. "We are not buying premiums, we are buying forty years of promises," Ortega said on a call with analysts. "My first hundred days go into finding out which of those promises depend on a system nobody has documented."

The solvency ratio of the combined group would fall by 11 points to 204 percent, Ortega said, and recover within two years. The group will apply to extend its internal model to the Portuguese portfolio in 2027.

Analysts asked about technology. Tejo Vida runs its policies on a mainframe operated by an outside company, a dependency that the Digital Operational Resilience Act obliges both insurers to register and test. "We have read the contract," said Ortega. "We would not have signed it. We will not be signing it again."

The shares rose 3.1 percent in Madrid.

${footer('Ledgerwire')}`,
    },
    {
      url: 'https://iberianinsurancereview.example/news/supervisor-finds-gaps-in-sabadia-ict-register',
      title: 'Supervisor finds gaps in Sabadia’s supplier register, asks for plan by January',
      description:
        'An inspection under DORA names three findings. Rafael Ortega calls them deserved and promises dates.',
      site: 'Iberian Insurance Review',
      type: 'news',
      about: 'prospect',
      published: '2026-10-20',
      dateIn: 'page',
      markdown: `# Supervisor finds gaps in Sabadia’s supplier register, asks for plan by January

Iberian Insurance Review, 20 October 2026

An inspection by the insurance supervisor has found gaps in the way Sabadia Seguros records its technology suppliers, the group disclosed in its quarterly report. It has until 15 January to present a plan.

The report lists three audit findings: subcontractors of two critical providers are missing from the register of information, exit plans for the claims platform have not been tested, and incident classification differs between the motor and the home divisions.

"The findings are deserved and none of them surprised us, which is worse," said Rafael Ortega, chief risk officer of Sabadia Seguros. "We knew, we had a project, and the project had no date. It has one now."

Ortega said that the group would bring forward the merger of its risk and supplier tools with those of Tejo Vida, the Portuguese insurer it is buying. The budget for the work has been raised from four to nine million euros.

The supervisor did not impose a fine. It can do so if the plan is late.`,
    },
    {
      url: 'https://theresiliencejournal.example/article/2026/08/two-insurers-one-risk-appetite',
      title: 'Two insurers, one risk appetite',
      description:
        'How Rafael Ortega, chief risk officer of Sabadia Seguros, plans to merge two control frameworks without freezing either.',
      site: 'The Resilience Journal',
      type: 'article',
      about: 'prospect',
      published: '2026-08-19',
      dateIn: 'metadata',
      markdown: `# Two insurers, one risk appetite

19 August 2026 · 6 min read

The first thing Rafael Ortega did after the signing was to count controls. Sabadia Seguros had 1,140 of them. Tejo Vida had 312. "The smaller company had fewer accidents," says the chief risk officer. "I have been thinking about that all summer."

Ortega, an actuary from Valencia who has run the risk function in Madrid since 2023, wants the merged group to keep fewer than six hundred. The rule he proposes is short: a control that has not failed, found or prevented anything in two years must be defended by its owner or it goes.

It is harder than it sounds. Owners defend everything. Internal audit wants overlap. And the two companies keep their records in systems that share neither a taxonomy nor a vendor. "Half of the integration is translating the word incident," he says.

He expects to choose one platform for the group by the spring. The list of requirements is two pages long, and the first line reads: must be able to say who changed what, and why, without asking anybody.

## Climate, too

The group will publish its first sustainability statement under the CSRD for the combined portfolio in 2028, and Ortega wants the data to come from the same record as everything else. "If climate risk lives in a separate file, it is not a risk, it is a brochure."`,
    },
    {
      url: 'https://seguroshoy.example/blog/rafael-ortega-el-riesgo-no-es-un-departamento',
      title:
        '«El riesgo no es un departamento»: Rafael Ortega, director de riesgos de Sabadia Seguros',
      description: 'Una conversación sobre modelos, proveedores y la compra de Tejo Vida.',
      site: 'Seguros Hoy',
      type: 'article',
      about: 'prospect',
      published: '2026-06-30',
      dateIn: 'page',
      language: 'es',
      markdown: `# «El riesgo no es un departamento»

Madrid, 30 de junio de 2026

Rafael Ortega recibe en una sala sin pantallas. El director de riesgos de Sabadia Seguros prefiere el papel cuando habla de modelos. «Si no cabe en una hoja, no lo he entendido», dice.

La compra de la portuguesa Tejo Vida le ha cambiado la agenda. Hasta el cierre de la operación, su equipo revisa contratos, proveedores y planes de continuidad. «El riesgo no es un departamento. Es la suma de lo que todos damos por hecho», afirma Ortega.

Sobre el reglamento DORA es tajante: «Nos obligó a escribir la lista de quienes nos sostienen. Era más larga y más frágil de lo que pensábamos».

El próximo año quiere reducir a la mitad el número de controles del grupo. «Un control que nadie echa de menos cuando falla no era un control».`,
    },
    {
      url: 'https://riskroom.example/podcast/ep-41-interview-rafael-ortega-sabadia',
      title: 'Ep. 41: Interview — Rafael Ortega, CRO of Sabadia Seguros, counts his controls',
      description: 'Podcast. 1,452 controls go into a merger. How many come out?',
      site: 'The Risk Room',
      type: 'podcast',
      about: 'prospect',
      published: '2026-07-15',
      dateIn: 'metadata',
      markdown: `# Ep. 41: Rafael Ortega, CRO of Sabadia Seguros, counts his controls

The Risk Room podcast · 15 July 2026 · 40 min · [Play episode](#play)

Sabadia Seguros is buying Tejo Vida, and chief risk officer Rafael Ortega has to turn two risk functions into one while both keep working. He talks to Maya Lindqvist about counting, translating and throwing away.

**Maya Lindqvist:** You told the analysts you had read the mainframe contract. Was that a joke?

**Rafael Ortega:** It was 214 pages, so no. Page 96 says that the exit takes thirty months. I would like whoever signed page 96 to join us for dinner.

**Maya Lindqvist:** What do you say to a vendor who promises a single view of risk?

**Rafael Ortega:** I ask whose view. Mine, the supervisor's and the claims handler's are three different pictures. Show me one record that can paint all three and you have my afternoon.`,
    },
    {
      url: 'https://actuaryradio.example/episode/2025-05-rafael-ortega-on-model-risk',
      title: 'Rafael Ortega on model risk — Actuary Radio, episode 19',
      description: 'Sabadia Seguros’ chief risk officer on the spreadsheet that ran a portfolio.',
      site: 'Actuary Radio',
      type: 'podcast',
      about: 'prospect',
      published: '2025-05-22',
      dateIn: 'page',
      markdown: `# Rafael Ortega on model risk

Actuary Radio · Episode 19 · 22 May 2025 · Listen: 33 min

Every insurer has one: the spreadsheet that everybody uses and nobody owns. In this episode Rafael Ortega, chief risk officer of Sabadia Seguros, describes finding his, and the polite letter from the supervisor that followed.

"It had been right for eleven years. That was the problem. Nobody checks what is right," says Ortega.

Topics: model inventory, validation under Solvency II, explaining uncertainty to a board.`,
    },
    {
      url: 'https://stagecast.example/watch/interview-rafael-ortega-exit-in-thirty-months',
      title: '[Video] Rafael Ortega: An exit in thirty months is not an exit',
      description: 'Interview at the Iberian Risk Days, Lisbon. Sabadia Seguros.',
      site: 'Stagecast',
      type: 'video',
      about: 'prospect',
      published: '2026-09-30',
      dateIn: 'metadata',
      markdown: `# Rafael Ortega: An exit in thirty months is not an exit

9:48 · 3,402 views · 30 September 2026

The chief risk officer of Sabadia Seguros at the Iberian Risk Days in Lisbon, on outsourcing contracts that outlive the people who signed them and on what DORA lets an insurer ask for.

"We test the exit of one critical supplier every year from now on. The first one chose us," he says at 04:15.

Subtitles: Spanish, Portuguese, English.`,
    },
    {
      url: 'https://summitstream.example/video/panel-cros-on-one-risk-record',
      title: 'Panel: Three chief risk officers on keeping one record',
      description: 'Watch Rafael Ortega (Sabadia Seguros), Helle Friis and Paolo Renzi.',
      site: 'Summitstream',
      type: 'video',
      about: 'prospect',
      published: '2026-03-05',
      dateIn: 'page',
      markdown: `# Panel: Three chief risk officers on keeping one record

Watch: 38 minutes · Streamed on 5 March 2026 · European Insurance Risk Forum

With Rafael Ortega, chief risk officer, Sabadia Seguros; Helle Friis, chief risk officer, Sundby Forsikring; Paolo Renzi, group risk director, Adriatica Vita.

Ortega wants the risk register, the audit findings and the supplier file in one place. Friis doubts that it can be done before she retires. The audience votes at the end.`,
    },
    ...RAFAEL_ORTEGA_ELSEWHERE,
  ],
};
