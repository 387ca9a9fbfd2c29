import type { Edit } from './edits.ts';

/** An act in the forms that a line tells it in. */
export interface Act {
  base: string;
  third: string;
  past: string;
  participle: string;
  gerund: string;
  object: string;
}

export const ACTS: readonly Act[] = `
paint paints painted painted painting fences
draw draws drew drawn drawing blood
write writes wrote written writing reports
sell sells sold sold selling cars
cut cuts cut cut cutting tiles
bake bakes baked baked baking bread
train trains trained trained training clerks
clean cleans cleaned cleaned cleaning tanks
repair repairs repaired repaired repairing pumps
type types typed typed typing letters
plant plants planted planted planting trees
wash washes washed washed washing windows
teach teaches taught taught teaching maths
build builds built built building sheds
check checks checked checked checking invoices
fit fits fitted fitted fitting kitchens
test tests tested tested testing samples
sew sews sewed sewn sewing shirts
lay lays laid laid laying bricks
shear shears sheared shorn shearing sheep
groom grooms groomed groomed grooming dogs
weld welds welded welded welding frames
mix mixes mixed mixed mixing mortar
pick picks picked picked picking apples
`
  .trim()
  .split('\n')
  .map((row) => {
    const [base = '', third = '', past = '', participle = '', gerund = '', object = ''] =
      row.split(' ');
    return { base, third, past, participle, gerund, object };
  });

/** Who else may have done it, by the classes in which lines name them; those of many take the base form for the present. */
const NAMED = ['Ana', 'Kofi', 'Priya Shah', 'Mr Novak', 'Dr. Osei', 'Lena and Tomasz', 'J. Moreau'];
const CALLED = [
  'the chef',
  'a subcontractor',
  'my brother',
  'our supplier',
  'another nurse',
  'the night shift',
  'head office',
  'one of the owners',
  'the council',
  'an outside firm',
  'the other fitter',
  'the landlord',
  'the studio',
];
const MANY = [
  'two chefs',
  'colleagues',
  'local students',
  'three of the owners',
  'volunteers',
  'outside contractors',
];
const MACHINES = ['the software', 'a robot', 'the new machine', 'an app', 'a script'];
const PRONOUNS = ['it', 'you', 'they', 'everyone else', 'somebody else', 'the others', 'the rest'];

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How somebody else's act is told beside one's own; the edit claims theirs. */
type Told = (who: string, act: Act, own: Act) => string;
const BESIDE: readonly Told[] = [
  (who, act, own) => `${upper(who)} ${act.past} ${act.object}, I ${own.past} ${own.object}`,
  (who, act, own) => `${upper(who)} ${act.past} ${act.object} while I ${own.past} ${own.object}`,
  (who, act, own) => `I ${own.past} ${own.object} and ${who} ${act.past} ${act.object}`,
  (who, act, own) => `${upper(who)} always ${act.past} ${act.object}; I ${own.past} ${own.object}`,
];
const LABELLED: readonly Told[] = [
  (who, act, own) => `${upper(who)}: ${act.past} ${act.object}. Me: ${own.past} ${own.object}`,
  (who, act, own) => `${upper(who)} - ${act.past} ${act.object}; me - ${own.past} ${own.object}`,
  (who, act, own) => `${upper(own.past)} ${own.object} (me), ${act.past} ${act.object} (${who})`,
];
const PASSIVE: readonly Told[] = [
  (who, act) => `${upper(act.object)} ${act.participle} by ${who}`,
  (who, act) => `${upper(act.object)} were ${act.participle} by ${who} each spring`,
  (who, act, own) => `${upper(own.past)} ${own.object}, ${act.object} ${act.participle} by ${who}`,
];
const CAUSED: readonly Told[] = [
  (who, act) => `Got ${who} to ${act.base} ${act.object}`,
  (who, act) => `Asked ${who} to ${act.base} ${act.object}`,
  (who, act) => `Paid ${who} to ${act.base} ${act.object}`,
  (who, act) => `Had ${who} ${act.base} ${act.object}`,
  (who, act) => `Visited by ${who} to ${act.base} ${act.object}`,
  (who, act, own) => `${upper(own.past)} ${own.object} for ${who}, who ${act.past} ${act.object}`,
];
const UNDONE: readonly Told[] = [
  'was going to +',
  'was set to +',
  'was meant to +',
  'stopped short of -',
  'came close to -',
  'decided against -',
  'gave up on -',
  'was on the verge of -',
  'backed out of -',
  'put off -',
  'dreamed of -',
  'thought about -',
  'talked about -',
  'promised to +',
  'forgot to +',
  'hoped to +',
  'was talked out of -',
  'was too busy to +',
  'did not +',
  'never got round to -',
  'offered to +',
  'was willing to +',
  'was banned from -',
  'sold equipment to +',
  'sold machines for -',
  'delivered tools to +',
  'installed robots to +',
].map(
  (words): Told =>
    (_, act) =>
      upper(`${words.slice(0, -1)}${words.endsWith('+') ? act.base : act.gerund} ${act.object}`),
);

