import type { EventWords } from '../event-words.ts';

/** The words with which French reports events. */
export const FRENCH: EventWords = {
  give: `
    inflig* prononc* notifi* adress* délivr* accord* octroy* décern* remis remise remet attribu* renouvel* imposé* impose
    ordonn* condamn* reconduit* prolong*`,
  get: `
    obten* obtient reçu reçoit reçue écop* décroch* remport* conquis récompens* gagn* vaut valu réussi conserv* remise
    remis remettre leur_a_été`,
  pay: 'paye* paie payé payer verser verse versé* devra doit règle* condamn* accept* écop* s_acquitt*',
  open: `
    ouvre* ouvert* ouvrir inaugur* lanc* commercialis* dévoil* propose_désormais mis*_en_service mise_en_service met_en_service
    s_implant* s_étend engage* engagé* entre*_en_service démarr* mis_en_ligne présent* déploy* déploi* mis_en_production
    vis*`,
  end: 'finalis* boucl* conclu* conclut achev* terminé* clôtur* signé signe annonc* officialis* réalis* scell*',
  buy: `
    rachèt* racheté* racheter rachat acqui* reprend* repris* absorb* s_offr* s_empare met_la_main prend_le_contrôle
    pris_le_contrôle achet* achèt* rachetait`,
  sell: 'cède cédé cédée céder vend vendu* vendre se_sépare cession',
  suffer: `
    victime* touché* subi* frapp* confirm* notifi* paralys* signal* cibl* visé* affect* découv* reconn* rétabli* perturb*
    piraté* déclar* alert* informé* visibles publié* diffus* copié* envoyé* consult* transmis*`,
  steal: 'dérob* volé* voler vol exposé* en_ligne accessibles divulgu* compromis* fuité exfiltr*',
  find: `
    achev* conclu* relev* constat* point* mis_en_évidence sans_réserve non_conformité* réserve* recommand* réussi* identifi*
    formul* observation* soulign*`,
  hold: `
    contrôl* audit* mené* mène effectué* s_est_déroulé* eu_lieu passé visité* réalis* conduit* s_est_achevé*
    s_est_terminé* venu* commenc*`,
  name: `
    nomm* prend pris rejoint confi* succèd* succéd* recrut* promu* élu* désign* remplac* arriv* devient devenu* intègr*
    chois* hérit* occupe assur* coopt* embauch* intérim accueill*`,
  leave: `
    quitt* démission* départ part_à_la_retraite parti* révoqu* cède_sa_place retraite limog* évinc* laisse_sa_place
    fait_valoir_ses_droits tire_sa_révérence sortant*`,
  cut: 'supprim* suppression* licenci* réduire réduit réduction coupe* suppriment',
  shut: 'ferme* fermé* fermer fermeture fermera ferment cess*',
  publish:
    'publi* présent* annonc* enregistr* affich* dégag* dévoil* rendu_public rend_public réalis* relev* abaiss* paru* parait',
  seek: 'cherche* recherche* choisir sélection* recrut* besoin acquérir retenir équiper s_équip*',
  sign: 'signé* signe remport* décroch* obtient obtenu* conclu* attribu*',
  raise:
    'lève* levé* lever levée boucl* obtient obtenu* obten* émis* émet emprunt* récolt* sécuris* clôtur* réuni* souscri*',
  sue: 'dépos* engag* vis* contre assign* saisi* intent* port* attaqu*',
  float: 'introduit* entre* dépos* début* cot* admis*',
  must: 'doit doivent devra devront au_plus_tard a_jusqu_au ont_jusqu_au tenu* échéance délai sommé* s_est_engagé* s_engage',
  apply:
    'entre*_en_vigueur entrera_en_vigueur s_appliqu* échéance date_limite obligatoire* applicable* en_application',
  fine: 'amende* sanction* blâme* pénalité* astreinte*',
  order: `
    mise_en_demeure mises_en_demeure rappel_à_l_ordre avertissement* injonction* mesure* administrateur_provisoire arrêté
    interdiction suspension`,
  inquiry: `
    enquête* procédure_de_sanction procédure_disciplinaire procédure_d_infraction procédure_ouverte ouvr*~procédure
    ouverture_d_une_procédure procédure_à_l_encontre procédure_contre information_judiciaire instruction investigation*
    contrôle_sur_place`,
  suit: 'action_en_justice action_collective plainte_collective plainte~tribunal assignation* action_de_groupe recours procès',
  attack: `
    cyberattaque* cyber_attaque* attaque_informatique fuite*_de_données piratage* rançongiciel* ransomware vol_de_données
    pirate* violation*_de_données intrusion* cyberincident* incident_de_sécurité incident_informatique hacker*
    logiciel_malveillant`,
  data: `
    données coordonnées fichier* clients serveurs systèmes patients assurés adhérents dossiers adresses noms iban mails
    courriels relevés lettres courriers factures`,
  audit: `
    audit* contrôle* mission_de_contrôle inspection* inspecteur* visite vérification* certificateur* commissaire*
    vérificateurs commissaire*_aux_comptes cour_des_comptes chambre_régionale`,
  certificate: `
    certifi* agrément* licence* habilitation* accrédit* iso label* homologation* autorisation soc_2 hds afaq qualification
    autorisation_d est_iso organisme_certificateur`,
  prize:
    'prix trophée* médaille* lauréat* distinction* palme* grand_prix award* palmarès récompens* prix_du prix_de_la',
  funds: `
    financ* obligation* obligataire* emprunt* investi* tour_de_table prêt* levée_de_fonds fonds série_a série_b série_c
    capital subvention* crédit* augmentation_de_capital`,
  firm: `
    société* entreprise* filiale* concurrent* groupe* spécialiste* participation activité* parts marque* éditeur* salariés
    courtier* fabricant* start_up cabinet* majorité banque mutuelle assureur distributeur* branche maison usine réseau
    opérateur*`,
  deal: 'acquisition* rachat* cession fusion* reprise rapprochement prise_de_contrôle vente absorption',
  site: `
    usine* site* bureau* agence* filiale* entrepôt* centre* magasin* laboratoire* atelier* siège boutique* chaîne
    plateforme_logistique plate_forme établissement* dépôt terminal clinique* hôpital ligne_de_production antenne succursale*
    marché hub unité campus data_center`,
  offer: `
    produit* offre* gamme* carte* application* plateforme* logiciel* service* appli contrat assurance* compte portail outil*
    solution* assistant* ligne* fonds modèle* programme* site_internet système* mutuelle`,
  tender:
    'appel*_d_offres marché_public marchés_publics consultation avis_de_marché mise_en_concurrence',
  tool: 'logiciel* outil* plateforme* tableur* chiffrier* solution* excel système* prestataire* fournisseur* progiciel',
  replace: 'remplace remplacer remplacera remplaçons remplacement_de remplacement_du',
  control:
    'risque* contrôle* conformité audit* gouvernance grc rgpd incident* tiers alerte* cartographie',
  staff: `
    auditeurs auditrices analystes juristes ingénieurs techniciens gestionnaires contrôleurs spécialistes collaborateurs
    infirmiers infirmières conseillers`,
  jobs: 'postes emplois salariés licenciements effectifs personnes collaborateurs',
  accounts: `
    rapport_annuel rapport_de_durabilité rapport_d_activité rapport_semestriel rapport résultat* bénéfice* chiffre_d_affaires
    comptes perte* excédent* notation note cotisations`,
  contract: 'contrat* marché_de accord_cadre accord partenariat* commande',
  title: `
    direct* responsable* président* secrétaire_général* délégué* chef* administrat* dpo rssi dsi daf pdg intérim fonction
    poste secrétaire trésori* juriste adjoint* conformité déontologue présidence`,
  exchange: 'bourse introduction_en_bourse euronext cotation ipo',
  fined: `
    sanctionné* sanctionne* condamné*_à_payer condamné*_à_verser condamné*_à_une_amende épinglé* épingle blâmé*
    convention_judiciaire cjip reconnu*_coupable condamnée_à condamné_à mis*_à_l_amende interdi*_de`,
  probed: `
    a_mis~en_demeure met~en_demeure mis*_en_demeure perquisition* mise_en_examen mis_en_examen enquête_visant enquête_sur
    ouvre_une_enquête visé*_par_une_enquête rappelé*_à_l_ordre placé*_sous_surveillance sous_tutelle
    administrateur_provisoire renvoyé*_devant`,
  proposed: 'propose_de_sanctionner grief*_notifié* notification_de_griefs',
  sued: 'assign*_en_justice poursuivi*_en_justice porte_plainte_contre attaqué*_en_justice plainte_contre',
  breached: 'piraté* hacké*',
  audited:
    'certifié*_sans_réserve* certifié*_avec_réserve* assurance_raisonnable assurance_modérée audité* inspecté*',
  certified: 'certifié* recertifié* labellisé* agréé* accrédité*',
  awarded: 'lauréat*_d est_lauréat* primé* distingué* récompensé*',
  merged: 'fusionn* racheté*_par repris*_par acquis*_par absorbé*_par cédé*_à',
  votes: 'vote_sur_la_fusion votent~fusion voter~fusion',
  reorganised: `
    plan_social plan_de_sauvegarde licenciements restructur* chômage_partiel redressement_judiciaire réorganis* plan_de_départs
    externalis* regroup*`,
  tendering: `
    cherche*_un_prestataire recherche*_un_prestataire cherchons_un_prestataire recherche*_un_fournisseur cherche*_un_fournisseur
    appel*_d_offres marché_public avis_de_marché consultation_pour`,
  hiring: `
    nous_recrutons recrute recrutons recherchons candidatures_avant candidatures_jusqu candidatures_ouvertes poste_à_pourvoir
    postulez offre_d_emploi postes_à_pourvoir recrutement_de sont_à_pourvoir est_à_pourvoir à_pourvoir cherche_un cherche_une
    cherche_son cherche_sa est_à_la_recherche_d sont_recherchés ouvrons~poste* ouvre_un_poste ouvre_deux_postes
    ouvre_trois_postes`,
  renamed: 'chang*_de_nom s_appelle_désormais devient nouveau_nom nouvelle_identité rebaptis*',
  left: 'a_démissionné part_à_la_retraite parti*_à_la_retraite',
  drill: 'exercice* simulation* assurance_cyber formation* webinaire prévention* sensibilis*',
  lost: 'retiré* retrait permis_de_conduire périmé* expiré*',
  nominee: 'nommé*_aux finaliste* jury nominé* prix_de_vente prix_d_achat prix_du_gaz',
  applicant: 'étudiants bénévoles clients adhérents',
  shortly: 'provisoirement temporairement travaux',
  revoke: 'suspend* retiré* retrait révoqu*',
  recall: 'rappel* retiré*_de_la_vente retir*_du_marché',
  goods: 'produits lots véhicules boîtes articles',
  launched: 'mis*_en_vente en_vente_depuis dès_aujourd_hui',
  unite: 'regroup* fusionn* réuni* rassembl* intégr* centralis* scind*',
  units: 'équipes directions services départements filiales entités équipe unités',
  settle: 'vers* paie paye payer pay* régl* transig* solder',
  case: 'affaire litige procédure poursuites plainte* contentieux',
  comes: `
    rejoint rejoindre rejoindra arrivée arrive arrivé arrivera débauch* recrut* embauch* bienvenue intègre en_provenance
    venu_de venue_de débarque débarqué intégré a_intégré a_rejoint vient_de_chez premier_jour premier_lundi entré_chez
    entrée_chez transfuge`,
  rises: `
    promu promue promotion élevé élevée a_succédé où_elle_a_succédé où_il_a_succédé monte_en_grade prend_du_galon
    coiffe_aussi devient~associé devient~associée élargit le_pas_a_été_franchi de_responsable_à`,
  hitherto: 'jusqu_ici jusqu_à_présent jusque_là jusqu_alors jusqu_à_hier en_plus_de précédemment',
  goes: `
    quitte quitter quitté quittera départ démission* partira part_à parti partie passe_la_main retraite tire_sa_révérence
    fait_ses_adieux s_en_va remercié limogé* révoqué* rendu~badge l_aventure~terminée dernier_jour pot_de_départ
    tourne_la_page tourné_la_page fait_ses_cartons claqué_la_porte`,
  takes: `
    nommé nommée nomme nomination prend_ses prend_la prend_les prend~tête pris~tête prendra~tête pris~direction a_pris_ses
    pris~présidence prise_de_fonction prises_de_fonction prendra occupe succède succéd* dirige désigné désignée élu élue
    remplac* intérim confié confiée à_la_tête est_directrice est_directeur coiffe`,
  barred: `
    suspendu suspend suspension interdit interdiction fermeture_administrative mis_à_l_arrêt retrait amende sanction*
    avertissement blâme condamn* paiera indemnis* dommages_et_intérêts astreinte injonction`,
  accused: `
    perquisition* mis_en_examen mise_en_examen mise_en_demeure convoqu* assign* griefs enquête contrôle_inopiné inspection
    parquet ouvert_une_enquête ouvert_un_contrôle débuté~inspection épingl* gendarmes saisi_par saisie_par`,
  bids: 'appel_d_offres offres consultation marché_public candidatures',
  mishap: `
    rappel rappelé rappelés rappelle~lots incendie feu ravagé explosion accident panne pannes coupure hors_service inaccessible
    inaccessibles à_l_arrêt fuite fuites déversement pollution inondation salmonelle* listeria contamin* cambriol* escroquerie
    fraude fausse_facture par_erreur mauvais_destinataires piraté chiffré`,
  owned: `
    appartient appartiennent appartenait appartenir change_de_mains changent_de_mains changé_de_mains giron
    passé_sous_le_contrôle passe_sous_le_contrôle dans_l_escarcelle_du_groupe propriétaire propriété rachat majoritaire`,
  grown: `
    inaugur* ouvre_ses_portes ouvert_ses_portes ouvre~usine nouvelle_usine nouveau_site nouvelle_agence première_agence implant*
    s_installe première_pierre agrandi* extension hors_de_france à_l_étranger filiale escarcelle marché_de contrat_à
    contrat_de décroch* remporte~contrat`,
  financed: `
    levée_de_fonds lève~millions levé~millions levé~euros tour_de_table prêt prêts emprunt obligataire obligations
    augmentation_de_capital subvention* investisseur* bpifrance actionnaires~millions cotation introduction_en_bourse
    première_cotation crédit_de`,
  issued: `
    rapport_annuel rapport_de_durabilité rapport_de_développement plan_de_vigilance rapport_rse déclaration_de_performance
    comptes_annuels résultats_annuels résultats_semestriels chiffre_d_affaires_trimestriel code_de_conduite code_éthique
    mis_en_ligne~rapport mis~en_ligne index_de_l_égalité`,
  ended: `
    redressement liquidation sauvegarde dépôt_de_bilan déposé_le_bilan ferme_ses_portes fermé_ses_portes fermera fermeture
    suppress* licenci* plan_social emplois_chez pse scission scinde rebaptis* changé_de_nom change_de_nom s_est_tu`,
  marketed: `
    lance~application lance~offre lancé lancée a_lancé dans_les_rayons en_rayon commercialis* en_service mis_en_service
    mise_en_service disponible_depuis sort~gamme`,
  earnings: `
    bénéfice* résultat_net résultat_d_exploitation résultat_opérationnel chiffre_d_affaires excédent déficit perte pertes
    produit_net_bancaire collecte ebitda résultat ventes primes cotisations recettes`,
  grew: `
    réalis* dégag* progress* recul* augment* baiss* établi* affich* enregistr* attei* hausse clôtur* termin* publi* ressort*
    repli* s_élève bondi chut* est_de s_est_établi* s_établit`,
  netted: 'gagné engrangé',
  migrate: `
    mis_en_service mise_en_service met_en_service mettra_en_service migr* bascul* remplac* déploy* passé~à passée~à
    changé_de changé_d passe_sur transfér*`,
  system: `
    système* plateforme* logiciel* progiciel* outil* hébergeur dossier_patient* centre_de_données base_de_données cloud sap
    erp serveurs`,
  due: 'attend exige demande demandé réclame attendu* sera seront visé* prévue_pour prévu_pour',
  astray: 'mauvaise_adresse mauvaises_adresses mauvais_destinataire* anciennes_adresses par_erreur',
};
