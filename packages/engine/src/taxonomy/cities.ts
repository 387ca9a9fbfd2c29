import cities from '../../data/taxonomy/cities.json' with { type: 'json' };

/** Cities that stand alone for a place, lower case, no accents. */
export const CITIES: ReadonlySet<string> = new Set(cities.rows);

/** How names of towns begin and end in the languages that uploads bring; no proof, but more than a capital letter. */
export const TOWN_LOOKS =
  /^(?:(?:new|north|south|east|west|upper|lower|lake|fort|mount|port|san|santa|santo|sao|saint|sainte|st\.?|ste\.?|los|las|el|la|le|les|bad|den|sankt) |(?:saint|sainte)-)\p{L}|\p{L}{2}(?:ville|town|ton|burg|burgh|borough|bury|ford|shire|chester|cester|wick|wich|field|mouth|minster|pool|port|haven|bridge|dale|vale|view|heights|springs|falls|rapids|beach|city|creek|stadt|berg|heim|hausen|dorf|furt|brucken|hafen|felden|dam|drecht|hoven|veen|kerk|wijk|grad|gorsk|abad|pur|pura|nagar|polis|sur-\p{L}+|-les-\p{L}+|en-\p{L}+|on-\p{L}+)$/u;
