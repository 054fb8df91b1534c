/** Query parameters that say where a reader came from, never what is read; compared in lower case. */
const TRACKING_PARAMETERS: ReadonlySet<string> = new Set([
  '__twitter_impression',
  '_ga',
  '_gl',
  '_hsenc',
  '_hsmi',
  'amp',
  'amp_js_v',
  'campaign_id',
  'cmpid',
  'dclid',
  'fb_action_ids',
  'fbclid',
  'gad_source',
  'gbraid',
  'gclid',
  'guccounter',
  'guce_referrer',
  'guce_referrer_sig',
  'icid',
  'igsh',
  'igshid',
  'mc_cid',
  'mc_eid',
  'mkt_tok',
  'mod',
  'msclkid',
  'ncid',
  'ocid',
  'ref',
  'ref_src',
  'ref_url',
  'smid',
  'spm',
  'sref',
  'srsltid',
  'trk',
  'twclid',
  'usqp',
  'vero_id',
  'wbraid',
  'yclid',
]);
const TRACKING_PREFIXES = ['utm_', 'pk_', 'mtm_', 'hsa_', 'at_'] as const;
const AMP_OUTPUTS: ReadonlySet<string> = new Set(['output=amp', 'outputtype=amp']);

/** Can the parameter be left out without reading another page? */
export function isTrackingParameter(name: string, value: string): boolean {
  const lower = name.toLowerCase();
  if (TRACKING_PARAMETERS.has(lower)) return true;
  if (AMP_OUTPUTS.has(`${lower}=${value.toLowerCase()}`)) return true;
  return TRACKING_PREFIXES.some((prefix) => lower.startsWith(prefix));
}
