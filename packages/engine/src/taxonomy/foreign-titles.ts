/** Nouns of job titles in German, Dutch, Spanish, Portuguese, Italian, Polish and Russian; lower case, no accents. Apart from the English and French ones, which job descriptions are searched for too. */
export const FOREIGN_TITLE_WORDS: ReadonlySet<string> = new Set(
  `abteilungsleiter altenpfleger anwalt arzt arztin assistentin aushilfe auszubildende auszubildender azubi bankkauffrau bankkaufmann
  bauleiter buchhalter buchhalterin burokauffrau burokaufmann disponent einkaufer elektriker elektroniker erzieher erzieherin
  fachkraft fachinformatiker filialleiter geschaftsfuhrer  hausmeister hilfskraft industriekaufmann industriekauffrau
  kassierer kaufmann kauffrau kellner kellnerin kochin kundenberater lagerist lehrer lehrerin mechatroniker monteur
  pflegefachkraft pflegefachfrau pflegefachmann pflegehelfer praktikantin projektleiter projektmanager redakteur referent
  referentin sachbearbeiter sachbearbeiterin sekretarin servicekraft sozialarbeiter steuerberater teamleiter teamleitung
  techniker verkaufer verkauferin vertriebsleiter volontar werkstudentin zerspanungsmechaniker leitung

  accountmanager adviseur afdelingshoofd   beheerder begeleider bedrijfsleider boekhouder buschauffeur
  docent filiaalmanager gastvrouw hoofd huisarts hulpkracht invalkracht jurist kapper kassamedewerker leerkracht leraar lerares
   magazijnmedewerker medewerker medewerkster onderzoeker ober ontwerper ontwikkelaar projectleider schoonmaker secretaresse
  stagiair teamleider verkoopster verkoper verpleegkundige verzorgende vakkenvuller voorman vrachtwagenchauffeur werkvoorbereider
  zorgmedewerker

  abogado abogada administrativo administrativa analista arquitecto arquitecta asesor asesora asistente asistenta auxiliar ayudante
  azafata becario becaria camarero camarera cajero cajera camarera carpintero cocinero cocinera  conductor conductora
  consultor consultora contable contador contadora coordinador coordinadora dependiente dependienta desarrollador desarrolladora
  director directora disenador disenadora docente educador educadora electricista empleado empleada encargado encargada enfermero
  enfermera farmaceutico fontanero gerente gestor gestora gobernanta ingeniero ingeniera investigador investigadora jefe jefa
  limpiador limpiadora maestro maestra mecanico medico   monitora mozo operario operaria periodista profesor profesora
  programador programadora psicologo psicologa recepcionista redactor redactora reponedor repartidor responsable secretario
  secretaria soldador subdirector tecnico  teleoperador teleoperadora trabajador trabajadora traductor traductora vendedor
  vendedora vigilante

  advogado advogada arquiteto atendente assessor assistente  contabilista coordenador coordenadora cozinheiro cozinheira
  desenvolvedor desenvolvedora  diretor diretora eletricista encarregado encarregada enfermeiro enfermeira engenheiro
  engenheira estagiario estagiaria farmaceutica gestora jornalista motorista operador operadora pedreiro pesquisador
  professora programador psicologa secretario supervisor supervisora  tradutor tradutora vendedora

  addetto addetta agente amministratore amministrativo amministrativa animatore assistente autista avvocato barista cameriere
  cameriera  capocantiere capoturno cassiere cassiera collaboratore collaboratrice commesso commessa consulente contabile
  coordinatore coordinatrice cuoco cuoca direttore direttrice docente educatore educatrice elettricista farmacista geometra
   impiegato impiegata infermiere infermiera insegnante ingegnere istruttore magazziniere maestra manutentore meccanico
  operaio operaia operatore operatrice parrucchiera programmatore progettista receptionist ricercatore ricercatrice redattore
  responsabile saldatore segretaria segretario stagista sviluppatore tecnico tirocinante traduttore traduttrice venditore
  venditrice

  administrator analityk architekt asystent asystentka brygadzista doradca dyrektor elektryk fizjoterapeuta grafik handlowiec
  informatyk inzynier kasjer kasjerka kelner kelnerka kierowca kierownik kierowniczka konsultant konsultantka koordynator
  koordynatorka kosmetyczka ksiegowa ksiegowy kucharz lektor lekarz logistyk magazynier mechanik menedzer monter nauczyciel
  nauczycielka opiekun opiekunka operator pielegniarka pielegniarz pracownik pracownica praktykant praktykantka programista
  programistka projektant przedstawiciel psycholog recepcjonista recepcjonistka redaktor referent sekretarka specjalista
  specjalistka spawacz sprzedawca sprzedawczyni stazysta stazystka technik tester tlumacz wychowawca zastepca

  агент архитектор бармен библиотекарь ведущий воспитатель врач главный грузчик заведующая заведующий заместитель инженер-программист
  инспектор кассир кладовщик консультант контролер координатор корректор  курьер лаборант логист маркетолог мастер
  медсестра менеджер механик монтажник  начальник оператор официант парикмахер педагог переводчик повар помощник продавец-консультант
  продавец-кассир психолог рабочий редактор сварщик секретарь слесарь сотрудник стажёр  супервайзер технолог техник товаровед
  токарь тренер учитель фармацевт фельдшер хостес экономист электрик электромонтер юрист юрисконсульт

  acompanante agricultor agricultora ajudante albanil atracador ayudanta baba babysitter bailarin barrendero cabeleireira
  cabeleireiro caixeiro camionero carnicero carpinteiro carpintera caseiro chofer cobrador cobradora comerciante confeiteira
  confeiteiro costurera costureira costureiro cuidador cuidadora cuidadore diarista domestica encanador encofrador estivador
  faxineira faxineiro feirante ferrallista frentista garcom garconete gruista hortelano jardinera jardineiro jardinero lavrador
  lavandera locutor locutora mantenedor marceneiro merendeira mestre modista mucama ninera obrera obrero padeira padeiro panadera
  panadero pasteleira pasteleiro pastelera pastelero peluquera peluquero peon pescador pintor pintora porteira porteiro portero
  sapateiro soldadora sushiman taxista tornero tratorista vigia yesero zelador zeladora

  agriculteur agricultrice ambulancier ambulanciere auxiliaire barmaid barman boucher bouchere brancardier bucheron cariste caviste
  chauffeur-livreur coiffeur coiffeuse couturiere couvreur estheticien estheticienne facteur factrice ferronnier fleuriste gardien
  gardienne jardiniere jardinier macon magasinier magasiniere nounou patissier patissiere peintre plongeur plongeuse poissonnier
  proprietaire saisonnier saisonniere tourneur

  backer backerin bauer bauerin dachdecker fleischer friseur friseurin gartner gartnerin geselle gesellin haushaltshilfe helfer
  helferin knecht koch landwirt landwirtin magd maler malerin maurer metzger metzgerin schlosser schreiner schreinerin tischler
  tischlerin zimmerer zimmermann`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** How German, Dutch and Scandinavian compounds end that name a job: "Sachbearbeiterin", "magazijnmedewerker". */
export const TITLE_ENDINGS =
  /\p{L}{2}(?:leiter|leiterin|leitung|berater|beraterin|mitarbeiter|mitarbeiterin|arbeiter|arbeiterin|bearbeiter|bearbeiterin|assistent|assistentin|ingenieur|ingenieurin|entwickler|entwicklerin|techniker|technikerin|mechaniker|mechatroniker|pfleger|pflegerin|pflegerhelfer|kaufmann|kauffrau|fahrer|fahrerin|verkaufer|verkauferin|verkaufspersonal|beauftragter?|fachkraft|hilfskraft|aushilfe|meisterin|manager|managerin|planer|planerin|trainer|lehrer|lehrerin|forscher|medewerker|medewerkster|adviseur|beheerder|begeleider|leider|leidster|verpleegkundige|chauffeur|monteur|verkoper|ontwikkelaar|assistente|specialist|coordinator|[aeiu]ctrice|[aui]trice|handledare|ansvarig|chef|medarbejder|medarbeider)$/u;
