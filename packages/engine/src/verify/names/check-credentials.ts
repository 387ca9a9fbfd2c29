import { contentWords, holdsWord } from '../../language/en/stems.ts';
import type { Basis } from '../basis.ts';
import type { Fact } from '../objection.ts';

/** "Class B", "Level 2", "Grade III": a name that one letter or figure makes another. */
const GRADE =
  /\b(class|level|grade|type|category|tier|band|part|stage) ([A-Z]|\d{1,2}|[IVX]{1,4})\b/giu;

function otherGrades(text: string, { text: told }: Basis): Fact[] {
  const source = Array.from(told.matchAll(GRADE), ([, word = '', value = '']) => [
    word.toLowerCase(),
    value.toUpperCase(),
  ]);
  return Array.from(text.matchAll(GRADE)).flatMap((match): Fact[] => {
    const [written, word = '', value = ''] = match;
    const same = source.filter(([name]) => name === word.toLowerCase());
    if (same.length === 0 || same.some(([, other]) => other === value.toUpperCase())) return [];
    const { index: start } = match;
    const reason = 'The source gives another class or level.';
    return [{ kind: 'certificate', text: written, start, end: start + written.length, reason }];
  });
}

/** "Bachelor of Arts in Psychology", "a degree in law": what was studied. */
const STUDIED =
  /\b(?:bachelor|master|doctorate|diploma|degree|b\.?a|b\.?sc|m\.?a|m\.?sc|ph\.?d)(?:['’]s)?(?: of (?:\w+ ){0,2}?\w+)?(?: degree)? in ((?:\p{L}+ ?){1,4})/giu;

/** Said of a field also where its name is one of the source: HR is a job there. */
export const OTHER_FIELD = 'The source names no such field of study.';

/** Fields of study that no education entry of the source names. */
function otherStudies(text: string, { lines }: Basis): Fact[] {
  const schooling = lines.filter(({ path = '' }) => path.startsWith('education'));
  if (schooling.length === 0) return [];
  return Array.from(text.matchAll(STUDIED)).flatMap((match): Fact[] => {
    const [first] = contentWords(match[1] ?? '');
    if (first === undefined || schooling.some(({ stems }) => holdsWord(stems, first.lower)))
      return [];
    const start = match.index + match[0].length - (match[1] ?? '').length + first.start;
    const end = start + first.text.length;
    return [{ kind: 'degree', text: first.text, start, end, reason: OTHER_FIELD }];
  });
}

/** Classes, levels and fields of study that the source gives otherwise. */
export const checkCredentials = (text: string, basis: Basis): Fact[] => [
  ...otherGrades(text, basis),
  ...otherStudies(text, basis),
];
