import type { EventWords } from '../event-words.ts';

/** The words with which Italian reports events. */
export const ITALIAN: EventWords = {
  give: `
    inflig* inflitt* commin* irrog* impost* impone emess* notific* rilasci* conced* concess* rivolt* assegn* conferi* rinnov*
    ordin* dispost* applic* consegn*`,
  get: 'ottenut* ottien* ottenn* ricev* consegu* aggiudic* vint* vince vinc* premi* raggiun* supera* conquist* incass* riconferm* strappa*',
  pay: 'pag* vers* condannat* dovrà deve patteggi*',
  open: `
    apert* apre aprono aprirà inaugur* avvi* lanci* present* entrat*_in_funzione entra_in_funzione introdott* introduce attiv*
    debutt* messo_in_servizio sbarc* svel* parte partit* commercializz* iniziat*`,
  end: 'complet* perfezion* chius* chiude conclus* conclude firm* annunci* sigl* finalizz* definit* approvat* closing',
  buy: 'acquista acquistano acquistat* acquistare acquisterà acquistò acquistando acquisto acquisi* rilev* compra* comprat* assorb* incorpor* ingloba*',
  sell: 'vend* cedut* cede ceder* dismess* dismett*',
  suffer: `
    subi* colpit* vittima* notific* avvenut* conferm* ammess* comunic* bloccat* paralizz* bersaglio attaccat* segnal* ripristin*
    scopert* visibili pubblicat* copiat* diffus* inviat*`,
  steal: 'rubat* sottratt* finiti espost* accessibili esfiltrat* trafugat* violat*',
  find: `
    rilevat* emers* riscontrat* conclus* superat* non_conformità rilievi osservazion* evidenzi* accertat* constatat* contestat*
    esito senza_rilievi`,
  hold: `
    svolt* effettuat* condott* eseguit* visitat* sottopost* passat* realizzat* tenuta avviat* ispezionat* terminat* arrivati
    arrivata durerà in_corso`,
  name: `
    nominat* nomina designat* assum* assunt* subentr* elett* guider* guida prende_il_posto sostitui* promoss* arriva* succed*
    entra affidat* incaric* scelt* ingaggi* sale`,
  leave:
    'lascia* si_dimett* dimess* dimission* va_in_pensione uscit* uscen* pension* revocat* esce addio congedo abbandon* lascerà sollevat*',
  cut: 'licenzi* tagli* taglia* ridu* esuber* elimin* sopprim*',
  shut: 'chiude chius* chiuder* cessa* cessat* chiusura dismett*',
  publish:
    'pubblic* presentat* annunci* approvat* registrat* diffus* chiud* riport* presenta alzat* abbassat* alza',
  seek: 'cerca cercano scegliere selezionare assumere serve ricerca acquistare',
  sign: 'firmat* firma vint* vince aggiudic* sigl* ottenut* sottoscri* stipul*',
  raise: 'raccol* raccogl* chiude chius* ottenut* ottiene emess* emette incass* ricev* colloc*',
  sue: 'depositat* presentat* contro promoss* avviat* citat* intentat* fatto',
  float: 'sbarc* quotat* debutt* presentat* ammess* ammission*',
  must: 'dovrà dovranno deve devono entro ha_tempo_fino obbligat* termine si_è_impegnat* si_impegna',
  apply: 'entra_in_vigore entrerà_in_vigore entrano_in_vigore scadenza si_applic* obbligatori*',
  fine: 'multa multe sanzion* ammend* penal*',
  order:
    'diffid* ammonim* provvediment* richiam* commissari* prescrizion* ordine divieto sospension* misure',
  inquiry: 'istruttori* indagin* inchiest* procediment* accertament* fascicolo verifica_ispettiva',
  suit: 'azione_legale azione_collettiva class_action causa ricorso cause querel*',
  attack: `
    attacco_informatico attacchi_informatici attacco_hacker attacco_ransomware attacco~ransomware violazione_dei_dati
    violazione_di_dati data_breach furto_di_dati fuga_di_dati hacker ransomware incidente_informatico cyberattacc* cyber_attacc*
    malware intrusion* accesso_abusivo incidente_di_sicurezza pirati_informatici`,
  data: 'dati sistemi server client* iban file pazienti soci email nomi informazioni anagrafic* lettere estratti bollette',
  audit:
    'audit* ispezion* verific* controllo controlli visita ispettor* sorveglianza revision* certificator* revisori sopralluogo',
  certificate: `
    certific* licenz* autorizzazion* accredit* iso marchio attestat* abilitazion* omologazion* soc_2 rating_di_legalità patente
    bollino ricertificazione marchio_ce autorizzazione_all`,
  prize: `
    premio premi riconosciment* trofeo medaglia award* onorificenza oscar azienda_dell_anno impresa_dell_anno
    imprenditore_dell_anno imprenditrice_dell_anno manager_dell_anno podio classifica targa`,
  funds: `
    finanziament* prestit* obbligaz* round invest* capital* raccolt* serie_a serie_b serie_c credit* bond minibond
    aumento_di_capitale fondi mutuo`,
  firm: `
    società azienda* quota quote ramo controllata gruppo marchi* concorrent* impres* produttor* startup maggioranza divisione
    banca compagnia distributor* specialist* attività catena partecipazion* stabilimento portafoglio`,
  deal: 'acquisizion* fusion* cession* vendita incorporazion* acquisto integrazion* opa',
  site: `
    stabiliment* fabbric* uffici* filial* magazzin* negozi* impiant* polo mercat* sportell* sede sedi centro laborator*
    punto_vendita hub deposit* capannon* linea_produttiva ospedal* clinica terminal* agenzia succursal*`,
  offer: `
    serviz* prodott* piattaform* cart* cont* polizz* app applicazion* portal* soluzion* linea gamma fond* modell* sistema
    programma strument* software assistente offerta mutuo`,
  tender: 'gara gare bando appalto manifestazione_di_interesse capitolato',
  tool: 'software strument* piattaform* fornitor* fogli_di_calcolo fogli excel soluzion* sistem* gestionale',
  replace: 'sostituisce sostituire sostituirà sostituendo sostituiamo',
  control:
    'risch* controll* compliance audit* governance conformità grc privacy incident* terze_parti whistleblowing',
  staff:
    'revisori auditor analisti giuristi ingegneri tecnici specialisti ispettori operai infermieri',
  jobs: 'posti lavoratori dipendenti addetti esuberi personale organico persone licenziamenti',
  accounts: `
    bilancio relazione_annuale relazione_finanziaria relazione utile utili ricav* fatturato risultati perdit* rapporto rating
    conti semestrale dichiarazione`,
  contract: 'contratt* appalt* commess* accordo_quadro accordo ordine',
  title: `
    dirett* responsabil* amministrat* president* consiglier* segretari* capo dirigent* delegat* chief officer vicepresident*
    sindac* tesorier* ciso cfo ceo dpo funzione manager internal_audit`,
  exchange: 'borsa quotazion* in_borsa ipo euronext piazza_affari',
  fined: `
    multat* sanzionat* condannat*_a_pagare condannat*_a_versare multa_a censurat* dovrà_pagare dovrà_versare condannat*
    riconosciut*_colpevole`,
  probed: `
    indaga_su indagat* perquisi* sotto_indagine sotto_inchiesta nel_mirino richiamat* apre_un_istruttoria commissariat*
    indagin*_su amministrazione_straordinaria commissariamento sotto_la_lente rinviat*_a_giudizio ispettori`,
  proposed: 'propone_una_multa proposta_di_sanzione',
  sued: 'citat*_in_giudizio fa_causa_a ha_fatto_causa ha_citato portat*_in_tribunale',
  breached: 'hackerat* hackerata',
  audited:
    'giudizio_positivo giudizio_senza_rilievi giudizio_senza_modifica ispezionat* giudizio_con_rilievi',
  certified: 'certificat* ricertificat* accreditat* abilitat*',
  awarded: 'premiat* insignit* eletta_miglior',
  merged: 'fus* fonde fondono acquisit*_da comprat*_da rilevat*_da incorporat* fusione_per',
  votes: 'votano~fusione voto~fusione',
  reorganised: `
    esuberi licenziament* cassa_integrazione ristruttur* riorganizz* concordato_preventivo contratti_di_solidarietà esternalizz*
    affidata_all_esterno amministrazione_straordinaria`,
  tendering: `
    cerca*_un_fornitore bando_di_gara bando_per gara_d_appalto gara_per gara_europea indett*~gara bandi*~gara
    manifestazione_di_interesse pubblicat*~bando indirà~gara bandirà~gara indire_una_gara bandire_una_gara`,
  hiring: `
    cerchiamo sta_cercando cerca_un cerca_una cerca_nuov* assume_un assume_una assume_due assume_tre candidatur* posizione_aperta
    posizioni_aperte selezione_di_personale assumiamo si_cerca si_cercano cercasi è_alla_ricerca_di ricerca_un ricerca_una
    assume_quattro assume_cinque posizioni_da_coprire copertura_di_un_posto procedura_di_mobilità`,
  renamed: 'cambia_nome cambiato_nome diventa nuovo_nome si_chiamerà ribattezz* ora_si_chiama',
  left: 'si_è_dimess* ha_lasciato si_è_dimessa rassegnato_le_dimissioni',
  drill: 'simulazion* esercitazion* assicurazion*_cyber formazion* prevenzion* webinar convegno',
  lost: 'revocat* scadut* patente_di_guida ritirat*',
  nominee: 'finalist* candidat*_al giuria nomination prezz*',
  applicant: 'clienti studenti volontari investitori',
  shortly: 'temporaneament* lavori_di',
  revoke: 'sospes* revoc* ritirat*',
  recall: 'richiam*_lotti ritir*_dal_mercato richiamat*',
  goods: 'prodotti lotti veicoli confezioni',
  launched: 'in_vendita_da da_oggi_possono disponibile_da',
  unite: 'accorp* fus* riuni* unific* integr* centralizz*',
  units: 'uffici direzioni divisioni funzioni controllate reparti squadre unità filiali',
  settle: 'paga* vers* chiud* transa*',
  case: 'causa contenzioso procedimento caso vertenza',
  comes: `
    arriva arrivat* entra_in entrato_in entrata_in approda approdat* ingresso assunt* ingaggi* si_unisce benvenut* proviene
    primo_giorno proveniente in_arrivo_da arriva_da arrivato_da arrivata_da ha_iniziato_come primo_lunedì nuovo_acquisto
    new_entry`,
  rises: 'promoss* promozione sale_a salit*_a anche_la_delega da_vice_a_titolare sale_di_grado',
  hitherto:
    'finora sinora fino_a_ieri fino_ad_oggi fino_a_oggi fino_a_ora oltre_alla oltre_al già_vice da_vice',
  goes: `
    lascia lascerà lasciato lasciata dimission* dimett* dimess* addio saluta salutato passerà passa_a esce uscit*_da cessa
    revocat* pensione congeda ultimo_giorno spento_il_computer lascia_l_incarico lasciato_l_incarico si_congeda se_ne_va
    dà_l_addio badge_riconsegnato riconsegnat*~badge`,
  takes: `
    nominat* nomina nominerà subentr* assume assumerà assunto_la assunto_l guida guidare guiderà affidat* incaricat* designat*
    succede prende_il_posto alla_guida elett* interim insedia* tocca_a`,
  barred:
    'sospes* sospende sospensione vietat* divieto interdett* chius*_dal sigilli multa* multat* sanzion* risarc* condann* ammend* diffid*',
  accused: `
    sequestr* perquis* indagat* iscritt*_nel avviso_di_garanzia contestat* contestazion* rinviat*_a_giudizio ispezione~a_sorpresa
    guardia_di_finanza procura fascicolo indagine indagini esposto nas_dei_carabinieri verbale_di`,
  bids: 'offerte gara bando appalto',
  mishap: `
    richiam*~lotti ritirat*~lotti ritiro_dal_mercato guasto guasti blackout fuori_servizio irraggiungibil* bloccat* fermo_impianto
    incendio rogo esplosione incidente infortunio perdita sversamento alluvione salmonella listeria contaminazion* frode truffa
    fattura_falsa per_errore furto rubat*`,
  owned: `
    appartiene appartengono passa_di_mano passata_di_mano cambia_proprietà proprietà nelle_mani_di nuovo_proprietario
    maggioranza_di rogito azionista_di_maggioranza passat*_sotto`,
  grown: `
    inaugur* ha_aperto_i_battenti apre_i_battenti taglio_del_nastro nuovo_stabilimento nuova_sede nuovo_punto primo_oltreoceano
    prima_all_estero fuori_dall_italia ampliamento espande espansione filiale commessa_da commessa_per aggiudic* contratto_da
    posa_della_prima_pietra`,
  financed: `
    aumento_di_capitale finanziamento_da prestito obbligazion* minibond round_da raccolti raccolto~milioni iniezione
    debutto_in_borsa quotazione contributo_a_fondo mutuo`,
  issued: `
    bilancio_di_sostenibilità bilancio_consolidato relazione_annuale relazione_finanziaria rapporto_di_sostenibilità rendiconto
    dichiarazione_non_finanziaria codice_etico conti_del risultati_del`,
  ended: `
    concordato liquidazione fallimento fallita composizione_negoziata chiude_i_battenti chiuso_i_battenti chiusura_dello chiuderà
    licenzia* esuber* scissione scorporo cambia_nome cambiato_nome si_chiama_ora`,
  marketed: `
    arriva_sugli_scaffali sugli_scaffali nei_negozi sul_mercato lanci* debutt* disponibile_dal ha_avviato_la_vendita attivat*
    operativ*_da`,
  earnings:
    'utile utili ricavi fatturato perdita perdite ebitda raccolta risultato_netto disavanzo avanzo margine_operativo vendite premi',
  grew: 'chius* cresc* cresciut* cal* sal* registr* raggiun* aument* diminu* sces* segn* attest* ammont* migliora* è_stato_di',
  netted: 'fatturato~milioni guadagnato',
  migrate:
    'migra* passat*~a passat*~al passat*~alla sostituit* attivat* entrat*_in_funzione messo_in_funzione adottat* trasferit* ha_cambiato',
  system:
    'sistema sistemi piattaforma piattaforme software gestionale applicativo cartella_clinica cloud sap erp banca_dati server',
  due: 'chiede ha_chiesto esige richiede sarà saranno vuole scade',
  astray: 'indirizzo_sbagliato indirizzi_sbagliati destinatari*_sbagliat* per_errore',
};
