import type { Resume, TemplateSettings } from '@trueline/contracts';
import { keywordsOf, titleOf } from '../document/metadata.ts';
import { toResumeDocument } from '../document/resume-document.ts';
import { WORDS } from '../document/words.ts';
import { renderJson } from '../formats/json.ts';
import { getStyle, getTemplateData, sectionOrderOf } from '../templates.ts';
import { type Compiled, compile } from './compiler.ts';

type Density = NonNullable<TemplateSettings['density']>;

/** A single page that ends above this (of its height) has room for `roomy`, which takes 17 % more. */
const ROOM_ABOVE = 0.82;

/** `snug` saves at most this much of each page. */
const SNUG_SAVES = 0.17;

/** Height of the top margin and a line or two: what a last page takes at least. */
const LAST_PAGE_MIN = 0.1;

/** Another density worth a try, judged by where the last line stands. */
function findAlternative(used: Density, { document, end }: Compiled): Density | undefined {
  if (document.numOfPages === 1) {
    return used !== 'roomy' && end < ROOM_ABOVE ? 'roomy' : undefined;
  }
  const canSave = end < LAST_PAGE_MIN + SNUG_SAVES * document.numOfPages;
  return used !== 'snug' && canSave ? 'snug' : undefined;
}

/** The resume as pages of a template. Unless the density is set, with as much air as costs no page: a single page is spread out where it stays single, several are drawn closer where that saves one. Throws `UNKNOWN_TEMPLATE`. */
export function typeset(
  resume: Resume,
  templateId: string,
  settings: TemplateSettings = {},
): Compiled {
  const inputs = inputsOf(resume, templateId, settings);
  const first = settings.density ?? getTemplateData(templateId).defaults.density;
  const draw = (density: Density): Compiled => compile(templateId, { ...inputs, density });
  const drawn = draw(first);
  const alternative = settings.density === undefined ? findAlternative(first, drawn) : undefined;
  if (alternative === undefined) return drawn;
  const other = draw(alternative);
  const pages = other.document.numOfPages;
  if (pages > 1 && pages >= drawn.document.numOfPages) return drawn;
  if (first !== 'roomy' || alternative !== 'snug') return other;
  const between = draw('normal');
  return between.document.numOfPages > pages ? other : between;
}

/** What `lib/style.typ` and `lib/page.typ` read. */
function inputsOf(resume: Resume, templateId: string, settings: TemplateSettings) {
  const document = toResumeDocument(resume, sectionOrderOf(templateId, settings));
  return {
    document: JSON.stringify(document),
    style: JSON.stringify(getStyle(templateId, settings)),
    title: titleOf(document),
    lang: document.language,
    pageWord: WORDS[document.language].page,
    keywords: JSON.stringify(keywordsOf(resume)),
    attachment: renderJson(resume),
  };
}
