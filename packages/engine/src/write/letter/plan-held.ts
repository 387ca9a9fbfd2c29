import { articleFor } from '../noun-phrase.ts';
import { fact, listed, type Part, words } from '../sentence.ts';
import type { LetterFacts } from './facts.ts';
import { isCalling, sayPapers, withArticle } from './held-phrases.ts';
import type { Named } from './input.ts';
import type { Spoken } from './languages.ts';
import type { Slots } from './patterns.ts';
import type { Sentences } from './sentences.ts';
import type { Standing } from './standing.ts';

const SKILLS_MAX = 6;
const LANGUAGES_MAX = 4;
const TOOLS_MIN = 3;

const toPart = ({ text, source, sources }: Named): Part => fact(text, ...(sources ?? [source]));

/** A language with what is said of how well it is spoken. */
function toSpoken(one: Spoken, _: number, all: readonly Spoken[]): Part[] {
  const { level } = one;
  if (level === undefined || (level.kind === 'well' && all.length > 1)) return [toPart(one)];
  if (level.kind === 'some') return [words('some '), toPart(one)];
  const said = fact(level.text, level.source);
  return level.kind !== 'behind'
    ? [said, words(' '), toPart(one)]
    : [toPart(one), words(' ('), said, words(')')];
}

/** "Containerization" in a list of tools: a practice, and no name. */
const asPractice = (one: Named): Named =>
  /^\p{Lu}\p{Ll}{5,}(?:ation|ing|ment)$/u.test(one.text)
    ? { ...one, text: one.text.toLowerCase() }
    : one;

/** "am available from May, have my own car and hold an open work permit", behind "I"; what the summary says of it comes first. */
function readyOf(
  { available, transport, permit }: Standing,
  ready: Named | undefined,
): Part[] | undefined {
  const phrases: Part[][] = [
    ...(ready === undefined ? [] : [[toPart(ready)]]),
    ...(available === undefined || ready !== undefined
      ? []
      : [[words('am available '), toPart(available)]]),
    ...(transport === undefined || ready?.text.includes(transport.text) === true
      ? []
      : [[words('have my '), toPart(transport)]]),
    ...(permit === undefined
      ? []
      : [[words(`${`${permit.verb} ${permit.article ?? ''}`.trim()} `), toPart(permit)]]),
  ];
  return phrases.length === 0 ? undefined : listed(phrases);
}

/** What the ad asks for and the person holds, speaks and knows, and when they can work: in one sentence where there is room. */
export function planHeld(
  sentences: Sentences,
  { held, languages, skills, degree, otherDegree, studied, ready, standing, moment }: LetterFacts,
): void {
  const papers = held.filter((one) => !isCalling(one));
  const names = held.filter(isCalling);
  // Who writes in English need not say that they speak it, but how well.
  const isSpoken =
    languages.length > 1 ||
    languages.some(({ text, level }) => text !== 'English' || level !== undefined);
  const spoken = isSpoken ? languages.slice(0, LANGUAGES_MAX) : [];
  const said = sentences.used.map(({ text }) => text.toLowerCase());
  const isTold = (name: string): boolean =>
    [...said, ...held.map(({ text }) => text.toLowerCase())].some((one) =>
      one.includes(name.toLowerCase()),
    ) || sentences.named.some(({ phrase }) => phrase.toLowerCase() === name.toLowerCase());
  const known = skills
    .filter(({ isTool, text }) => isTool && text.length > 2 && !isTold(text))
    .slice(0, SKILLS_MAX);
  // "I know SQL.": one tool, behind a story, says little.
  const tools = moment !== undefined && known.length < TOOLS_MIN ? [] : known;
  const ownPapers = sayPapers(papers, degree ?? otherDegree, studied);
  const slots: Slots = {
    held: ownPapers?.parts,
    names:
      names.length > 0
        ? listed(names.map((one) => withArticle({ ...one, article: articleFor(one.text) })))
        : undefined,
    languages: spoken.length > 0 ? listed(spoken.map(toSpoken)) : undefined,
    skills: tools.length > 0 ? listed(tools.map(asPractice).map(toPart)) : undefined,
    ready: readyOf(standing, ready),
    notice: standing.notice === undefined ? undefined : [toPart(standing.notice)],
  };
  const has = ['held', 'names', 'languages', 'skills'].filter((key) => slots[key] !== undefined);
  // Papers of several kinds make a sentence by themselves.
  const isFull = ownPapers !== undefined && ownPapers.phrases > 1;
  const groups = isFull ? [['held'], has.filter((key) => key !== 'held')] : [has];
  for (const [at, keys] of groups.entries()) {
    if (keys.length === 0) continue;
    const [first = 'held'] = keys;
    const id = at === 0 ? 'held' : first;
    const priority = 1.5 + at / 10;
    if (sentences.add(id, 4, priority, sentences.fill([keys.join('-')], slots))) continue;
    for (const [i, key] of keys.entries())
      sentences.add(
        i === 0 ? id : key,
        4,
        key === 'skills' ? 3 : priority + i / 10,
        sentences.fill([key], slots),
      );
  }
  const isBoth = slots.notice !== undefined && slots.ready !== undefined;
  sentences.add(
    'ready',
    4,
    1.7,
    sentences.fill(isBoth ? ['notice-ready'] : ['ready', 'notice'], slots),
  );
}
