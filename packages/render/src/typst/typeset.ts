import type { Resume, TemplateSettings } from '@trueline/contracts';
import { keywordsOf, titleOf } from '../document/metadata.ts';
import { toResumeDocument } from '../document/resume-document.ts';
import type { PageDocument } from '../document/types.ts';
import { WORDS } from '../document/words.ts';
import { renderJson } from '../formats/json.ts';
import type { Style } from '../style/types.ts';
import { getStyle, getTemplateData, sectionOrderOf } from '../templates.ts';
import { type Compiled, compile } from './compiler.ts';
import { type Density, drawFitting } from './density.ts';

/** What is drawn, and what the PDF says of itself. */
export interface Sheet {
  document: PageDocument;
  style: Style;
  title: string;
  keywords: string[];
  /** JSON to attach. */
  attachment?: string;
}

/** The resume as pages of a template. Unless the density is set, with as much air as costs no page. Throws `UNKNOWN_TEMPLATE`. */
export function typeset(
  resume: Resume,
  templateId: string,
  settings: TemplateSettings = {},
): Compiled {
  const document = toResumeDocument(resume, sectionOrderOf(templateId, settings));
  const style = getStyle(templateId, settings);
  const draw = drawIn(templateId, {
    document,
    style,
    title: titleOf(document),
    keywords: keywordsOf(resume),
    attachment: renderJson(resume),
  });
  if (settings.density !== undefined) return draw(settings.density);
  const { density } = getTemplateData(templateId).defaults;
  return drawFitting(draw, density, document, style);
}

/** Draws a sheet in a template; `lib/style.typ` and `lib/page.typ` read these inputs. */
export function drawIn(
  templateId: string,
  sheet: Sheet,
): (density: Density, scale?: number) => Compiled {
  const { document, style, title, keywords, attachment = '' } = sheet;
  const inputs = {
    document: JSON.stringify(document),
    title,
    lang: document.language,
    pageWord: WORDS[document.language].page,
    keywords: JSON.stringify(keywords),
    attachment,
  };
  return (density, scale = 1) =>
    compile(templateId, { ...inputs, style: JSON.stringify(scaled(style, scale)), density });
}

/** The same style in letters of another size; the name keeps its own. */
function scaled(style: Style, scale: number): Style {
  if (scale === 1) return style;
  const sizes = Object.entries(style.size).map(([part, points]) => [
    part,
    part === 'name' ? points : Math.round(points * scale * 100) / 100,
  ]);
  return { ...style, size: Object.fromEntries(sizes) as Style['size'] };
}
