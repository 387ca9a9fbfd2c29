import type { Resume } from '@trueline/contracts';
import { keywordsOf, titleOf } from '../document/metadata.ts';
import { toResumeDocument } from '../document/resume-document.ts';
import { renderJson } from '../formats/json.ts';
import { getTemplate } from '../templates.ts';
import { type Compiled, compile } from './compiler.ts';

type Density = 'roomy' | 'normal' | 'snug';

/** A single page that ends above this (of its height) has room for `roomy`, which takes 17 % more. */
const ROOM_ABOVE = 0.82;

/** `snug` saves at most this much of each page. */
const SNUG_SAVES = 0.17;

/** Height of the top margin and a line or two: what a last page takes at least. */
const LAST_PAGE_MIN = 0.1;

/** Another density worth a try, judged by where the last line stands. */
function findAlternative({ document, end }: Compiled): Density | undefined {
  if (document.numOfPages === 1) return end < ROOM_ABOVE ? 'roomy' : undefined;
  return end < LAST_PAGE_MIN + SNUG_SAVES * document.numOfPages ? 'snug' : undefined;
}

/** The resume as pages of a template, with as much air as costs no page: a single page is spread out where it stays single, several are drawn closer where that saves one. Throws `UNKNOWN_TEMPLATE`. */
export function typeset(resume: Resume, templateId: string): Compiled {
  const { id } = getTemplate(templateId);
  const document = toResumeDocument(resume);
  const inputs = {
    document: JSON.stringify(document),
    title: titleOf(document),
    keywords: JSON.stringify(keywordsOf(resume)),
    attachment: renderJson(resume),
  };
  const normal = compile(id, { ...inputs, density: 'normal' });
  const alternative = findAlternative(normal);
  if (alternative === undefined) return normal;
  const other = compile(id, { ...inputs, density: alternative });
  const pages = other.document.numOfPages;
  return pages === 1 || pages < normal.document.numOfPages ? other : normal;
}
