import { hasForm } from '../language/forms.ts';
import type { Basis } from './basis.ts';
import type { Fact } from './objection.ts';

/** "fluent in Spanish and Portuguese", "native French": the languages up to the end of the clause. */
const FLUENT =
  /\b(?:fluent(?:ly)?|native|bilingual|proficient|full professional)(?:,? (?:in|speaker of|command of))? ([^.;()]*)/giu;
const CLAIM_END =
  /\b(?:with|who|and (?:a|an|with|[a-z])|basic|beginner|conversational|some|intermediate)\b/;
const IS_FLUENT =
  /\b(?:fluent|native|bilingual|proficien\w*|full|advanced|mother tongue|first language|[Cc][12])\b/i;

/** Languages told as fluent whose level in the source is a lower one. */
export function checkFluency(text: string, { lines }: Basis): Fact[] {
  const levels = lines.flatMap(({ path = '', text: name }) => {
    const [, entry] = /^(languages\[\d+\])\.language$/.exec(path) ?? [];
    const level = lines.find((line) => line.path === `${entry}.fluency`)?.text;
    return entry === undefined || level === undefined ? [] : [{ name, level }];
  });
  return Array.from(text.matchAll(FLUENT)).flatMap((match) => {
    const [claimed = ''] = (match[1] ?? '').split(CLAIM_END);
    const from = match.index + match[0].length - (match[1] ?? '').length;
    return levels
      .filter(({ name, level }) => !IS_FLUENT.test(level) && hasForm(claimed, name))
      .map(({ name }): Fact => {
        const start = from + claimed.toLowerCase().indexOf(name.toLowerCase());
        const reason = 'The source gives a lower level of this language.';
        return { kind: 'language', text: name, start, end: start + name.length, reason };
      });
  });
}
