import { expect, test } from 'vitest';
import { isGrcTitle } from './grc-titles.ts';

test.each([
  'Third-Party Risk Manager',
  'Senior GRC Analyst',
  'Head of Compliance (m/f/d)',
  'Compliance Officer, Trading Desk Risk',
  'Data Protection Officer',
  'Internal Auditor',
  'IT Audit Manager',
  'SOX Controls Manager',
  'AML Analyst',
  'KYC Associate',
  'Director, Financial Crime Prevention',
  'Chief Information Security Officer',
  'Information Security Governance Lead',
  'Security Compliance Engineer',
  'Regulatory Affairs Manager',
  'Operational Resilience Lead',
  'Business Continuity Manager',
  'AI Governance Lead',
  'Head of Trust',
  'Vendor Risk Specialist',
  'Chief Risk Officer',
  'Risk Manager',
  'Datenschutzbeauftragter (m/w/d)',
  'Referent Interne Revision',
  'Risikomanager',
  'Responsable conformité',
  'Responsable de cumplimiento',
  'Privacy Counsel',
  'Risicomanager',
])('%s is a post of governance, risk and compliance', (title) => {
  expect(isGrcTitle(title)).toBe(true);
});

test.each([
  'Barista',
  'Software Engineer',
  'Social Worker, At-Risk Youth',
  'Night Audit Clerk',
  'Store Audit Associate',
  'Risk Trader',
  'Quantitative Risk Analyst',
  'Senior Underwriter, Cyber Risk',
  'Trust & Safety Agent',
  'Trusts and Estates Paralegal',
  'Security Guard',
  'Security Engineer',
  'Account Executive',
  'Brand Manager',
  'Takes risks? Join our sales team',
  '',
])('‘%s’ is not', (title) => {
  expect(isGrcTitle(title)).toBe(false);
});
