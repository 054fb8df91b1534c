import { footer, navigation } from '../noise.ts';
import type { WorldProspect } from '../page.ts';
import { CLAIRE_VASSEUR_ELSEWHERE } from './elsewhere/claire-vasseur-elsewhere.ts';

/** An ethics and compliance chief working off a settlement under French anti-corruption law. */
export const CLAIRE_VASSEUR: WorldProspect = {
  name: 'Claire Vasseur',
  company: 'Aérolia Systèmes',
  position: 'Chief Ethics and Compliance Officer',
  companyUrl: 'https://aerolia-systemes.example',
  linkedinUrl: 'https://www.linkedin.com/in/claire-vasseur-conformite',
  notes: 'Toulouse. Three-year monitoring after the settlement; ISO 37001.',
  pages: [
    {
      url: 'https://ledgerwire.example/news/2026/01/22/aerolia-systemes-settles-corruption-case-48m',
      title: 'Aérolia Systèmes settles corruption case for €48m, accepts three-year monitoring',
      description:
        'The settlement covers agents’ commissions from 2014 to 2019. Compliance chief Claire Vasseur will report to the anti-corruption agency.',
      site: 'Ledgerwire',
      type: 'news',
      about: 'prospect',
      published: '2026-01-22',
      dateIn: 'metadata',
      meta: { author: 'Étienne Marchal' },
      markdown: `# Aérolia Systèmes settles corruption case for €48m, accepts three-year monitoring

By Étienne Marchal, Paris · 22 January 2026

The aerospace supplier Aérolia Systèmes will pay 48 million euros to settle an investigation into commissions paid to agents in two countries between 2014 and 2019. A court in Paris approved the public-interest agreement on Thursday. The company does not admit guilt and will not be convicted.

Under the agreement the French anti-corruption agency will monitor Aérolia's compliance program for three years. Claire Vasseur, chief ethics and compliance officer, will be the agency's counterpart.

"The people who paid are gone, the system that let them pay is not entirely gone, and that is my job," Vasseur said outside the court. "Every agent contract has been read again. We ended 61 of 140."

Vasseur joined Aérolia in 2021, when the company first reported the payments to prosecutors. Investigators noted that cooperation, which reduced the amount by almost half.

The program has to meet the eight measures of the Sapin II law, among them a risk map, third-party due diligence and an internal whistleblowing channel. Aérolia also intends to be certified to ISO 37001, the standard for anti-bribery management, within the monitoring period.

The company makes actuators and flight control parts. It has 6,400 employees in nine countries.

${footer('Ledgerwire')}`,
    },
    {
      url: 'https://aeromarches.example/news/2026/10/aerolia-systemes-certifiee-iso-37001',
      title: 'Aérolia Systèmes certifiée ISO 37001, neuf mois après l’accord avec le parquet',
      description:
        'Claire Vasseur, directrice éthique et conformité, y voit « un début, pas un diplôme ».',
      site: 'Aéromarchés',
      type: 'news',
      about: 'prospect',
      published: '2026-10-15',
      dateIn: 'page',
      language: 'fr',
      markdown: `# Aérolia Systèmes certifiée ISO 37001, neuf mois après l’accord avec le parquet

Toulouse, le 15 octobre 2026

L'équipementier aéronautique Aérolia Systèmes a obtenu la certification ISO 37001 pour son système de management anticorruption. Le périmètre couvre le siège de Toulouse et six des neuf pays où le groupe est présent.

« C'est un début, pas un diplôme », prévient Claire Vasseur, directrice éthique et conformité d'Aérolia Systèmes. « Le certificat dit que nous savons où sont nos risques. Il ne dit pas qu'ils ont disparu. »

En janvier, l'entreprise avait accepté de payer 48 millions d'euros dans le cadre d'une convention judiciaire d'intérêt public. L'Agence française anticorruption contrôle depuis son programme, pour trois ans. Sur 140 contrats d'agents, 61 ont été résiliés.

Prochaine étape : l'évaluation de 2 300 fournisseurs au titre du devoir de vigilance. « Nous cherchons un outil capable d'expliquer pourquoi un tiers est passé de vert à orange. Aujourd'hui, personne ne peut me le dire en moins d'une semaine », explique Claire Vasseur.`,
    },
    {
      url: 'https://complianceledger.example/article/2026/04/reading-140-contracts-aloud',
      title: 'Reading 140 contracts aloud: third-party due diligence at Aérolia Systèmes',
      description:
        'Claire Vasseur on agents, orange flags and the meeting in which nobody was allowed to say “historically”.',
      site: 'Compliance Ledger',
      type: 'article',
      about: 'prospect',
      published: '2026-04-28',
      dateIn: 'metadata',
      markdown: `${navigation('Home', 'Articles', 'Events', 'Jobs')}

# Reading 140 contracts aloud: third-party due diligence at Aérolia Systèmes

April 28, 2026 — by Orla Keane

The rule was simple. Whoever owned the relationship had to read the contract aloud to two colleagues, and nobody was allowed to say "historically".

That is how Aérolia Systèmes went through its 140 agents last winter. Claire Vasseur, the chief ethics and compliance officer, sat in on every session. "Reading aloud is slow, and slowness is a control," she says. "You cannot read 'success fee of eleven percent' to a colleague and keep a straight face."

Sixty-one contracts were ended. Eleven were renegotiated. For the rest, due diligence now expires: after two years for agents, three for distributors, at once when something changes. What counts as something is decided by a short list, which her team keeps to a page.

The hard part is what happens between the dates. Sanctions lists change weekly, directors move and shareholders sell. Three databases send alerts, about nine hundred a month. "An orange flag without a reason is just a colour," says Vasseur. She has two analysts who do nothing but find the reason.

The monitoring by the French anti-corruption agency has begun. Its first request, she says with something like respect, was not for a policy. It was for the last five exceptions.

## Speaking up

The whistleblowing channel received 31 reports last year, after three in the year before. Vasseur regards this as the best number in her report to the board.`,
    },
    {
      url: 'https://ethiqueetaffaires.example/blog/claire-vasseur-la-lenteur-est-un-controle',
      title: '« La lenteur est un contrôle » : entretien avec Claire Vasseur',
      description:
        'La directrice éthique et conformité d’Aérolia Systèmes parle d’agents, d’alertes et de courage.',
      site: 'Éthique & Affaires',
      type: 'article',
      about: 'prospect',
      published: '2026-05-19',
      dateIn: 'page',
      language: 'fr',
      markdown: `**Nous respectons votre vie privée**

Avec votre accord, nous et nos partenaires utilisons des cookies. Conformément au RGPD, vous pouvez retirer votre consentement à tout moment. [Accepter](#accepter) [Refuser](#refuser)

# « La lenteur est un contrôle »

Publié le 19 mai 2026

Claire Vasseur a fait lire à voix haute 140 contrats d'agents. La directrice éthique et conformité d'Aérolia Systèmes assume la méthode : « On ne lit pas à voix haute une clause dont on a honte. »

Arrivée en 2021, cette juriste formée à Lyon a convaincu la direction de signaler elle-même les faits au parquet. « Le plus difficile n'a pas été la décision, mais les trois semaines d'avant », confie Claire Vasseur.

Elle prépare désormais la directive sur le devoir de vigilance et refuse d'y voir une contrainte de plus. « Ceux qui connaissent leurs fournisseurs dorment mieux. Ce n'est pas de la morale, c'est de la gestion. »`,
    },
    {
      url: 'https://speakupsessions.example/podcast/interview-claire-vasseur-aerolia',
      title: 'Speak-Up Sessions: interview with Claire Vasseur of Aérolia Systèmes',
      description:
        'Podcast. Why more whistleblowing reports are good news, and who must hear it first.',
      site: 'Speak-Up Sessions',
      type: 'podcast',
      about: 'prospect',
      published: '2026-09-11',
      dateIn: 'metadata',
      markdown: `# Speak-Up Sessions: interview with Claire Vasseur of Aérolia Systèmes

Episode 33 · 11 September 2026 · 41 min · [Listen](#listen) · [Transcript](#transcript)

From three reports a year to thirty-one: Claire Vasseur, chief ethics and compliance officer at Aérolia Systèmes, explains how a company learns to speak and what it costs those who go first.

**Host:** What changed?

**Claire Vasseur:** We answered. Every report gets an answer from a person within five days, even when the answer is that we need longer. People had not been afraid of revenge. They had been afraid of silence.

**Host:** And the monitor?

**Claire Vasseur:** Asks good questions. The agency wants to see how an alert about a supplier becomes a decision. I can show that for ten suppliers. I have two thousand three hundred.`,
    },
    {
      url: 'https://conformiteinside.example/episode/24-claire-vasseur-apres-la-convention',
      title: 'Épisode 24 : après la convention, avec Claire Vasseur | Podcast',
      description: 'Ce que trois ans de contrôle changent dans une entreprise.',
      site: 'Conformité Inside',
      type: 'podcast',
      about: 'prospect',
      published: '2026-03-31',
      dateIn: 'page',
      language: 'fr',
      markdown: `# Épisode 24 : après la convention, avec Claire Vasseur

Conformité Inside, le podcast · 31 mars 2026 · Écouter : 37 minutes

Claire Vasseur, directrice éthique et conformité d'Aérolia Systèmes, revient sur la signature de la convention judiciaire d'intérêt public et sur les premiers mois de contrôle par l'Agence française anticorruption.

« Un programme de conformité se juge à ses exceptions. Les règles, tout le monde les a », dit-elle.`,
    },
    {
      url: 'https://stagecast.example/watch/claire-vasseur-the-orange-flag',
      title: 'Claire Vasseur: The orange flag [Video]',
      description: 'Talk by the compliance chief of Aérolia Systèmes at Integrity Days Brussels.',
      site: 'Stagecast',
      type: 'video',
      about: 'prospect',
      published: '2026-06-24',
      dateIn: 'metadata',
      markdown: `# Claire Vasseur: The orange flag [Video]

16:40 · 2,774 views · 24 June 2026

Nine hundred alerts a month, two analysts, one question: why orange? Claire Vasseur, chief ethics and compliance officer at Aérolia Systèmes, at Integrity Days in Brussels.

"If the machine cannot tell me why, I have to find out why, and then what do I need the machine for?" Vasseur asks at 10:12.

Subtitles: French, English.`,
    },
    {
      url: 'https://summitstream.example/video/interview-vasseur-self-reporting',
      title: 'Interview: Claire Vasseur on self-reporting, Aérolia Systèmes',
      description: 'Watch the conversation with a former prosecutor.',
      site: 'Summitstream',
      type: 'video',
      about: 'prospect',
      published: '2025-11-27',
      dateIn: 'page',
      markdown: `# Interview: Claire Vasseur on self-reporting

Watch: 31 minutes · Recorded on 27 November 2025 · European Anti-Bribery Forum

Claire Vasseur, chief ethics and compliance officer of Aérolia Systèmes, in conversation with former prosecutor Luc Dujardin about the three weeks before a company tells the authorities what it has found. Neither agrees with the other about the second week.`,
    },
    ...CLAIRE_VASSEUR_ELSEWHERE,
  ],
};
