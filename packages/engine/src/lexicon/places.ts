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
  vic,nsw,qld,tas,victoria,new south wales,queensland,tasmania,senegal,cameroon,cameroun,israel,lebanon,liban,uae,united arab emirates,qatar,saudi arabia,россия`
    .split(',')
    .map((name) => name.trim()),
);

/** Words that stand where a place would. */
export const WORKPLACE_WORDS =
  /^(remote|hybrid|on-?site|worldwide|teletravail|a distance|hybride)( |$|\()/;
