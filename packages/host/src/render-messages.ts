import type { Resume, TemplateSettings } from '@trueline/contracts';
import type { RenderErrorCode, RenderOptions, RenderWarning } from '@trueline/render';

/** Parent to child: one piece of rendering. */
export type RenderJob =
  | { type: 'file'; resume: Resume; options: RenderOptions }
  | ({ type: 'pages' | 'thumbnail' | 'count' | 'warnings' } & TemplateJob);

interface TemplateJob {
  resume: Resume;
  templateId: string;
  settings?: TemplateSettings | undefined;
}

/** What each type of job gives back. */
export interface RenderResults {
  file: Uint8Array;
  pages: string[];
  thumbnail: string;
  count: number;
  warnings: RenderWarning[];
}

/** Child to parent. `refused` is a RenderError, `crashed` a bug that the child survived. */
export type RenderMessage =
  | { type: 'ready' }
  | { type: 'done'; result: RenderResults[keyof RenderResults] }
  | { type: 'refused'; code: RenderErrorCode; message: string }
  | { type: 'crashed'; message: string };
