import type { EventWords } from '../event-words.ts';

/** The words with which Portuguese reports events. */
export const PORTUGUESE: EventWords = {
  give: `
    aplic* imp* conced* atribu* emit* dirig* notific* entreg* renov* outorg* determin* orden* homolog* deferi* instaur* decret*`,
  get: 'receb* obtev* obtém obtiv* obter conquist* ganh* venc* arrecad* consegu* alcanç* garant* levou manteve mantém',
  pay: 'pag* condenad* deverá terá_de desembols* aceit* acord*',
  open: `
    abre* abri* abert* inaugur* lanç* lanc* entrou_em_funcionamento instaur* inici* estre* apresent* coloc* disponibiliz* arranc*
    começ* entrou_em_operação passou_a_oferecer introduz* ativ* implant*`,
  end: 'conclu* fech* finaliz* assin* anunci* formaliz* complet* acord* aprov* selou',
  buy: 'compr* adquir* aquisi* absorv* incorpor* assumiu_o_controle assumiu_o_controlo tomou_o_controlo',
  sell: 'vend* alien* desfez* desinvest*',
  suffer: `
    sofre* alvo vítima* notific* confirm* atingid* atac* paralis* afet* admit* comunic* detet* detect* reconhec* restabelec*
    inform* invadi* denunci* visíveis divulgad* publicad* copiad* enviad*`,
  steal: 'roub* expost* expôs acessíveis vazad* vazou vazaram acedid* acessad* desviad*',
  find: `
    apont* identific* detet* detect* conclu* encontr* observ* não_conformidade* ressalva* recomenda* constat* verific* revel*
    sem_reservas aprov*`,
  hold: 'realiz* fez decorreu conduz* efetu* visit* pass* submet* auditou fiscaliz* inspecion* começ* ocorreu terminou',
  name: `
    nome* assum* contrat* sucede* eleit* substitui* promov* indic* design* chega* reforç* escolh* ocupa* passa_a responde
    tomou_posse integra recrut*`,
  leave:
    'renunc* sai saiu deixa deixou deixará demit* demissão reform* abandon* cess* saída afast* aposent* exoner* despede desliga* deixar',
  cut: 'despede* despediu cort* supri* elimin* demit* reduz* dispens*',
  shut: 'encerr* fech* fecho descontinu*',
  publish: 'public* divulg* apresent* anunci* regist* report* lucrou faturou elev* baix*',
  seek: 'procur* busca* escolher selecionar contratar precisa* adquirir',
  sign: 'assin* ganh* venc* conquist* fech* obtev* celebr* firm* adjudic*',
  raise: 'levant* capt* fech* obtev* emit* emiss* receb* angari* consegu* arrecad*',
  sue: 'apresent* interp* intent* contra mov* enfrent* ajuiz* entrou_com responde',
  float: 'estre* entr* pedi* solicit* debut* cot* admitid* listad* protocol*',
  must: `
    tem_de têm_de terá_de terão_de tem_que têm_que deve devem deverá deverão até_ao_dia o_mais_tardar tem_até têm_até
    prazo obrigad* comprometeu_se compromete_se`,
  apply:
    'entra_em_vigor entrará_em_vigor entram_em_vigor entrou_em_vigor aplica_se passa_a_valer prazo obrigatóri* data_limite',
  fine: 'multa* coima* sanç* penalidade* contraordenaç* auto_de_infração',
  order:
    'advertência* medida* recomendaç* suspens* admoestaç* termo_de_compromisso determinação intervenção interdiç* embargo',
  inquiry: `
    inquérito* investigaç* processo_administrativo processo_sancionador processo_contraordenacional processo_judicial averigua*
    sindicância fiscalização processo_de_contraordenação`,
  suit: 'ação_judicial ação_civil ação_coletiva ação_popular processo_judicial ação ações',
  attack: `
    ciberataque* ataque_informático ataque_cibernético ataque_hacker fuga_de_dados vazamento* violação_de_dados roubo_de_dados
    ransomware incidente_de_segurança incidente_cibernético hacker* intrusão acesso_indevido acesso_não_autorizado`,
  data: `
    dados clientes sistemas servidores ficheiros arquivos cooperados pacientes informações nomes emails cadastros cartas
    extratos faturas`,
  audit: 'inspeç* fiscaliz* vistoria* auditor* visita verificação inspetor* certificadora',
  certificate: `
    certific* licença* autoriza* acredita* iso selo* credencia* homologaç* alvará soc_2 habilitaç* pro_ética recertificação
    confirmação_da registo_da fssc`,
  prize:
    'prémio* galard* distinç* reconhec* medalha* troféu* melhor_empresa empresa_do_ano empregador_do_ano gestor*_do_ano ranking',
  funds: `
    financ* obrigaç* empréstim* rodada* ronda invest* capital crédito* debênture* série_a série_b série_c dívida fundos
    aporte emissão subvenç*`,
  firm: `
    empresa* companhia* participaç* negócio* ações concorrente* sociedade filial subsidiária grupo marca* fabricante* startup
    operadora* distribuidora banco seguradora cooperativa carteira unidade_de maioria corretora rede`,
  deal: 'aquisiç* compra fusão venda incorporação integração opa',
  site: `
    unidade* fábrica* escritório* agência* balcão balcões armazém armazéns loja* delegaç* centro* planta* sede usina*
    laboratório* filial* terminal* hospital clínica* linha_de_produção mercado* posto* polo hub instalaç*`,
  offer: `
    serviço* produto* aplicaç* aplicativo* cartão* conta* plataforma* seguro* app portal ferramenta* soluç* linha* fundo*
    programa* modelo* sistema* canal apólice* crédito assistente* oferta`,
  tender: 'concurso* licitaç* edital caderno_de_encargos pregão adjudicaç* contratação',
  tool: 'software ferramenta* plataforma* folhas_de_cálculo planilha* fornecedor* sistema* excel soluç*',
  replace: 'substitui substituir substituirá substituindo substituímos',
  control:
    'risco* control* conformidade auditori* governança governação grc privacidade incidente* terceiros compliance canal_de_denúncia*',
  staff:
    'auditores auditoras analistas juristas engenheiros técnicos especialistas inspetores enfermeiros',
  jobs: 'empregos postos trabalhadores funcionários colaboradores vagas despedimento* demissões pessoas',
  accounts:
    'relatório* lucro* receita* resultado* contas balanço prejuízo* faturação faturamento vendas rating sobras',
  contract: 'contrato* acordo* encomenda parceria*',
  title: `
    diretor* responsáv* administrador* presidente* encarregad* gerente* gestor* chefe* superintendente* vice_presidente*
    secretári* conselheir* ouvidor* tesoureir* ciso cfo ceo dpo coordenador* direção`,
  exchange: 'bolsa ipo em_bolsa na_bolsa oferta_pública_inicial b3 cvm',
  fined: `
    multad* multou sancionad* sancionou condenad*_a_pagar autuad* autuou multa_a punid* puniu terá_de_pagar vai_pagar
    deverá_pagar condenad* autuação`,
  probed: `
    investigad* buscas constituíd*_arguid* arguid* investiga alvo_de_buscas denunciad* operação_policial instaur*~inquérito
    abr*~inquérito direção_fiscal regime_especial intervenção_da sob_supervisão processo_de_averiguações instaura`,
  proposed: 'propõe_uma_multa propõe_uma_coima',
  sued: 'processou_a processou_o foi_processad* processa_a processad*',
  breached: 'hackead*',
  audited: `
    parecer_sem_reservas parecer_sem_ressalvas parecer_com_ressalvas opinião_sem_reservas garantia_limitada auditad* inspecionad*
    fiscalizad*`,
  certified: 'certificad* recertificad* acreditad* credenciad* habilitad*',
  awarded: 'premiad* distinguid* galardoad* eleit*_a_melhor reconhecid*_como',
  merged: 'fundi* comprad*_por comprad*_pel* adquirid*_por adquirid*_pel* incorporad* fusion*',
  votes: 'votam~fusão vota~fusão',
  reorganised: `
    despedimento* reestrutur* lay_off recuperação_judicial insolvência reorganiz* demissões_em_massa plano_de_demissão
    tercei* externaliz*`,
  tendering: `
    procura*_um_fornecedor busca*_um_fornecedor concurso_público lançou~concurso lança~concurso abr*~concurso abr*~licitação
    caderno_de_encargos edital_para public*~edital licitar licitará lançará~concurso abrirá~concurso`,
  hiring: `
    estamos_a_contratar estamos_contratando estamos_a_recrutar procuramos recruta procura_um procura_uma procura_nov* vaga vagas
    candidaturas contrata_se processo_seletivo está_a_recrutar está_recrutando estão_a_recrutar está_contratando
    está_a_contratar vagas_abertas vaga_aberta_para admite_se`,
  renamed:
    'muda_de_nome mudou_de_nome passa_a_chamar passou_a_chamar novo_nome nova_marca agora_é rebatiz*',
  left: 'demitiu_se renunciou aposentou_se reformou_se deixou_o_cargo deixou_a_empresa',
  drill: 'simulacro* simulado* simulação seguro_cibernético formação prevenção treinamento webinar',
  lost: 'revogad* retirad* caducad* cassad* carta_de_condução',
  nominee: 'finalista* nomead*_para_o_prémio júri indicad*_ao preço',
  applicant: 'clientes estudantes voluntários investidores',
  shortly: 'temporariamente provisoriamente obras',
  revoke: 'suspens* suspend* revog* cass* retirad*',
  recall: 'recolh*_lotes recall retir*_do_mercado',
  goods: 'produtos lotes veículos unidades',
  launched: 'à_venda a_partir_de_hoje_podem já_disponível',
  unite: 'agrup* fundiu fundir unific* integr* reuniu centraliz*',
  units: 'equipas equipes departamentos direções direcções áreas filiais unidades divisões',
  settle: 'pag* encerr*',
  case: 'caso processo litígio ação',
  comes: `
    contratada contratado contratou juntou-se junta-se ingressa ingressou chega chegou vem_da vem_do integra_a reforça vindo_da
    vindo_de vindo_do vinda_da vinda_de vinda_do entrou_no entrou_na entrou_para começou~como começou_como primeiro_dia
    proveniente oriund* nova_casa pendurar_a_toga reforço_de`,
  rises: 'promovid* promoção subiu_a ascende sobe_a subiu_para passou~a_integrar número_dois',
  hitherto:
    'até_agora até_então até_ontem até_aqui até_hoje além_de passou_a_integrar acumula* era_a_número_dois era_o_número_dois',
  goes: `
    deixa deixou deixará sai saiu saída renunci* demit* abandon* despede aposent* reform* cessa cessou exonerad*
    entreguei~crachá entregou~crachá último_dia despediu-se despede-se disse_adeus bateu_com_a_porta deixou_o_cargo
    deixa_o_cargo`,
  takes: `
    nomead* nomeia nomeou designad* assume assumiu assumirá tomou_posse toma_posse substitui sucede responde_pela responde_pelo
    lidera ocupa eleit* interin* à_frente`,
  barred: `
    suspend* suspensão proib* interdit* encerrad*_pela embarg* multa* coima* auto_de sanção sancionad* condenad* indemniza*
    indeniza* contraordenação auto_de_infração`,
  accused: `
    arguid* buscas apreend* notificad* acusação indiciad* denúncia mandados_de_busca mandado_de_busca busca_e_apreensão
    polícia_federal ministério_público operação_da inquérito denunciad* investigad* fiscalização`,
  bids: 'propostas concurso licitação pregão edital',
  mishap: `
    recolha_de~lotes recolheu~lotes fora_do_ar em_baixo apagão avaria incêndio explosão acidente derrame vazamento fuga_de
    inundação salmonel* listeria contamina* fraude burla golpe por_engano roubo roubaram ransomware`,
  owned: `
    pertence pertencem mudou_de_mãos mudou_de_dono nas_mãos_de nas_mãos_da escritura* casa_do_grupo propriedade_d* nova_dona
    novo_dono acionista_maioritári* controle_da controlo_da`,
  grown: `
    inaugur* abriu_portas abre_portas abriu_as_portas nova_fábrica nova_unidade nova_loja primeira_loja primeira_fora ampliação
    amplia~fábrica expande expandiu filial adjudic* contrato_de~milhões primeira_pedra`,
  financed: `
    rodada_de_investimento ronda_de_investimento aumento_de_capital empréstimo* financiamento_de obrigações debêntures captou
    captação aporte injetou injeção subsídio subvenção ipo entrada_em_bolsa bndes`,
  issued: `
    relatório_de relatório_anual relatório_e_contas demonstrações_financeiras disponibilizou~relatório código_de_conduta
    código_de_ética resultados_do balanço`,
  ended: `
    recuperação_judicial insolvência falência encerr* fechou_as_portas fecha_as_portas despediment* demitiu demissões demite
    cisão mudou_de_nome passa_a_chamar passou_a_chamar`,
  marketed:
    'chegou_às_lojas nas_lojas ao_mercado lanç* estre* já_se_pode no_ar entrou_em_funcionamento',
  earnings: `
    lucro* receita receitas faturamento resultado_líquido prejuízo* volume_de_negócios excedente défice ebitda lucro_líquido
    faturação vendas prémios prêmios sobras`,
  grew: 'cresc* subi* caiu caíram aument* registr* regist* atingi* totaliz* alcan* fech* recu* obteve somou melhor* ficou foi_de foram_de',
  netted: 'lucrou faturou faturaram',
  migrate:
    'migr* passou_a passou_para substituiu implement* entrou_em_produção entrou_em_funcionamento trocou adotou adoptou transferi* mudou',
  system:
    'sistema* plataforma* software ferramenta* nuvem sap erp centro_de_dados base_de_dados servidores prontuário',
  due: 'exige espera pede pediu requer será serão quer termina',
  astray: 'endereço_errado endereços_errados destinatário*_errado* por_engano',
};
