import type { ReadWarning } from '@trueline/contracts';
import { isMachineText } from './machine-text.ts';

const MAX_QUOTED_WORDS = 6;

/** What of the file's text was left out or could not be read. */
export function textWarnings(
  hidden: readonly string[],
  machineText: readonly string[],
  text: string,
  pictures: readonly number[] = [],
): ReadWarning[] {
  const warnings: ReadWarning[] = pictures.length === 0 ? [] : [unreadPictures(pictures)];
  const unseen = hidden.filter((piece) => /[\p{L}\p{N}]{2}/u.test(piece));
  const addressed = [
    ...machineText,
    ...(isMachineText(unseen.join(' ')) ? [unseen.join(' ')] : []),
  ];
  if (unseen.length > 0) {
    warnings.push({
      code: 'HIDDEN_TEXT',
      message: `The file holds text that nobody sees, beginning with "${quote(unseen.join(' '))}". We left it out.`,
    });
  }
  if (addressed[0] !== undefined) {
    warnings.push({
      code: 'MACHINE_TEXT',
      message: `The file holds text addressed to a machine, beginning with "${quote(addressed[0])}". We left it out.`,
    });
  }
  if (text.includes('\ufffd')) {
    const word = /\S*\ufffd\S*/.exec(text)?.[0] ?? '';
    warnings.push({
      code: 'LOST_LETTERS',
      message: `The file does not say what some of its letters are, as in "${quote(word)}". Please check the spelling.`,
    });
  }
  return warnings;
}

function unreadPictures(pages: readonly number[]): ReadWarning {
  const which = pages.length === 1 ? `page ${pages[0]}` : `pages ${pages.join(', ')}`;
  return {
    code: 'PICTURE_PAGES',
    message: `We could read no text on ${which}. If it says something of you, type it in, or upload a copy whose text can be selected.`,
  };
}

function quote(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim().split(' ');
  const few = words.slice(0, MAX_QUOTED_WORDS).join(' ').slice(0, 60);
  return words.length > MAX_QUOTED_WORDS ? `${few} …` : few;
}
