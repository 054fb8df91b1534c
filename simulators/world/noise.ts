/** The consent text that comes first on many pages, naming the GDPR without being about it. */
export const COOKIE_BANNER = `**We value your privacy**

We and our 312 partners store and access information on your device, such as unique identifiers in cookies, to process personal data in line with the GDPR. You may accept or manage your choices at any time. [Accept all](#accept) [Reject all](#reject) [Manage options](#options)`;

/** The same in German. */
export const COOKIE_BANNER_GERMAN = `**Wir schätzen Ihre Privatsphäre**

Wir und unsere Partner verwenden Cookies, um Ihr Erlebnis zu verbessern. Weitere Informationen finden Sie in unserer Datenschutzerklärung gemäß DSGVO. [Alle akzeptieren](#akzeptieren) [Einstellungen](#einstellungen)`;

/** A site's navigation as a scraper reads it when the site marks nothing up. */
export function navigation(...sections: readonly string[]): string {
  return sections.map((section) => `- [${section}](/${section.toLowerCase()})`).join('\n');
}

/** Headlines beside a page that have nothing to do with it. */
export function sidebar(heading: string, ...headlines: readonly string[]): string {
  return `## ${heading}\n\n${headlines.map((headline) => `- ${headline}`).join('\n')}`;
}

/** A footer with the copyright year that is no publication date. */
export function footer(site: string): string {
  return `© 2009–2026 ${site}. All rights reserved. [Privacy policy](/privacy) · [Terms](/terms) · [Contact](/contact)`;
}
