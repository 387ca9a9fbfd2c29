/** Postal short forms of the states of the USA and the provinces and territories of Canada. */
export const REGION_CODES: ReadonlySet<string> = new Set(
  `AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN
  TX UT VT VA WA WV WI WY DC PR AB BC MB NB NL NS NT NU ON PE QC SK YT`.split(/\s+/),
);

/** Names of regions and countries that follow a city, lower case, no accents. */
export const REGION_NAMES: ReadonlySet<string> = new Set(
  `alabama,alaska,arizona,arkansas,california,colorado,connecticut,delaware,florida,georgia,hawaii,idaho,illinois,indiana,iowa,
  kansas,kentucky,louisiana,maine,maryland,massachusetts,michigan,minnesota,mississippi,missouri,montana,nebraska,nevada,
  new hampshire,new jersey,new mexico,new york,north carolina,north dakota,ohio,oklahoma,oregon,pennsylvania,rhode island,
  south carolina,south dakota,tennessee,texas,utah,vermont,virginia,washington,west virginia,wisconsin,wyoming,alberta,
  british columbia,manitoba,new brunswick,newfoundland,newfoundland and labrador,nova scotia,northwest territories,nunavut,
  ontario,prince edward island,quebec,saskatchewan,yukon,nouveau-brunswick,nouvelle-ecosse,colombie-britannique,
  england,scotland,wales,northern ireland,maharashtra,karnataka,tamil nadu,gujarat,telangana,kerala,punjab,bavaria,
  usa,us,u.s.a.,u.s.,united states,etats-unis,canada,uk,u.k.,united kingdom,royaume-uni,ireland,irlande,france,germany,
  deutschland,allemagne,spain,espana,espagne,portugal,italy,italie,italia,switzerland,suisse,schweiz,austria,autriche,
  belgium,belgique,netherlands,the netherlands,pays-bas,luxembourg,denmark,danemark,sweden,suede,norway,norvege,finland,
  finlande,poland,pologne,czech republic,hungary,romania,roumanie,greece,grece,turkey,turkiye,turquie,russia,russie,ukraine,
  india,inde,pakistan,bangladesh,sri lanka,nepal,china,chine,hong kong,taiwan,japan,japon,south korea,korea,singapore,
  malaysia,indonesia,thailand,vietnam,philippines,australia,australie,new zealand,brazil,bresil,brasil,argentina,chile,
  colombia,mexico,mexique,peru,south africa,nigeria,kenya,ghana,egypt,egypte,morocco,maroc,tunisia,tunisie,algeria,algerie,
  vic,nsw,qld,tas,victoria,new south wales,queensland,tasmania,senegal,cameroon,cameroun,israel,lebanon,liban,uae,united arab emirates,qatar,saudi arabia,россия,
  bulgaria,croatia,serbia,slovakia,slovenia,lithuania,latvia,estonia,iceland,malta,cyprus,belarus,armenia,kazakhstan,uzbekistan,
  kuwait,oman,bahrain,iraq,iran,ethiopia,uganda,tanzania,zambia,zimbabwe,rwanda,ivory coast,cote d'ivoire,togo,benin,mali,congo,
  ecuador,bolivia,uruguay,paraguay,venezuela,costa rica,panama,guatemala,honduras,el salvador,nicaragua,dominican republic,
  puerto rico,jamaica,trinidad and tobago,haiti,cuba,nederland,belgie,osterreich,polska,sverige,norge,danmark,suomi,
  ceska republika,czechia,magyarorszag,slovensko,hrvatska,srbija,lietuva,latvija,eesti,украина,беларусь,казахстан,
  northern territory,western australia,south australia,wa,scottish borders,yorkshire,lancashire,kent,
  bedfordshire,berkshire,buckinghamshire,cambridgeshire,cheshire,cornwall,cumbria,derbyshire,devon,dorset,
  county durham,east sussex,west sussex,gloucestershire,greater manchester,hampshire,herefordshire,hertfordshire,
  huntingdonshire,leicestershire,lincolnshire,merseyside,norfolk,north yorkshire,south yorkshire,west yorkshire,
  east yorkshire,northamptonshire,northumberland,nottinghamshire,oxfordshire,rutland,shropshire,somerset,
  staffordshire,suffolk,tyne and wear,warwickshire,west midlands,wiltshire,worcestershire,isle of wight,clwyd,dyfed,
  gwent,gwynedd,powys,pembrokeshire,carmarthenshire,ceredigion,monmouthshire,aberdeenshire,ayrshire,fife,perthshire,
  lanarkshire,county antrim,county armagh,county down,county fermanagh,county tyrone,county londonderry,
  essex,surrey,
  catalonia,cataluna,andalucia,comunidad de madrid,lombardia,lazio,toscana,piemonte,veneto,bayern,hessen,sachsen,
  baden-wurttemberg,nordrhein-westfalen,niedersachsen,brandenburg,west bengal,uttar pradesh,rajasthan,haryana,madhya pradesh,
  andhra pradesh,bihar,odisha,sindh,ile-de-france,bretagne,normandie,occitanie,nouvelle-aquitaine,auvergne-rhone-alpes,
  provence-alpes-cote d'azur,hauts-de-france,pays de la loire,wallonie,flanders,vlaanderen,catalunya,московская область`
    .split(',')
    .map((name) => name.trim()),
);

