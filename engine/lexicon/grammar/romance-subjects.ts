import { TERM_NOUNS } from '../job-titles/doubtful-posts.ts';
import { POST_NOUNS } from '../job-titles/title-words.ts';
import { anyOf } from '../word-list.ts';

/** Nouns of a time, a post or a move in Romance languages: 'semana', 'cargo', 'incorporación'. Plain letters, alternatives. */
export const TIME_OR_MOVE = anyOf`
  (?:${POST_NOUNS}|${TERM_NOUNS})
  (?:
    lunes|martes|miercoles|jueves|viernes|sabado|domingo|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|segunda|terca
    quarta|quinta|sexta|dia|giorno|semana|semaine|mois|annee|annees|jour|printemps|ete|automne|hiver|lundi|mardi|mercredi|jeudi
    vendredi|samedi|dimanche|settimana|mes|mese|ano|anno|primavera|verano|verao|estate|otono|outono|autunno|invierno|inverno
    (?:pasad|passad|scors|proxim|prossim|mism|mesm|stess)[oa]|nombramiento|nomination|arrivee|depart|nomeacao|nomina|designacion
    incorporacion|llegada|chegada|arrivo|ingresso|entrada|insediamento|salida|saida|uscita|marcha|partida|cese|dimision|renuncia
    dimissioni|jubilacion|relevo|promocion|promocao|promozione|ascenso|trayectoria|carrera|carreira|carriera
  )`;

/** 'The', 'a', 'its' before the subject of a clause in these languages. */
export const ROMANCE_ARTICLES =
  'el|la|los|las|le|les|il|lo|i|gli|o|a|os|as|une?|uno|una|uma?|su|sus|sua|seu|son|sa|ses';
