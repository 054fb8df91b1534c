import { anyOf } from '../word-list.ts';
/** How one language says that something holds only if something else does. Plain letters, alternatives. */
type ConditionWords = {
  /** Before the verb of the condition, wherever its clause stands. */
  readonly anywhere: string;
  /** Only at the head of a sentence; elsewhere the word means something else. */
  readonly opening: string;
};

/** 'If', 'unless', 'should the board agree'. By language. */
export const CONDITIONS: Readonly<Record<string, ConditionWords>> = {
  en: {
    anywhere: anyOf`
      if|unless|should(?! (?:know|note))|in case|in the event|provided that|providing that
      assuming(?! (?:\p{L}+ ){0,3}(?:role|post|position|responsibilit\p{L}+|duties|\uE004))|supposing|on condition`,
    opening: anyOf`
      were|had(?=[^.;]{1,120} (?:would|could|might))|suppose|imagine|what if|even if|as long as|provided
      when(?= (?:you|a|companies|firms))`,
  },
  de: {
    anywhere: 'wenn(?! \\uE000 (?:am|ab|zum) \\d)|falls|sofern|es sei denn|vorausgesetzt',
    opening:
      'sollten?|angenommen|gesetzt den fall|nur wenn|im falle?|(?:wird|werden|kommt es)(?= [^?]*, )',
  },
  fr: {
    anywhere: "si(?! bien)|s'ils?|a moins qu\\p{L}*|au cas ou|a condition|pourvu qu\\p{L}*",
    opening: 'meme si|en cas d\\p{L}*',
  },
  es: {
    anywhere: 'si(?! bien|[,:])|a menos que|a no ser que|salvo que|en caso de',
    opening: 'de ser|siempre que|aunque si',
  },
  pt: {
    anywhere: 'a menos que|a nao ser que|salvo se|no caso de|contanto que',
    opening: 'se|caso|mesmo se',
  },
  it: {
    anywhere: 'a meno che|qualora|nel caso|purche|sempre che',
    opening: 'se(?! ne)|anche se',
  },
  nl: {
    anywhere: 'indien|tenzij|mits|mocht(?:en)?|ingeval',
    opening:
      'wordt(?= [^?]*, )|als(?= (?:de|het|er|hij|zij|ze|wij|we|u|je|alles|[\\uE000-\\uE003])(?!\\p{L}))(?! (?:\\p{L}+ ){0,2}\\uE004)|stel',
  },
  sv: {
    anywhere: 'ifall|savida|savitt inte|forutsatt att',
    opening:
      'om(?! \\uE000[,:]| (?:en|ett|tva|tre|fyra|fem|sex|nagra|\\d+|mindre|drygt|cirka|ungefar|knappt|kort) )|skulle',
  },
  da: { anywhere: 'hvis|safremt|medmindre|forudsat at', opening: 'skulle' },
  no: {
    anywhere: 'hvis|dersom|med mindre|forutsatt at',
    opening: 'skulle|om(?! \\uE000[,:]| \\p{L}+ (?:dag|uke|maned|ar))',
  },
  pl: { anywhere: 'jesli|jezeli|gdyby|o ile|chyba ze|pod warunkiem', opening: 'jesliby|jezeliby' },
  cs: { anywhere: 'pokud|kdyby|jestli(?:ze)?|ledaze|v pripade ze', opening: '\\p{L}+-li' },
  fi: { anywhere: 'jos|mikali|ellei|kunhan', opening: 'siina tapauksessa' },
  hu: { anywhere: 'ha|amennyiben|hacsak', opening: 'tegyuk fel' },
  ro: { anywhere: 'daca|in cazul in care|cu conditia', opening: 'chiar daca' },
  el: { anywhere: 'αν|εαν|εφοσον|σε περιπτωση|εκτος αν', opening: 'ακομη κι αν' },
  tr: { anywhere: 'eger', opening: 'sayet' },
};
