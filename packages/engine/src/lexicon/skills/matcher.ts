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
  let node = root;
  for (const word of words) {
    const child = node.next.get(word.stem) ?? newNode();
    node.next.set(word.stem, child);
    node = child;
  }
  if (node !== root) node.ends.push({ skill, form, words });
}

/** Plurals are forgiven inside phrases only; a single word must be the form itself. */
function fits(end: End, found: readonly Token[]): boolean {
  if (end.form.case !== 'any') return end.words.every((word, i) => word.text === found[i]?.text);
  return end.words.length > 1 || end.words[0]?.lower === found[0]?.lower;
}

function candidatesAt(root: Node, text: string, tokens: readonly Token[], at: number): Match[] {
  const found: Match[] = [];
  let node: Node | undefined = root;
  for (let i = at; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    if (i > at && !isJoined(text, tokens[i - 1] as Token, token)) break;
    node = node.next.get(token.stem);
    if (node === undefined) break;
    const words = tokens.slice(at, i + 1);
    for (const end of node.ends) {
      if (!fits(end, words)) continue;
      const { skill, form } = end;
      found.unshift({ skill, form, start: words[0]?.start ?? 0, end: token.end });
    }
  }
  return found;
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
