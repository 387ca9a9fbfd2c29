/** Certificates, licences, tickets and registrations by their usual names, lower case, no accents; what they are called in a resume wherever they stand. English-speaking countries first, with the usual French, German and Spanish ones. */
const NAMES = `
whmis(?: 2015)?|tdg|transportation of dangerous goods|red seal|interprovincial|journeyperson|journeyman (?:ticket|certificate)|certificate of qualification
|first[- ]aid|cpr(?:[- ]?[abc])?|cpr\\/aed|aed|bls|acls|pals|nrp|tncc|enpc|phtls|itls|nals|ems? licen[cs]e|emr|emt(?:-[bip])?|paramedic licen[cs]e|mental health first aid|asist|safetalk|nvci|cpi training|non-?violent crisis intervention|crisis prevention
|food ?safe(?: level \\d)?|food handlers?(?:'?s)?(?: card| certificate| permit)?|servsafe|food hygiene|food safety(?: level \\d)?|haccp|smart ?serve|serving it right|proserve|rsa|responsible service of alcohol|tips certified|rbs|barista certificate|wset(?: level \\d)?
|forklift|fork lift|lift truck|counterbalance|reach truck|telehandler|aerial (?:lift|work platform)|scissor lift|boom lift|mewp|ipaf|pasma|cpcs|npors|working at heights?|fall (?:protection|arrest)|confined space|h2s alive|h2s|ground disturbance|csts|pcst|osha[- ]?(?:10|30)(?:[- ]hour)?|cscs(?: card)?|smsts|sssts|citb|iosh|nebosh|white card|blue card|working with children(?: check)?|yellow card|msha|mandatory awareness|lock ?out ?\\/? ?tag ?out|scaffold(?:ing)? (?:ticket|card|certificate)|rigging (?:ticket|certificate)|slinger signaller|banksman|traffic control person|flagger|asbestos awareness|abrasive wheels|manual handling|safe pass|chainsaw (?:ticket|certificate|licence|license)|pesticide applicators?|pesticide licen[cs]e
|hgv(?: class \\d)?|lgv|pcv|cpc|digi ?tacho(?:graph)?|adr|cdl(?:[- ]?(?:class )?[abc])?|class [1-7a-g](?:z)? (?:licen[cs]e|driver'?s? ?licen[cs]e|drivers?|cdl)|class [1-7](?![\\p{L}\\d])|[adg]z? licen[cs]e|az|dz|driver'?s? licen[cs]e|drivers licen[cs]e|driving licen[cs]e|driver licen[cs]e|driving permit|air brakes?(?: endorsement)?|hazmat(?: endorsement)?|tanker endorsement|twic(?: card)?|defensive driving|permis (?:de conduire|[abc])|fuhrerschein|carnet de conducir|permiso de conducir|carta de conducao
|rn|lpn|rpn|psw|hca|cna|chha|hha|nmc|rgn|npi|pgy|registered (?:nurse|practical nurse|massage therapist|dental assistant|early childhood educator|social worker)|rece|ece (?:licen[cs]e|certificate|level \\d)|oct|ocswssw|pharmacy technician licen[cs]e|phlebotomy(?: certificate)?|sterile processing|crcst|chsp
|cpa|cma|cga|acca|cima|cfa|cfp|cia|cisa|cissp|ccsp|ceh|oscp|pmp|capm|prince2(?: \\p{L}+)?|csm|cspo|safe \\d|itil(?: v?\\d)?(?: foundation)?|six sigma|lean six sigma|(?:green|black|yellow) belt|cphr|chrp|chrl|shrm-?s?cp|phr|sphr|cipd(?: level \\d)?|aat(?: level \\d)?|icb level \\d|payroll compliance (?:practitioner|professional)|pcp|cpm|cebs|cscp|cpim|scmp|mcips|cips|leed(?: ap| green associate)?|p\\.? ?eng\\.?|eit|pe licen[cs]e|a\\.?sc\\.?t\\.?|c\\.?e\\.?t\\.?|gsc|ncso
|comptia(?: \\p{L}+\\+?)?|a\\+|network\\+|security\\+|ccna|ccnp|mcsa|mcse|aws certified.*|azure (?:administrator|fundamentals|developer).*|az-\\d{3}|google (?:analytics|ads).*certif.*|ckad?|rhcsa|rhce|hubspot .*certif.*|salesforce certified.*
|sia(?: (?:door supervisor|licen[cs]e|badge|cctv))?|security guard licen[cs]e|guard card|notary public|commissioner (?:for|of) (?:taking )?(?:oaths|affidavits)|real estate licen[cs]e|insurance licen[cs]e|llqp|rib(?:o)?|mutual funds licen[cs]e|series (?:6|7|63|65|66)|csc|canadian securities course|ific
|tesol|tefl|celta|delta|qts|pgce|teaching (?:licen[cs]e|certificate|credential)|dbs(?: check)?|enhanced dbs|vulnerable sector (?:check|screening)|criminal record (?:check|and child abuse registry check)|police (?:check|clearance)|garda vetting|background check|security clearance|child abuse registry check
|lifeguard|nlst?|bronze (?:cross|medallion)|nplq|wsi|padi(?: \\p{L}+)*|stcw(?: '?95)?|ma ?rine (?:first aid|emergency)|med a\\d?|sea survival|discharge book|bosiet|huet|gwo|coc|certificate of competency|eng1|vhf(?: radio)?(?: licen[cs]e)?|rya .*|powerboat level \\d|pleasure craft operator card|restricted operator(?:'s)? certificate
|cosmetology licen[cs]e|barber(?:ing|'s)? licen[cs]e|esthetician licen[cs]e|nvq(?: level \\d)?|svq(?: level \\d)?|city (?:&|and) guilds.*|btec .*certificate|gas safe(?: registered)?|acs|oftec|18th edition|17th edition|pat testing|309a|310s|310t|g[123] gas(?: licen[cs]e| fitter)?|313a|refrigerant(?: handling)?|odp(?: card)?|epa 608|cwb(?: all position| \\p{L}+)?|b[- ]pressure(?: welder)?|aws d1\\.1|pressure welder|welding ticket|sqep|cdt|nccer.*|boiler operator|power engineer(?:ing)? (?:\\d\\w* class|class \\d)|4th class
|clb \\d+|ielts(?: \\d[\\d.]*)?|celpip.*|toefl.*|delf [abc]\\d|dalf [abc]\\d|telc.*|goethe[- ]zertifikat.*|dele [abc]\\d|cpe|cae|fce
|caces(?: [\\dr.]+\\p{L}?)?|habilitation electrique|sst|bafa|psc ?1|bpjeps|hygiene alimentaire|carte professionnelle|staplerschein|ersthelfer|gesundheitszeugnis|ausbildereignung|aevo|manipulador de alimentos|primeros auxilios|carretillero|primeiros socorros`
  .replace(/\n/g, '')
  .replace(/^\|/, '');

/** The certificate's name is the item or opens it, or stands behind who gives it. */
export const CERTIFICATE_NAME = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${NAMES})(?![\\p{L}\\p{N}])`,
  'iu',
);
export const CERTIFICATE_ONLY = new RegExp(
  `^(?:(?:valid|current|full|clean|standard|emergency|basic|advanced|intermediate|national|provincial|state|enhanced|level \\d) )*(?:${NAMES})(?: (?:level \\w+|certified|certification|certificate|card|ticket|licen[cs]e|permit|trained|training|endorsement|registered|registration|course|only|current|valid|\\/ ?cpr|and cpr.*|& cpr.*|at work|\\d{4}|expired))*$`,
  'iu',
);

/** Words that make a certificate of the words before or behind them. */
export const CERTIFICATE_WORD =
  /(?<!\p{L})(?:certificat(?:e|ion)s?|certified|certificat|certifie|zertifikat|certificado|licen[cs]ed?|permis|tickets?|permit|registration|registered|accreditation|accredited|endorsement|clearance|record check)(?!\p{L})/iu;
