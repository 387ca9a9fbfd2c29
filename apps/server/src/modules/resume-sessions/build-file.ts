import type { ResumeFileName } from '@trueline/contracts';
import type { SharedRenderer } from '@trueline/host';
import { buildPack, type PackFile, type RenderOptions, savedNames } from '@trueline/render';
import { AppError } from '../../platform/http/app-error.ts';
import type { CompletedResult } from './completed-result.ts';
import type { Fitter } from './fitter.ts';
import { type OwnFileBuilders, ownFile } from './own-file.ts';

type ResumeFormat = Pick<RenderOptions, 'format' | 'wrap'>;
type Name<Prefix extends string> = Extract<ResumeFileName, `${Prefix}.${string}`>;

const RESUME_FILES: Record<Name<'resume'> | 'resume-form.txt', ResumeFormat> = {
  'resume.pdf': { format: 'pdf' },
  'resume.docx': { format: 'docx' },
  'resume.txt': { format: 'txt' },
  'resume-form.txt': { format: 'txt', wrap: false },
  'resume.md': { format: 'md' },
  'resume.json': { format: 'json' },
};
/** The uploaded Word file with the changes in it, and whether they are tracked. */
const OWN_FILES: Record<Name<'own-file' | 'own-file-tracked'>, boolean> = {
  'own-file.docx': false,
  'own-file-tracked.docx': true,
};
const LETTER_FILES: Record<Name<'cover-letter'>, 'pdf' | 'docx' | 'txt'> = {
  'cover-letter.pdf': 'pdf',
  'cover-letter.docx': 'docx',
  'cover-letter.txt': 'txt',
};
const QUESTION_FILES: Record<Name<'interview-questions'>, 'pdf' | 'md' | 'json'> = {
  'interview-questions.pdf': 'pdf',
  'interview-questions.md': 'md',
  'interview-questions.json': 'json',
};

const PROOF = { name: 'proof.json' };

const TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  json: 'application/json; charset=utf-8',
  zip: 'application/zip',
};

export interface FileBuilders extends OwnFileBuilders {
  fitter: Fitter;
}

/** The bytes of one file and their type. Throws NOT_FOUND for one that wasn't asked for, CONFLICT where two texts say different things: neither goes out then. */
export async function buildFile(
  builders: FileBuilders,
  completed: CompletedResult,
  name: ResumeFileName,
): Promise<{ bytes: Uint8Array; type: string }> {
  const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? '';
  return { bytes: await bytesOf(builders, completed, name), type };
}

async function bytesOf(
  builders: FileBuilders,
  completed: CompletedResult,
  name: ResumeFileName,
): Promise<Uint8Array> {
  const { renderer, fitter } = builders;
  if (name === 'pack.zip') return packOf(builders, completed);
  if (name === PROOF.name) {
    return proofOf(fitter, completed, await resumeFiles(renderer, completed));
  }
  if (name in OWN_FILES) {
    const own = await ownFile(builders, completed, OWN_FILES[name as keyof typeof OWN_FILES]);
    if (own === null) throw new AppError('NOT_FOUND');
    return own.bytes;
  }
  if (name in RESUME_FILES) {
    return resumeFile(renderer, completed, name as keyof typeof RESUME_FILES);
  }
  const [file] = await writtenFiles(renderer, completed, [name]);
  if (file === undefined) throw new AppError('NOT_FOUND');
  return file.bytes;
}

function resumeFile(
  renderer: SharedRenderer,
  { result, templateId, settings }: CompletedResult,
  name: keyof typeof RESUME_FILES,
): Promise<Uint8Array> {
  return renderer.render(result.document, { ...RESUME_FILES[name], templateId, settings });
}

/** One after another: a pack is one piece of work in the renderer's queue. */
async function resumeFiles(
  renderer: SharedRenderer,
  completed: CompletedResult,
): Promise<PackFile[]> {
  const files: PackFile[] = [];
  for (const name of Object.keys(RESUME_FILES) as (keyof typeof RESUME_FILES)[]) {
    files.push({ name, bytes: await resumeFile(renderer, completed, name) });
  }
  return files;
}

/** Those of the named files that hold a text that was written. */
async function writtenFiles(
  renderer: SharedRenderer,
  { result, templateId, settings }: CompletedResult,
  names: readonly ResumeFileName[],
): Promise<PackFile[]> {
  const { coverLetter, interviewQuestions: questions, challenges, atsMetadata } = result;
  requireOneTruth(result);
  const sheet = { resume: result.document, role: result.job };
  const bytes = async (name: ResumeFileName): Promise<Uint8Array | undefined> => {
    if (name in LETTER_FILES && coverLetter) {
      const format = LETTER_FILES[name as keyof typeof LETTER_FILES];
      const input = { ...sheet, letter: coverLetter.standard };
      return renderer.renderLetter(input, { templateId, settings, format });
    }
    if (name in QUESTION_FILES && questions) {
      const format = QUESTION_FILES[name as keyof typeof QUESTION_FILES];
      return renderer.renderQuestions(
        { ...sheet, questions, challenges },
        { templateId, settings, format },
      );
    }
    return name === 'ats-metadata.json' && atsMetadata ? json(atsMetadata) : undefined;
  };
  const files: PackFile[] = [];
  for (const name of names) {
    const drawn = await bytes(name);
    if (drawn !== undefined) files.push({ name, bytes: drawn });
  }
  return files;
}

function requireOneTruth({ contradictions }: CompletedResult['result']): void {
  const [first] = contradictions;
  if (first === undefined) return;
  const message = `Two of your texts say different things, so neither goes out: ${first.reason}`;
  throw new AppError('CONFLICT', { message });
}

/** What files of a result are saved as: the person's name and the job's stand in front. */
export const namesOf = (
  { result }: CompletedResult,
  names: readonly string[],
): Map<string, string> => savedNames(names, result.document.basics?.name, result.job);

/** All files under the person's own name, and the proof of the resume's. */
async function packOf(builders: FileBuilders, completed: CompletedResult): Promise<Uint8Array> {
  const { renderer, fitter } = builders;
  const names = [...Object.keys(LETTER_FILES), ...Object.keys(QUESTION_FILES), 'ats-metadata.json'];
  const written = await writtenFiles(renderer, completed, names as ResumeFileName[]);
  const resumes = await resumeFiles(renderer, completed);
  for (const [name, isTracked] of Object.entries(OWN_FILES)) {
    // A Word file that takes no changes does not hold back the rest.
    const own = await ownFile(builders, completed, isTracked).catch(() => null);
    if (own !== null) written.push({ name, bytes: own.bytes });
  }
  const saved = namesOf(
    completed,
    [...resumes, ...written, PROOF].map(({ name }) => name),
  );
  const named = <File extends { name: string }>(file: File): File => ({
    ...file,
    name: saved.get(file.name) ?? file.name,
  });
  const bytes = await proofOf(fitter, completed, resumes.map(named));
  return buildPack([...resumes, ...written, { ...PROOF, bytes }].map(named));
}

/** Which line of the original supports each sentence of each file, with the files' hashes. */
async function proofOf(
  fitter: Fitter,
  { original, result, asOf }: CompletedResult,
  files: readonly PackFile[],
): Promise<Uint8Array> {
  const proof = await fitter.prove({
    originalText: original.text,
    resume: original.document,
    document: result.document,
    changes: result.changes,
    files: files.map(({ name, bytes }) => ({ file: name, bytes })),
    asOf,
  });
  return json(proof);
}

const json = (value: object): Uint8Array =>
  new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);
