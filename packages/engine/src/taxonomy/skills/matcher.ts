import type { Skill, SkillForm } from './format.ts';
import { isJoined, type Token, tokenize } from './tokens.ts';

/** A skill's form found in a text, before context is asked about. */
export interface Match {
  skill: Skill;
  form: SkillForm;
  start: number;
  end: number;
}

interface End {
  skill: Skill;
  form: SkillForm;
  words: readonly Token[];
}
interface Node {
  next: Map<string, Node>;
  ends: End[];
}

/** A tree of words over all forms: one walk over a text finds every form, however many there are. */
export interface Matcher {
  /** The longest forms at each place of the text, left to right; each place lists its candidates, longest first. */
  candidates(text: string): Match[][];
}

const newNode = (): Node => ({ next: new Map(), ends: [] });

function addForm(root: Node, skill: Skill, form: SkillForm): void {
  const words = tokenize(form.text);
  addWords(root, skill, form, words);
  // "efiling" for "e-filing".
  if (form.case !== 'any' || !/\p{L}-\p{L}/u.test(form.text)) return;
  addWords(root, skill, form, tokenize(form.text.replace(/(?<=\p{L})-(?=\p{L})/gu, '')));
}

function addWords(root: Node, skill: Skill, form: SkillForm, words: readonly Token[]): void {
  let node = root;
  for (const word of words) {
    const child = node.next.get(word.stem) ?? newNode();
    node.next.set(word.stem, child);
    node = child;
  }
  if (node !== root) node.ends.push({ skill, form, words });
}

/** "data/model" are two things; no form without a joining mark of its own spans a bare slash. */
const spansSlash = (text: string, { form }: End, found: readonly Token[]): boolean =>
  !/[/&-]/.test(form.text) &&
  found.some(({ end }, i) => text[end] === '/' && found[i + 1]?.start === end + 1);

/** Plurals are forgiven inside phrases only; a single word must be the form itself. */
function fits(end: End, found: readonly Token[]): boolean {
  if (end.form.case !== 'any') return end.words.every((word, i) => word.text === found[i]?.text);
  return end.words.length > 1 || end.words[0]?.lower === found[0]?.lower;
}

/** Parts of a word that stand apart are as long as this at least: "fork-lift", not "re act". */
const PART_LETTERS_MIN = 2;
/** A word of two parts is as long as this at least. */
const PARTED_LETTERS_MIN = 6;

/** Two words as the one that a form may have in their place: "on-boarding", "class room". */
function joinParts(text: string, left: Token, right: Token): Token | null {
  const isApart =
    /^[ ‐‑-]$/.test(text.slice(left.end, right.start)) &&
    Math.min(left.text.length, right.text.length) >= PART_LETTERS_MIN &&
    left.text.length + right.text.length >= PARTED_LETTERS_MIN &&
    /^\p{L}+$/u.test(left.text + right.text);
  if (!isApart) return null;
  return {
    text: left.text + right.text,
    lower: left.lower + right.lower,
    stem: left.lower + right.stem,
    start: left.start,
    end: right.end,
  };
}

/** Walks on from a node with the words from a place on, and adds what ends there; the longest stand first. */
function walk(
  node: Node,
  text: string,
  tokens: readonly Token[],
  from: number,
  words: readonly Token[],
  found: Match[],
): void {
  const token = tokens[from];
  const last = words.at(-1);
  if (token === undefined || (last !== undefined && !isJoined(text, last, token))) return;
  const step = (word: Token, next: number): void => {
    const child = node.next.get(word.stem);
    if (child === undefined) return;
    const now = [...words, word];
    for (const end of child.ends) {
      if (!fits(end, now) || spansSlash(text, end, now)) continue;
      found.push({ skill: end.skill, form: end.form, start: now[0]?.start ?? 0, end: word.end });
    }
    walk(child, text, tokens, next, now, found);
  };
  step(token, from + 1);
  const right = tokens[from + 1];
  const whole = right === undefined ? null : joinParts(text, token, right);
  if (whole !== null) step(whole, from + 2);
}

function candidatesAt(root: Node, text: string, tokens: readonly Token[], at: number): Match[] {
  const found: Match[] = [];
  walk(root, text, tokens, at, [], found);
  return found.reverse().sort((a, b) => b.end - a.end);
}

export function buildMatcher(skills: readonly Skill[]): Matcher {
  const root = newNode();
  for (const skill of skills) for (const form of skill.forms) addForm(root, skill, form);
  return {
    candidates(text) {
      const tokens = tokenize(text);
      return tokens
        .map((_, at) => candidatesAt(root, text, tokens, at))
        .filter((found) => found.length > 0);
    },
  };
}
