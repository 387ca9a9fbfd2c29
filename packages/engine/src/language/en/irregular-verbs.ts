/** Common verbs with a past of their own, one a line: base, past, and the participle where it differs. */
const IRREGULAR = `
be was been, be were, bear bore borne, beat beat beaten, become became, begin began begun, bend bent, bet bet, bind bound, bite bit bitten,
blow blew blown, break broke broken, breed bred, bring brought, build built, burn burnt, buy bought, catch caught, choose chose chosen,
cling clung, come came, cost cost, cut cut, deal dealt, dig dug, do did done, draw drew drawn, dream dreamt, drink drank drunk,
drive drove driven, eat ate eaten, fall fell fallen, feed fed, feel felt, fight fought, find found, fit fit, fly flew flown, forbid forbade
forbidden, forget forgot forgotten, freeze froze frozen, get got gotten, give gave given, go went gone, grind ground, grow grew grown,
hang hung, have had, hear heard, hide hid hidden, hit hit, hold held, keep kept, know knew known, lay laid, lead led, learn learnt, leave left,
lend lent, let let, lie lay lain, light lit, lose lost, make made, mean meant, meet met, mow mowed mown, oversee oversaw overseen, pay paid,
put put, read read, rid rid, ride rode ridden, ring rang rung, rise rose risen, run ran, saw sawed sawn, say said, see saw seen,
seek sought, sell sold, send sent, set set, sew sewed sewn, shake shook shaken, shed shed, shine shone, shoot shot, show showed shown,
shrink shrank shrunk, shut shut, sing sang sung, sink sank sunk, sit sat, sleep slept, sow sowed sown, speak spoke spoken, speed sped,
spend spent, spin spun, split split, spread spread, stand stood, steal stole stolen, stick stuck, strike struck, sweep swept,
swim swam swum, swing swung, take took taken, teach taught, tear tore torn, tell told, think thought, throw threw thrown,
understand understood, undertake undertook undertaken, wake woke woken, wear wore worn, weave wove woven, win won, wind wound,
write wrote written, rewrite rewrote rewritten, redo redid redone, rebuild rebuilt, resell resold, withdraw withdrew withdrawn
`;

const bases = new Map<string, string[]>();
const pasts = new Map<string, string>();
for (const verb of IRREGULAR.trim().split(',')) {
  const [base = '', ...forms] = verb.trim().split(/\s+/);
  if (forms[0] !== undefined) pasts.set(base, forms[0]);
  for (const form of forms) bases.set(form, [...(bases.get(form) ?? []), base]);
}

/** The verbs of which a word is an irregular past or participle: "lay" of "lie". */
export const irregularBases = (word: string): readonly string[] => bases.get(word) ?? [];

/** The past of an irregular verb, or undefined. */
export const irregularPast = (base: string): string | undefined => pasts.get(base);
