import type { Change } from '@trueline/contracts';
import { standingOf } from '../decision.ts';

/** Lines that a model may be shown: no names, employers, titles, dates or schools. */
const LINE =
  /^(?:work|volunteer|projects)\[\d+\]\.(?:highlights\[\d+\]|summary|description)$|^basics\.summary$/;

/** Whether what stands at a change may be asked for in other words: not what the person wrote or told, what goes, or what stands in several lines. */
export const isRewordable = ({ path, kind, after, decision }: Change): boolean =>
  LINE.test(path) &&
  kind !== 'answer' &&
  standingOf(decision) !== 'own' &&
  after !== '' &&
  !after.includes('\n');