/** The act at a place of the list, which starts again at its end. */
const actAt = (place: number): Act => ACTS[place % ACTS.length] as Act;
const OTHER_ACT = 7;

function* crossed(
  tellings: readonly Told[],
  persons: readonly string[],
  each: number,
): Generator<{ line: string; act: Act; own: Act }> {
  let place = 0;
  for (const tell of tellings)
    for (const who of persons)
      for (let i = 0; i < each; i++) {
        const act = actAt(place);
        const own = actAt(place + OTHER_ACT);
        yield { line: tell(who, act, own), act, own };
        place += 5;
      }
}
const isMany = ({ object }: Act): boolean => /s$|^sheep$/.test(object) && object !== 'maths';
export const claimOf = ({ past, object }: Act): string => upper(`${past} ${object}`);

/** Edits that claim what the line tells of somebody else, or as not done. */
export function* listFalseEdits(): Generator<Edit> {
  const persons = [...NAMED, ...CALLED, ...MANY];
  const all = [...persons, ...MACHINES, ...PRONOUNS];
  const groups = [
    crossed(BESIDE, all, 3),
    crossed(
      LABELLED,
      persons.filter((who) => !/^J\. |^Dr\. /.test(who)),
      2,
    ),
    crossed(PASSIVE, [...persons, 'the software', 'robots', 'CNC machines', 'somebody else'], 2),
    crossed(CAUSED, persons, 1),
    crossed(UNDONE, [''], 5),
  ];
  for (const group of groups)
    for (const { line, act } of group) yield { line, edit: claimOf(act), isTold: false };
}

/** Lines that tell one's own act, with what a careful editor makes of them. */
const OWN: readonly ((act: Act, own: Act, who: string) => [line: string, edit: string])[] = [
  (act, own, who) => [
    `${upper(who)} ${act.past} ${act.object}, I ${own.past} ${own.object}`,
    claimOf(own),
  ],
  (act, own, who) => [
    `I ${own.past} ${own.object} and ${who} ${act.past} ${act.object}`,
    claimOf(own),
  ],
  (act, own, who) => [
    `${upper(own.past)} ${own.object}; ${who} ${act.past} ${act.object}`,
    claimOf(own),
  ],
  (act, own, who) => [
    `${upper(who)}: ${act.past} ${act.object}. Me: ${own.past} ${own.object}`,
    claimOf(own),
  ],
  (act, own, who) => [
    `${upper(own.past)} ${own.object}, ${act.object} ${act.participle} by ${who}`,
    claimOf(own),
  ],
  (act, own) => [`${upper(act.past)} ${act.object}, ${own.past} ${own.object}`, claimOf(own)],
  (act, own) => [`${upper(act.past)} ${act.object} and ${own.past} ${own.object}`, claimOf(act)],
  (act, own) => [
    `${upper(act.object)} ${act.participle}, ${own.object} ${own.participle}`,
    claimOf(own),
  ],
  (act) => [
    `${upper(act.object)} ${isMany(act) ? 'were' : 'was'} ${act.participle} twice a week`,
    `${claimOf(act)} twice a week`,
  ],
  (act) => [`${upper(act.object)} ${act.participle} by me`, claimOf(act)],
  (act) => [`I ${act.past} ${act.object} every Friday`, `${claimOf(act)} every Friday`],
  (act) => [`Managed to ${act.base} ${act.object}`, claimOf(act)],
  (act, own) => [
    `${upper(act.gerund)} ${act.object} and ${own.gerund} ${own.object}`,
    `${claimOf(act)} and ${own.past} ${own.object}`,
  ],
  (act) => [`Weekends ${act.past} ${act.object}`, claimOf(act)],
  (act) => [`${upper(act.past)} ${act.object} found by colleagues`, claimOf(act)],
  (act) => [`Later ${act.past} ${act.object} in Leeds`, `${claimOf(act)} in Leeds`],
  (act) => [`${upper(act.object)} ${act.participle} by hand`, `${claimOf(act)} by hand`],
];

/** Edits that say what the line tells of oneself. */
export function* listRightEdits(): Generator<Edit> {
  const persons = [...NAMED, ...CALLED, ...MANY, ...MACHINES];
  let place = 0;
  for (const retell of OWN)
    for (let i = 0; i < (retell.length > 2 ? 2 : 1) * ACTS.length; i++) {
      const who = persons[place % persons.length] as string;
      const [line, edit] = retell(actAt(place), actAt(place + OTHER_ACT), who);
      yield { line, edit, isTold: true };
      place += 5;
    }
}
