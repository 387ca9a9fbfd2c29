import { findVerbForm } from '../../language/en/verb-forms.ts';
import { setOfWords } from '../../language/words.ts';

/** Acts whose gerund is a noun as well, and that name what they are done to behind "of". */
const DONE_TO = setOfWords(
  `fixing fitting hanging cleaning packing testing painting filing cooking teaching handling
  training welding cutting loading unloading mounting sorting grading planting pricing printing
  coding planning monitoring processing stitching sewing wiring laying casting bending checking
  recording editing drafting repairing servicing maintaining preparing managing supervising
  measuring installing inspecting purchasing ordering receiving issuing booking drawing marking
  moving making`,
);

/** "Fixing of door frames and hanging of doors" as "Fixing door frames and hanging doors": each gerund of it with its object. */
export function withoutOf(text: string): string {
  const [first = '', second = ''] = text.split(' ');
  const isDone = (word: string): boolean =>
    DONE_TO.has(word.toLowerCase()) ||
    findVerbForm(word.toLowerCase(), 'gerund')?.verb.gerundIsNoun === false;
  if (second !== 'of' || !isDone(first)) return text;
  const gerunds = [...text.matchAll(/(?:^|(?:,| and|, and) )(\p{L}+ing)(?: of)?(?= )/giu)];
  const areAll = gerunds.every(({ 0: whole, 1: word = '' }) => / of$/.test(whole) && isDone(word));
  return areAll ? text.replace(/(^|(?:,| and|, and) )(\p{L}+ing) of(?= )/giu, '$1$2') : text;
}
