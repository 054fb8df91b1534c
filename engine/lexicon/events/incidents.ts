// What companies and authorities call an attack on computers or a loss of data, and how they say that it has happened.
import { anyOf } from '../word-list.ts';

/** An attack on computers or a loss of data, as alternatives over plain letters. */
export const INCIDENT_WORDS = [
  anyOf`
    (?:
      cyber ?security|cyber|information security|data security|security|ransomware|data privacy|malware
    ) (?:incident|event|attack|breach)s?`,
  'cyber[- ]?attacks?|ransomware|data breach(?:es)?|data exfiltration',
  'unauthori[sz]ed (?:access|activity|actors?|third[- ]part(?:y|ies)|part(?:y|ies)|acquisition|disclosure|intrusion)',
  'threat actors?|criminal actors?|exfiltrat(?:ed|ion)',
] as const;

/** Phrases by which a search in full texts finds reports of incidents. */
export const INCIDENT_PHRASES = [
  'cybersecurity incident',
  'security incident',
  'data breach',
  'ransomware',
  'unauthorized access',
] as const;

/** That it has happened: lists of risks name incidents as well. */
export const HAPPENED_WORDS = [
  'identified|detected|discovered|experienced|became aware|learned|determined|confirmed|occurred',
  anyOf`
    was (?:the )?(?:target|victim|subject)|suffered|announced|disclosed|notified|began investigating|is investigating|accessed
    obtained|acquired`,
] as const;
