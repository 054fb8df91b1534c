import { COOKIE_BANNER_GERMAN, footer, navigation } from '../noise.ts';
import type { WorldProspect } from '../page.ts';
import { KATHARINA_VOGEL_ELSEWHERE } from './elsewhere/katharina-vogel-elsewhere.ts';

/** A data protection officer of a hospital group; half of what is written about her is German. */
export const KATHARINA_VOGEL: WorldProspect = {
  name: 'Katharina Vogel',
  company: 'Bergmann Kliniken',
  position: 'Data Protection Officer',
  companyUrl: 'https://bergmann-kliniken.example',
  linkedinUrl: 'https://www.linkedin.com/in/katharina-vogel-datenschutz',
  notes: 'Hospital group, 14 sites in Bavaria and Austria. NIS2 essential entity.',
  pages: [
    {
      url: 'https://klinikmarkt.example/news/2026/06/bergmann-kliniken-bussgeld-patientenakten',
      title: 'Bergmann Kliniken: Bußgeld von 1,4 Millionen Euro wegen offener Patientenakten',
      description:
        'Die Datenschutzbeauftragte Katharina Vogel hatte den Zugriff selbst gemeldet. Die Klinikgruppe akzeptiert den Bescheid.',
      site: 'Klinikmarkt',
      type: 'news',
      about: 'prospect',
      published: '2026-06-23',
      dateIn: 'page',
      language: 'de',
      markdown: `${COOKIE_BANNER_GERMAN}

# Bergmann Kliniken: Bußgeld von 1,4 Millionen Euro wegen offener Patientenakten

München, 23. Juni 2026

Die Bergmann Kliniken müssen ein Bußgeld von 1,4 Millionen Euro zahlen, weil Beschäftigte über Monate auf Akten von Patienten zugreifen konnten, die sie nicht behandelten. Das teilte die Landesdatenschutzaufsicht am Dienstag mit. Die Klinikgruppe nimmt den Bescheid an.

Bekannt wurde der Fall durch die Gruppe selbst: Katharina Vogel, Datenschutzbeauftragte der Bergmann Kliniken, hatte die Protokolle nach einer Beschwerde auswerten lassen und den Verstoß innerhalb von 40 Stunden gemeldet. „Wir haben ein Rollenkonzept auf Papier gehabt und ein anderes im System. Das darf in einem Krankenhaus nicht passieren“, sagte Vogel.

Die Aufsicht wertete die schnelle Meldung und die Zusammenarbeit als mildernd. Nach ihrer Darstellung waren rund 3.100 Akten betroffen, darunter die einer bekannten Sportlerin.

Die Gruppe will bis Jahresende an allen 14 Standorten ein neues Berechtigungskonzept einführen. Notfallzugriffe bleiben möglich, müssen aber begründet werden und werden binnen drei Tagen geprüft. „Wer um drei Uhr nachts eine Akte braucht, bekommt sie. Aber am Morgen fragt jemand nach dem Grund“, so Vogel.`,
    },
    {
      url: 'https://healthprivacywire.example/news/bergmann-kliniken-first-to-certify-iso-27701-across-14-hospitals',
      title: 'Bergmann Kliniken certified to ISO 27701 across 14 hospitals',
      description:
        'Data protection officer Katharina Vogel says the certificate is a by-product of mending access control.',
      site: 'Health Privacy Wire',
      type: 'news',
      about: 'prospect',
      published: '2026-11-03',
      dateIn: 'metadata',
      meta: { keywords: 'privacy, hospitals, ISO 27701, GDPR', author: 'Lena Hartwig' },
      markdown: `# Bergmann Kliniken certified to ISO 27701 across 14 hospitals

By Lena Hartwig · 3 November 2026

The Bavarian hospital group Bergmann Kliniken has been certified to ISO 27701, the privacy extension of ISO 27001, at all of its 14 sites in Germany and Austria. It is the first group of its size in the region to include emergency departments in the scope.

The certificate comes less than five months after the group accepted a fine of 1.4 million euros because staff could open the records of patients they were not treating.

"Nobody here thinks that a certificate washes away a fine," said Katharina Vogel, data protection officer at Bergmann Kliniken. "But the same people who found the hole have closed it, and now an outsider has checked."

Vogel's office led the work together with the chief medical officer, which auditors described as unusual. Every access to a record outside a treatment relationship now needs a reason, and ward managers read the reasons. In the first quarter, 4,812 of 4,960 reasons were accepted, 131 were clarified and 17 led to a conversation with human resources.

The group's next date is the registration of its sites as essential entities under the German NIS2 implementation act. "Privacy and security were two departments with two registers. We are merging them before somebody makes us," Vogel said.

${footer('Health Privacy Wire')}`,
    },
    {
      url: 'https://privacypractice.example/article/2026/03/emergency-access-with-a-reason',
      title: 'Emergency access, with a reason: how one hospital group logs the exception',
      description:
        'Katharina Vogel of Bergmann Kliniken on break-glass access, tired doctors and three-word explanations.',
      site: 'Privacy Practice',
      type: 'article',
      about: 'prospect',
      published: '2026-03-18',
      dateIn: 'metadata',
      markdown: `${navigation('Articles', 'Guides', 'Jobs')}

# Emergency access, with a reason

18.03.2026 · Reading time 6 minutes

A doctor on the night shift needs a record that the system will not show her. What happens in the next ten seconds, says Katharina Vogel, is the whole of data protection in a hospital.

Vogel has been data protection officer of Bergmann Kliniken since 2022. Her predecessor's answer was a form. Hers is a text field with room for three words. "Stroke, family asked. Transfer from Passau. That is enough for me," she says. "If I ask for a paragraph at three in the morning, I get a lie or a dead patient."

The three words are read the next day by the ward manager, not by the privacy office. It keeps the judgement where the knowledge is. Her team samples one in fifty and publishes the numbers on the intranet, ward by ward.

What she lacks is a view across systems. The hospital information system, the radiology archive and the laboratory each keep their own log in their own format, and the records of processing required by the GDPR live in a fourth. "I can answer any question about any one of them. The questions I get are never about one of them."

She is preparing a tender for a privacy management platform that can read access logs as evidence and hold the data protection impact assessments of 14 sites. The group's supervisory board has asked for a decision by spring.`,
    },
    {
      url: 'https://datenschutzblick.example/blog/ki-in-der-radiologie-folgenabschaetzung',
      title: 'KI in der Radiologie: Was in unsere Folgenabschätzung gehört',
      description:
        'Gastbeitrag von Dr. Katharina Vogel, Datenschutzbeauftragte der Bergmann Kliniken.',
      site: 'Datenschutzblick',
      type: 'article',
      about: 'prospect',
      published: '2026-09-15',
      dateIn: 'page',
      language: 'de',
      markdown: `# KI in der Radiologie: Was in unsere Folgenabschätzung gehört

Gastbeitrag von Dr. Katharina Vogel, Datenschutzbeauftragte der Bergmann Kliniken · veröffentlicht am 15.09.2026

Die Pflichten der KI-Verordnung rücken näher, und in fast jeder Radiologie läuft inzwischen ein System, das Bilder vorsortiert. In den Bergmann Kliniken haben wir dafür eine gemeinsame Folgenabschätzung für Datenschutz und KI geschrieben. Drei Punkte haben uns die meiste Zeit gekostet.

Erstens die Frage, wer die Verantwortung trägt, wenn das System einen Befund nach hinten sortiert. Unsere Antwort: Die Reihenfolge ist ein Vorschlag, und die Wartezeit ist begrenzt.

Zweitens die Trainingsdaten. Der Hersteller wollte Bilder zur Verbesserung behalten. Wir haben das abgelehnt und in den Vertrag geschrieben, woran man merkt, dass es trotzdem geschieht.

Drittens die Auskunft. Eine Patientin darf wissen, dass ein System mitgewirkt hat. Wir sagen es ihr, bevor sie fragt.

Der beste Satz in unserer Folgenabschätzung stammt von einer Röntgenassistentin: „Ich will wissen, wann es sich irrt, nicht wie oft.“`,
    },
    {
      url: 'https://privacyafterhours.example/podcast/interview-katharina-vogel-bergmann-kliniken',
      title: 'Episode 71: Interview with Katharina Vogel, DPO of Bergmann Kliniken',
      description:
        'Podcast. On reporting your own employer, and why she would do it again before breakfast.',
      site: 'Privacy After Hours',
      type: 'podcast',
      about: 'prospect',
      published: '2026-07-30',
      dateIn: 'metadata',
      markdown: `# Episode 71: Interview with Katharina Vogel, DPO of Bergmann Kliniken

Privacy After Hours · 30 July 2026 · 47 minutes · [Listen](#listen) · [Show notes](#notes)

Katharina Vogel reported a breach at her own hospital group within 40 hours and stood next to the chief executive when the fine was announced. In this interview the data protection officer of Bergmann Kliniken describes the two nights in between.

"The law gives you 72 hours. That sounds generous until you subtract the weekend," she says. "What I needed was one log. What I had was four, and none of them agreed what a user is."

She also explains why she reports to the supervisory board once a quarter without slides, how she recruits nurses into her team, and what NIS2 changes for hospitals that thought they were too small.`,
    },
    {
      url: 'https://visitemitrecht.example/folge/38-katharina-vogel-notfallzugriff',
      title: 'Folge 38: Notfallzugriff – mit Katharina Vogel | Podcast',
      description: 'Ein Gespräch über drei Wörter, die nachts um drei genügen müssen.',
      site: 'Visite mit Recht',
      type: 'podcast',
      about: 'prospect',
      published: '2026-04-09',
      dateIn: 'page',
      language: 'de',
      markdown: `# Folge 38: Notfallzugriff – mit Katharina Vogel

Visite mit Recht, der Podcast für Krankenhausrecht · 9. April 2026 · Anhören: 35 Minuten

Zu Gast ist Katharina Vogel, Datenschutzbeauftragte der Bergmann Kliniken. Sie erklärt, wie die Gruppe Notfallzugriffe begründet, wer die Begründungen liest und was geschieht, wenn eine fehlt.

„Datenschutz im Krankenhaus heißt: Die richtige Person sieht alles, und alle anderen sehen nichts. Der Rest ist Technik“, sagt Vogel.`,
    },
    {
      url: 'https://stagecast.example/watch/interview-katharina-vogel-nis2-hospitals',
      title: 'Interview: Katharina Vogel on NIS2 in hospitals [Video]',
      description: 'Five minutes with the data protection officer of Bergmann Kliniken.',
      site: 'Stagecast',
      type: 'video',
      about: 'prospect',
      published: '2026-10-08',
      dateIn: 'metadata',
      markdown: `# Interview: Katharina Vogel on NIS2 in hospitals [Video]

5:21 · 1,140 views · 8 October 2026

Filmed at the European Hospital Security Days in Vienna. Katharina Vogel, data protection officer of Bergmann Kliniken, on registering fourteen sites as essential entities and on a phone list that was wrong in eleven of them.

"Your incident plan is as good as the oldest number in it," she says.`,
    },
    {
      url: 'https://kongresskanal.example/video/vortrag-vogel-ein-protokoll-fuer-alle',
      title: 'Vortrag: Ein Protokoll für alle – Katharina Vogel (Video)',
      description: 'Mitschnitt vom Datenschutztag der Krankenhäuser in Nürnberg.',
      site: 'Kongresskanal',
      type: 'video',
      about: 'prospect',
      published: '2025-10-16',
      dateIn: 'page',
      language: 'de',
      markdown: `# Vortrag: Ein Protokoll für alle

Video, 29 Minuten · aufgezeichnet am 16. Oktober 2025 · Datenschutztag der Krankenhäuser, Nürnberg

Referentin: Dr. Katharina Vogel, Datenschutzbeauftragte, Bergmann Kliniken

Vogel zeigt an einem echten Fall, warum vier Zugriffsprotokolle weniger wert sind als eines, und stellt das Pflichtenheft für eine gemeinsame Auswertung nach DSGVO vor.`,
    },
    ...KATHARINA_VOGEL_ELSEWHERE,
  ],
};