/** Words that stand in a street's name: before or behind the house number, in the languages that uploads bring; lower case, no accents. */
export const STREET_WORDS =
  /(?:(?<!\p{L})(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|highway|hwy|parkway|pkwy|close|crescent|cres|square|terrace|court|ct|way|rue|chemin|allee|impasse|quai|bd|av|route|cours|calle|c\/|avda|avenida|plaza|paseo|carrer|ronda|via|viale|corso|piazza|vicolo|rua|travessa|largo|praca|estrada|ul|ulica|al|aleja|os|osiedle|pl|plac|gatan|vagen|ул|улица|пр|просп|проспект|пер|переулок|бульвар|шоссе|наб|p\.?o\.? box|apt|suite|unit|flat|plot|house no|sector|phase|nagar)(?!\p{L})|\p{L}{2}(?:strasse|straße|str\.|weg|gasse|platz|allee|ring|damm|ufer|straat|laan|plein|gracht|kade|singel|dreef|gatan|vagen|veien|vej|gade)(?!\p{L}))/u;

/** Words that stand where a place would. */
export const WORKPLACE_WORDS =
  /^(remote|hybrid|on-?site|worldwide|teletravail|a distance|hybride)( |$|\()/;

/** ISO 3166-1 codes of countries by the names that stand at the end of postal addresses; lower case, no accents. */
export const COUNTRY_CODES: Readonly<Record<string, string>> = {
  usa: 'US',
  'united states': 'US',
  'united states of america': 'US',
  canada: 'CA',
  uk: 'GB',
  'united kingdom': 'GB',
  'royaume-uni': 'GB',
  ireland: 'IE',
  france: 'FR',
  germany: 'DE',
  deutschland: 'DE',
  allemagne: 'DE',
  austria: 'AT',
  osterreich: 'AT',
  switzerland: 'CH',
  schweiz: 'CH',
  suisse: 'CH',
  spain: 'ES',
  espana: 'ES',
  portugal: 'PT',
  italy: 'IT',
  italia: 'IT',
  netherlands: 'NL',
  'the netherlands': 'NL',
  nederland: 'NL',
  belgium: 'BE',
  belgique: 'BE',
  belgie: 'BE',
  poland: 'PL',
  polska: 'PL',
  sweden: 'SE',
  sverige: 'SE',
  norway: 'NO',
  norge: 'NO',
  denmark: 'DK',
  danmark: 'DK',
  finland: 'FI',
  india: 'IN',
  australia: 'AU',
  'new zealand': 'NZ',
  brazil: 'BR',
  brasil: 'BR',
  mexico: 'MX',
  россия: 'RU',
};
