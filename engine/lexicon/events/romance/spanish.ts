import type { EventWords } from '../event-words.ts';

const POST_TO_FILL =
  'plaza_de_direct* plaza_de_jef* plaza_de_respons* plaza_de_técnic* plaza_de_auditor* plaza_de_oficial plaza_de_gerent*';

/** The words with which Spanish reports events. */
export const SPANISH: EventWords = {
  give: `
    impon* impus* impuest* conced* otorg* emit* dirigi* entreg* adjudic* aplic* notific* renov* dict* amplía* amplió orden*
    prorrog*`,
  get: 'recib* obtien* obtuv* obten* logr* consig* consigu* gan* galardon* vence* venci* alcanz* super* reval* se_hac* hizo_con conquist*',
  pay: 'pag* abon* deberá debe condenad* desembols* acept*',
  open: `
    abre* abri* abiert* inaugur* puesta_en_marcha puso_en_marcha puesto_en_marcha pone_en_marcha lanz* present* estren* inici*
    incoa* incoó instru* comenz* arranc* entró_en_funcionamiento introduj* desembarc* habilit* implant* desde_hoy`,
  end: 'cierra cerró cerrad* complet* culmin* conclu* finaliz* firm* acord* formaliz* anunci* aprob* pact*',
  buy: `
    compra compran compró comprar* comprado ha_comprado adquier* adquiri* adquisi* absorb* se_hace_con hizo_con toma_el_control`,
  sell: 'vend* se_desprend* desinvert*',
  suffer: `
    sufr* víctima* afect* notific* comunic* confirm* reconoc* paraliz* atac* detect* golpe* bloque* hacke* denunci* restablec*
    inform* padec* visibles publicad* copiad* cifrad* enviad*`,
  steal: 'robad* robaron expuest* filtrad* accesibles sustra* roban robo quedaron_al_descubierto',
  find: `
    detect* super* concluy* encontr* hall* observ* no_conformidad* sin_salvedad* deficiencia* constat* señal* revel* finaliz*
    termin* identific*`,
  hold: 'realiz* llevó_a_cabo llevada_a_cabo practic* efectu* auditó visit* inspeccion* tuvo_lugar pas* somet* termin* arranc* comenz*',
  name: `
    nombr* design* fich* asum* incorpor* elegid* sustitu* releva relevo ocupa ocupará tomó_posesión reemplaz* sucede* sucedi*
    ascend* contrat* promoci* quedó_en_manos despacha`,
  leave: `
    renunci* dimit* dimisión deja dejó dejado dejará abandon* se_jubil* cesad* cesa cese sale salió salida se_march* relevad*
    destitu* jubil* se_despid* dejan`,
  cut: 'despid* despidió recort* suprim* elimin* reduc* prescind*',
  shut: 'cierra cerró cerrará cerrado cierre clausur* cerrar',
  publish:
    'public* present* registr* anunci* obtuv* divulg* elev* rebaj* factur* report* ganó cerró',
  seek: 'busca* elegir seleccionar contratar necesita* renovar adquirir',
  sign: 'firm* gan* adjudic* logr* obtuv* cerr* suscri*',
  raise:
    'levant* capt* recaud* cierr* cerr* obtien* obtuv* emit* emis* coloc* consig* recib* logr* obtuvo consiguió',
  sue: 'present* interpu* interpon* contra admit* enfrent* demand*',
  float: 'sali* solicit* estren* admitid* debut* cotiz*',
  must: 'debe deben deberá deberán a_más_tardar tiene_hasta tienen_hasta plazo obligad* antes_del se_ha_comprometido se_comprometió',
  apply:
    'entra_en_vigor entrará_en_vigor entran_en_vigor entrada_en_vigor se_aplica* fecha_límite plazo obligatori* exigible*',
  fine: 'multa* sanción* sancion* penaliz* infracc* recargo',
  order:
    'requerimiento* apercibimiento* advertencia* medida* amonestac* suspensión intervención condiciones',
  inquiry: `
    investigación* investigacion* expediente* diligencias inspección procedimiento_sancionador procedimiento_voluntario
    procedimiento_contra procedimiento_con pesquisa* sumario averigua*`,
  suit: 'demanda demandas demanda_colectiva querella*',
  attack: `
    ciberataque* brecha*_de brecha*_en filtración robo_de_datos ataque_informático hackeo ataque_cibernético ransomware
    incidente_de_seguridad ciberincidente* violación_de_seguridad fuga_de_datos vulneración piratas hacker* secuestro_de_datos`,
  data: 'datos clientes sistemas servidores ficheros expedientes pacientes información correos nombres cartas extractos facturas',
  audit:
    'inspección* control visita auditor* revisión inspector* fiscalización certificador* supervisión verificación verificadores',
  certificate: `
    certific* licencia* autoriz* acredit* iso une sello homolog* soc_2 habilit* ens aenor permiso recertificación distintivo
    norma_iso autorización_de registro_sanitario`,
  prize: `
    premio* galard* distinción* reconocim* medalla* mejor_empresa finalista~ganó ganador* empresa_del_año empleador_del_año
    directiv*_del_año jurado ranking`,
  funds: `
    financ* bono* préstamo* ronda* invers* deuda capital crédito* pagarés serie_a serie_b serie_c fondos ampliación_de_capital
    subvenc* emisión`,
  firm: `
    empresa* compañía* sociedad filial* rival* competidor* participación negocio* acciones grupo marca* firma* cadena
    fabricante* operador* distribuidora* banco aseguradora startup correduría planta cartera división mayoría especialista`,
  deal: 'compra adquisición* fusión* venta absorción integración opa',
  site: `
    planta* fábrica* oficina* sucursal* almacén* centro* tienda* filial* sede* nave* laboratorio* delegación* terminal*
    mercado* línea_de_producción hospital clínica* agencia* local establecimiento* parque hub centro_de_datos`,
  offer: `
    servicio* producto* aplicación* plataforma* tarjeta* cuenta* gama seguro* app portal herramienta* solución* línea* fondo*
    póliza* programa* modelo* sistema* canal asistente* hipoteca* oferta`,
  tender: 'licitación* licitacion* concurso* pliego* convocatoria adjudicación contratación',
  tool: 'software herramienta* plataforma* hojas_de_cálculo proveedor* sistema* excel solución*',
  replace:
    'reemplaza reemplazar reemplazará reemplazando reemplazamos sustituye sustituir sustituirá sustituyendo',
  control:
    'riesgo* control* cumplimiento auditoría* gobierno grc privacidad incidente* terceros compliance canal_de_denuncias',
  staff:
    'auditores auditoras analistas abogados ingenieros técnicos especialistas inspectores operarios',
  jobs: 'empleos puestos trabajadores empleados plantilla personas despidos operarios',
  accounts: `
    informe_anual informe_de_sostenibilidad informe_de_gestión informe memoria* beneficio* resultados ingresos ventas cuentas
    pérdidas utilidad* calificación rating ganancias`,
  contract: 'contrato* acuerdo_marco acuerdo pedido adjudicación',
  title: `
    director* consejer* jef* gerent* delegad* contralor* interin* presidente* presidenta secretari* responsable* vicepresident*
    cumplimiento subdirector* tesorer* ciso cfo ceo dpo silla cargo coordinador* oficial_de`,
  exchange: 'bolsa salida_a_bolsa en_bolsa bme cotización',
  fined: `
    multad* multó sancionad* sancionó multa_a sanciona_a condenad*_a_pagar sanciona multan apercibid* tendrá_que_abonar
    tendrá_que_pagar deberá_pagar deberá_abonar declarad*_culpable condenad* sancionar`,
  probed: `
    investiga_a registró_la_sede investigad* expedient* abre_expediente abrió_expediente imputad* registr*_en_la_sede denunciad*
    denunció_a denunciaron_a denuncia_contra incoó~expediente requiere_a supervisión_intensiva intervenida intervenido
    vigilancia_especial medida_de_intervención bajo_supervisión plan_de_regularización`,
  proposed: 'propone_una_multa propone_sancionar propuesta_de_sanción',
  sued: 'ha_demandado_a demandó_a fue_demandad* demandad* querellad* se_querella demanda_a',
  breached: 'hackead* ciberatacad*',
  audited:
    'opinión_favorable opinión_sin_salvedades opinión_con_salvedades informe_sin_salvedades seguridad_limitada auditad* inspeccionad*',
  certified: 'certificad* recertificad* acreditad* homologad*',
  awarded: 'galardonad* premiad* distinguid* reconocid*_como',
  merged: 'fusion* comprad*_por adquirid*_por absorbid*_por se_integr*',
  votes: 'votan_sobre_la_fusión votan_la_fusión votará~fusión votarán~fusión',
  reorganised:
    'expediente_de_regulación reestructur* ere erte concurso_de_acreedores reorganiz* despidos cierre_de externaliz* recorte_de_plantilla',
  tendering: `
    busca*_un_proveedor busca*_proveedor saca_a_concurso sacó_a_concurso sacado_a_concurso a_concurso a_licitación
    concurso_público licitó licita convoc*~licitación public*~licitación pliego_de licitar licitará licitarán
    sacará_a_concurso convocará~licitación convocará~concurso`,
  hiring: `
    ${POST_TO_FILL} buscamos está_buscando están_buscando busca_un busca_una busca_director* busca_responsable busca_nuev*
    candidaturas vacante* oferta_de_empleo se_incorporan ha_contratado contratará proceso_de_selección plazas
    estamos_contratando se_busca se_buscan está_contratando están_contratando requiere_analista requiere_un requiere_una
    ahora_busca incorporará_a`,
  renamed:
    'cambia_de_nombre cambió_de_nombre pasa_a_llamarse pasó_a_llamarse nuevo_nombre nueva_marca rebautiz* ahora_es',
  left: 'renunció se_jubiló dimitió ha_dimitido',
  drill: 'simulacro* seguro_cibernético formación prevención jornada* ejercicio_de simulación',
  lost: 'retirad* revocad* caducad* permiso_de_conducir carné_de_conducir',
  nominee: 'finalista* nominad* jurado candidat*_al precio',
  applicant: 'clientes estudiantes voluntarios inversores',
  shortly: 'temporalmente temporal obras',
  revoke: 'suspend* revoc* retir* cancel*',
  recall: 'retira*_del_mercado retir*_lotes llamad*_a_revisión',
  goods: 'productos lotes vehículos unidades',
  launched: 'a_la_venta desde_hoy_pueden ya_disponible',
  unite: 'agrup* fusion* unific* integr* reún* reuni* centraliz* escind*',
  units: 'equipos departamentos direcciones áreas filiales unidades equipo divisiones',
  settle: 'pag* abon* zanj* cerrar',
  case: 'caso litigio expediente demanda* denuncia* procedimiento',
  comes: `
    se_incorpora se_incorporó incorporación incorporará fichó ficha fichaje llega llegó llegada se_une se_unió contrat*
    primer_día bienvenida procedente proveniente viene_de llega_desde aterriz* se_suma se_sumó primer_lunes empez*_como
    comenz*_como entr*_como`,
  rises: `
    ascen* promo* hasta_ahora asciend* lo_confirmó la_confirmó deja_de_ser_interin* suma~gerencia pasa_a~gerent* amplía_sus`,
  hitherto: 'hasta_ahora hasta_ayer hasta_hoy hasta_el_momento hasta_la_fecha además_de suma_a',
  goes: `
    deja dejará dejó dimit* renunci* cesa cesó cese salida abandon* se_va se_marcha se_despid* jubil* destituid* releva
    se_marchó se_fue último_día cuelga colgó_la dijo_adiós se_despide se_despidió deja_el_cargo dejó_el_cargo
    entregó~credencial`,
  takes: `
    nombr* design* asum* toma_posesión tomó_posesión sustituye sustituirá sucede relevo al_frente encabeza ocupa ocupará
    dirige interin* elegid* depende`,
  barred: `
    suspend* suspensión prohib* clausur* inhabilit* multa* sancion* indemniz* condena* cubrir~millones pagar~millones apercib*
    amonest*`,
  accused: `
    formuló~cargos cargos imput* registr* citó citad* allan* incaut* denunciad* denunció_a requerimiento inspección_sorpresa
    registro_en fiscalía expediente_contra diligencias denuncia_contra querella* investigad*`,
  bids: 'ofertas licitación pliegos propuestas',
  mishap: `
    retirada_de~lotes retiró~lotes retirar_del_mercado alerta_alimentaria caída_del_sistema sin_sistema se_cayó caído apagón
    avería incendio explosión accidente fuga derrame inundación salmonel* listeria contamina* fraude estafa factura_falsa
    por_error robo robaron hackeo secuestr*`,
  owned: `
    pertenece pertenecen cambia_de_manos cambió_de_manos cambió_de_dueño propiedad_de nuevo_dueño nuevos_dueños
    accionista_mayoritari* en_manos_de escritura* toma_de_control es_de~por`,
  grown: `
    inaugur* abrió_puertas abre_puertas abrió_sus_puertas abre_sus_puertas cortó~cinta primera_fuera primer_hotel
    primera_tienda nueva_planta nueva_sede nueva_fábrica ampliación amplía~planta desembarc* filial adjudic* contrato_por
    contrato_de primera_piedra`,
  financed: `
    ronda_de_financiación ronda_de_inversión ampliación_de_capital préstamo* crédito_de crédito_sindicado bonos emisión_de
    inyec* millones_de~fondo subvención subvenciones aportaron socios~millones inversores levanta~millones salida_a_bolsa
    toque_de_campana`,
  issued: `
    memoria_anual memoria_de_sostenibilidad informe_anual informe_de_gobierno informe_de_sostenibilidad informe_de_transparencia
    estado_de_información_no_financiera cuentas_anuales resultados_del código_ético código_de_conducta colgó_en_su_web`,
  ended: `
    preconcurso concurso_de_acreedores concurso_preventivo quiebra liquidación cierra_sus_puertas cerró_sus_puertas cierre_de
    bajó_la_persiana baja_la_persiana despid* ere erte escisión se_escinde cambia_de_nombre cambió_de_nombre pasa_a_llamarse
    se_llama_ahora`,
  marketed:
    'ha_llegado~lineales a_los_lineales en_las_tiendas al_mercado puso_en_marcha pone_en_marcha lanz* estren* ya_se_puede disponible_desde',
  vacant: POST_TO_FILL,
  earnings: `
    beneficio* ganancia* ingresos ventas resultado_neto pérdidas superávit déficit facturación ebitda resultado_operativo
    primas`,
  grew: `
    crec* subi* baj* cayeron cayó aument* redu* obtuv* registr* logr* factur* cerr* alcanz* descend* sum* ascend* mejor* fue_de
    fueron_de`,
  netted: 'ganó facturó ingresó perdió',
  migrate: `
    migr* pasó_a puso_en_marcha puesta_en_marcha sustituyó reemplazó implant* implement* cambió_de traslad*
    puso_en_producción entró_en_funcionamiento ha_sustituido ha_cambiado_de`,
  system:
    'sistema* plataforma* software herramienta* aplicación historia_clínica centro_de_datos nube sap erp base_de_datos servidores',
  due: 'exige espera pide pidió requiere requirió será serán quiere vence',
  astray:
    'dirección_equivocada direcciones_equivocadas destinatario*_equivocado* direcciones_antiguas por_error',
};
