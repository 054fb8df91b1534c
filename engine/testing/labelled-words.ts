import { PEOPLE_WITH_NAMESAKES } from './labelled-namesakes.ts';
import type { LabelledPerson } from './labelled-person.ts';

const PEOPLE: readonly LabelledPerson[] = [
  {
    name: 'Maren Lindqvist',
    company: 'Halvorsen Shipping',
    position: 'Head of Compliance',
    episodes: [
      [
        'Sanctions Weekly',
        'Screening at sea, with Maren Lindqvist',
        'Maren Lindqvist, head of compliance at Halvorsen Shipping, explains how her team screens cargo and counterparties against sanctions lists.',
      ],
    ],
  },
  {
    name: 'Amara Diallo',
    company: 'Orlen Bridge Bank',
    position: 'Chief Information Security Officer',
    episodes: [
      [
        'The Control Room',
        'DORA, one year on',
        'This week we talk to Amara Diallo, CISO of Orlen Bridge Bank, about incident reporting under DORA and testing with suppliers.',
      ],
    ],
    works: [
      [
        'Reporting major ICT incidents: lessons from a bank',
        'Journal of Financial Regulation',
        'Orlen Bridge Bank',
      ],
    ],
  },
  {
    name: 'Helena Sorvino',
    company: 'Castellan Energy',
    position: 'Data Protection Officer',
    works: [
      ['Impact assessments for smart meters', 'International Data Privacy Law', ''],
      ['Erasure in energy data hubs', 'Computer Law Review', ''],
    ],
    isInOrcid: true,
  },
  {
    name: 'Jonas Weidmann',
    company: 'Ferro Logistics',
    position: 'Head of Third-Party Risk',
    episodes: [
      [
        'Supply Lines',
        'Who checks the checkers? Jonas Weidmann',
        'Guest: Jonas Weidmann, head of third-party risk at Ferro Logistics, on due diligence of carriers and the German supply chain act.',
      ],
    ],
  },
  {
    name: 'Daniel Abara',
    company: 'Mistral Pay',
    position: 'Chief Compliance Officer',
    works: [
      [
        'Safeguarding client funds in payment institutions',
        'Journal of Payments Strategy',
        'Mistral Pay Ltd., Dublin',
      ],
      [
        'Consumer duty and product governance',
        'Compliance Quarterly',
        'Compliance, Mistral Pay Ltd.',
      ],
    ],
  },
  {
    name: 'Ruth Eisenberg',
    company: 'Tallow Health',
    position: 'Privacy Officer',
    episodes: [
      [
        'Consent Matters',
        'HIPAA in practice with Ruth Eisenberg',
        'Ruth Eisenberg, privacy officer of Tallow Health, on access logs, breach notification and patients who ask.',
      ],
    ],
  },
  {
    name: 'Nadia Rahman',
    company: 'Bluefin Telecom',
    position: 'Head of Security Governance',
    works: [
      [
        'Mapping ISO 27001 controls to NIS2',
        'Information Security Journal',
        'Bluefin Telecom, Dhaka',
      ],
    ],
  },
  {
    name: 'Oskar Brandt',
    company: 'Lumen Grid',
    position: 'Head of Resilience',
    episodes: [
      [
        'Continuity Corner',
        'Exercises nobody enjoys',
        'Our guest Oskar Brandt runs business continuity as head of resilience at Lumen Grid, and tells which exercises found something.',
      ],
    ],
  },
  {
    name: 'Chidi Eze',
    company: 'Savanna Trust Bank',
    position: 'Head of Financial Crime',
    episodes: [
      [
        'Follow the Funds',
        'Sanctions evasion in trade finance',
        'Chidi Eze of Savanna Trust Bank, where he heads financial crime compliance, on trade finance red flags.',
      ],
    ],
    works: [
      [
        'Trade-based money laundering typologies',
        'Journal of Money Laundering Control',
        'Savanna Trust Bank',
      ],
    ],
  },
  {
    name: 'Margit Solheim',
    company: 'Fjordkraft Maritime',
    position: 'AI Governance Lead',
    works: [
      ['Registers of AI systems under the AI Act', 'AI and Law Notes', 'Fjordkraft Maritime AS'],
    ],
  },
  {
    name: 'Bianca Torres',
    company: 'Vela Software',
    position: 'GRC Manager',
    episodes: [
      [
        'Trust Pages',
        'SOC 2 without tears',
        'Bianca Torres, GRC manager at Vela Software, on evidence, auditors and her first SOC 2 Type II report.',
      ],
    ],
  },
  {
    name: 'Emil Novak',
    company: 'Zephyr Rail',
    position: 'Head of Regulatory Affairs',
    works: [
      [
        'Safety certification and regulatory compliance in cross-border rail',
        'Transport Regulation',
        'Zephyr Rail, Prague',
      ],
    ],
  },
];

/** Twenty people, eight of them with a namesake among researchers or guests of podcasts. */
export const LABELLED_PEOPLE: readonly LabelledPerson[] = [...PEOPLE, ...PEOPLE_WITH_NAMESAKES];
