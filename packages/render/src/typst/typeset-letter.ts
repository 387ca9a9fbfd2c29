import type { Resume, TemplateSettings } from '@trueline/contracts';
import { type Role, toLetterDocument } from '../document/letter-document.ts';
import { titleOf } from '../document/metadata.ts';
import type { Style } from '../style/types.ts';
import { getStyle } from '../templates.ts';
import type { Compiled } from './compiler.ts';
import type { Density } from './density.ts';
import { drawIn } from './typeset.ts';

export interface LetterInput {
  /** Its head stands over the letter. */
  resume: Resume;
  /** Plain text with an empty line between paragraphs. */
  letter: string;
  role?: Role | undefined;
}

/** From the airiest on, until the letter is a single page. */
const DENSITIES: readonly Density[] = ['airy', 'roomy', 'normal', 'snug', 'tight'];

/** A letter has at least this margin at both sides, in points: its lines are all running text. */
const LETTER_MARGIN_X = 76;

/** The template's style for running text alone: no column beside it, and lines that stay readable. */
export function letterStyle(templateId: string, settings: TemplateSettings | undefined): Style {
  const style = getStyle(templateId, settings);
  const marginX = Math.max(style.page.marginX, LETTER_MARGIN_X);
  return { ...style, page: { ...style.page, marginX, column: 0 } };
}

/** The letter in the look of a template: on one page, drawn closer where that takes it; over several where nothing does. Throws `UNKNOWN_TEMPLATE`. */
export function typesetLetter(
  { resume, letter, role }: LetterInput,
  templateId: string,
  settings: TemplateSettings = {},
): Compiled {
  const document = toLetterDocument(resume, letter, role);
  const style = letterStyle(templateId, settings);
  const draw = drawIn(templateId, {
    document,
    style,
    title: titleOf(document, 'letter'),
    keywords: [],
  });
  const asked = settings.density;
  const densities = asked === undefined ? DENSITIES : DENSITIES.slice(DENSITIES.indexOf(asked));
  let drawn: Compiled | undefined;
  for (const density of densities) {
    drawn = draw(density);
    if (drawn.pages === 1) return drawn;
  }
  return drawn ?? draw('tight');
}
