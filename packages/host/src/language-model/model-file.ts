import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type LocalModel,
  type ModelFile,
  type ModelGrade,
  modelFileSchema,
} from '@trueline/contracts';

const FILE = 'model.json';
const NOTHING: ModelFile = { grades: [] };

type Named = Pick<LocalModel, 'name' | 'baseUrl'>;

/** What DATA_DIR says of models; nothing where it says nothing, or nothing that can be read. */
export async function readModelFile(dataDir: string): Promise<ModelFile> {
  try {
    const parsed = modelFileSchema.safeParse(
      JSON.parse(await readFile(join(dataDir, FILE), 'utf8')),
    );
    return parsed.success ? parsed.data : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** Names the model to use from now on. */
export async function useModel(dataDir: string, model: LocalModel): Promise<void> {
  await write(dataDir, { ...(await readModelFile(dataDir)), use: model });
}

/** Uses no model of this machine from now on; grades stay. */
export async function useNoModel(dataDir: string): Promise<void> {
  const { grades } = await readModelFile(dataDir);
  await write(dataDir, { grades });
}

/** Keeps a grade with the model's name. */
export async function keepGrade(
  dataDir: string,
  { name, baseUrl }: Named,
  grade: ModelGrade,
): Promise<void> {
  const file = await readModelFile(dataDir);
  const others = file.grades.filter((one) => one.name !== name || one.baseUrl !== baseUrl);
  await write(dataDir, { ...file, grades: [...others, { name, baseUrl, grade }] });
}

/** The latest grade of a model, none where it was never checked. */
export const findGrade = (
  { grades }: ModelFile,
  { name, baseUrl }: Named,
): ModelGrade | undefined =>
  grades.find((one) => one.name === name && one.baseUrl === baseUrl)?.grade;

/** In one step, so that a reader beside it finds the old one or the new one. */
async function write(dataDir: string, file: ModelFile): Promise<void> {
  const path = join(dataDir, FILE);
  const draft = `${path}.${process.pid}.tmp`;
  await writeFile(draft, `${JSON.stringify(file, undefined, 2)}\n`);
  await rename(draft, path);
}
