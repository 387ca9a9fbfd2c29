import type { ReadBackMatrix, Resume, TemplateSettings } from '@trueline/contracts';
import type {
  LetterInput,
  LetterOptions,
  OwnFile,
  OwnFileInput,
  QuestionsInput,
  QuestionsOptions,
  RenderErrorCode,
  RenderOptions,
  RenderWarning,
} from '@trueline/render';

/** Parent to child: one piece of rendering. */
export type RenderJob =
  | { type: 'file'; resume: Resume; options: RenderOptions }
  | { type: 'letter'; input: LetterInput; options: LetterOptions }
  | { type: 'questions'; input: QuestionsInput; options: QuestionsOptions }
  | { type: 'own-file'; input: OwnFileInput }
  | ({ type: 'pages' | 'thumbnail' | 'count' | 'warnings' | 'read-back' } & TemplateJob);

interface TemplateJob {
  resume: Resume;
  templateId: string;
  settings?: TemplateSettings | undefined;
}

/** What each type of job gives back. */
export interface RenderResults {
  file: Uint8Array;
  letter: Uint8Array;
  questions: Uint8Array;
  'own-file': OwnFile;
  pages: string[];
  thumbnail: string;
  count: number;
  warnings: RenderWarning[];
  'read-back': ReadBackMatrix;
}

/** Child to parent: a result, or a RenderError. */
export type RenderAnswer =
  | { ok: true; result: RenderResults[keyof RenderResults] }
  | { ok: false; code: RenderErrorCode; message: string };
