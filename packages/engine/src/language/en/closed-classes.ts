import type { PartOfSpeech } from '../line.ts';

/** English words of the closed classes, each list once for the whole engine; a word in two lists may be either. */
const CLASSES: readonly (readonly [PartOfSpeech, string])[] = [
  [
    'determiner',
    `the a an this that these those my our your his her its their each every all any some no both either neither such
    another other several many most more few various numerous multiple`,
  ],
  [
    'pronoun',
    `i me mine myself we us ours ourselves you yours he him she her it they them theirs themselves who whom whose which that
    what whatever someone somebody anyone anybody everyone everybody everything something anything nothing others`,
  ],
  [
    'preposition',
    `of in on at to with by from for as into onto off per across between among amongst after before under over during along
    through throughout without within against about around above below beneath beside besides beyond behind near upon via
    than like until till since toward towards outside inside except despite including regarding concerning plus versus vs`,
  ],
  [
    'conjunction',
    `and or but nor so yet & while whilst because although though if when whenever where unless whereas once then`,
  ],
  [
    'auxiliary',
    `am is are was were be been being has have had having do does did will would can could may might must shall should
    'm 've 'd 'll 're cannot can't won't don't doesn't didn't isn't aren't wasn't weren't hasn't haven't hadn't couldn't wouldn't shouldn't`,
  ],
  [
    'adverb',
    `not never also too very just only always often sometimes then there here now later again soon still already once twice
    ever almost well together away back up down out off over aside apart aloud n't mostly overnight daily weekly monthly yearly
    annually upstairs downstairs abroad online onsite offsite as-needed in-house full-time part-time`,
  ],
];

const byWord = new Map<string, Set<PartOfSpeech>>();
for (const [pos, words] of CLASSES)
  for (const word of words.split(/\s+/)) byWord.set(word, (byWord.get(word) ?? new Set()).add(pos));

const NONE: ReadonlySet<PartOfSpeech> = new Set();

/** The closed classes that an English word belongs to. */
export const closedClassesOf = (lower: string): ReadonlySet<PartOfSpeech> =>
  byWord.get(lower) ?? NONE;

/** Behind a verb, a part of it: "set up", "put away". */
export const PARTICLES: ReadonlySet<string> = new Set(
  'up out off down away back together over aside apart in on around through along'.split(' '),
);

/** "was", "is": what a passive or a progressive is made with. */
export const BE: ReadonlySet<string> = new Set(
  "am is are was were be been being 'm 're".split(' '),
);

/** Taking a word back: "did not", "never". */
export const NEGATORS: ReadonlySet<string> = new Set(
  "not never no without neither nor n't cannot can't won't don't doesn't didn't isn't aren't wasn't weren't hasn't haven't hadn't couldn't wouldn't shouldn't".split(
    ' ',
  ),
);
