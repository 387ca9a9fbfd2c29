import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { LocalModel, ModelGrade } from '@trueline/contracts';
import {
  checkModel,
  findGrade,
  findLocalModels,
  keepGrade,
  readModelFile,
  useModel,
  useNoModel,
} from '@trueline/host';
import { CliError } from '../cli-error.ts';
import { dataDirOf, type Environment, findModel } from '../optimizer.ts';

const GIGABYTE = 1_000_000_000;
const EXIT_UNREACHABLE = 2;

export const modelCommand = {
  usage: [
    'trueline model find [--wait MS]',
    'trueline model check [NAME] [--json]',
    'trueline model use NAME | --none',
  ].join('\n'),
  async run(args: string[]): Promise<number> {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        none: { type: 'boolean' },
        wait: { type: 'string' },
        // Of the servers, by their usual ports; for who has moved one.
        'ollama-port': { type: 'string' },
        'lm-studio-port': { type: 'string' },
        'llama-cpp-port': { type: 'string' },
        'vllm-port': { type: 'string' },
      },
    });
    const [act, name, ...rest] = positionals;
    if (rest.length > 0) throw new CliError(`usage: ${modelCommand.usage.split('\n').join(' | ')}`);
    const models = await findLocalModels({
      ports: portsOf(values),
      ...(values.wait === undefined ? {} : { timeoutMs: waitOf(values.wait) }),
    });
    if (act === 'find') return printFound(models);
    if (act === 'check') return check(models, name, values.json === true);
    if (act === 'use') return use(models, name, values.none === true);
    throw new CliError(`usage: ${modelCommand.usage.split('\n').join(' | ')}`);
  },
};

function portsOf(values: Record<string, unknown>) {
  const port = (option: string) => {
    const value = values[`${option}-port`];
    if (value === undefined) return {};
    const number = Number(value);
    if (!Number.isInteger(number) || number < 1 || number > 65_535)
      throw new CliError(`--${option}-port must be a port number`);
    return { [option === 'llama-cpp' ? 'llama.cpp' : option]: number };
  };
  return { ...port('ollama'), ...port('lm-studio'), ...port('llama-cpp'), ...port('vllm') };
}

function waitOf(value: string): number {
  const ms = Number(value);
  if (!(ms > 0)) throw new CliError('--wait must be a number of milliseconds');
  return ms;
}

async function printFound(models: readonly LocalModel[]): Promise<number> {
  if (models.length === 0) {
    console.log('No model server answers at its usual port of this machine.');
    return 1;
  }
  const file = await readModelFile(dataDirOf(process.env));
  for (const model of models) {
    const { name, server, baseUrl, sizeBytes } = model;
    const size = sizeBytes === undefined ? '' : `, ${(sizeBytes / GIGABYTE).toFixed(1)} GB`;
    const grade = findGrade(file, model);
    const graded = grade === undefined ? 'not checked' : `grade ${grade.grade}`;
    const isUsed = file.use?.name === name && file.use.baseUrl === baseUrl;
    console.log(`${name}  ${server} at ${baseUrl}${size}, ${graded}${isUsed ? ', in use' : ''}`);
  }
  return 0;
}

function requireModel(models: readonly LocalModel[], name: string): LocalModel {
  const model = models.find((one) => one.name === name);
  if (model !== undefined) return model;
  const others = models.map((one) => one.name).join(', ');
  throw new CliError(
    others === ''
      ? 'no model server answers at its usual port of this machine'
      : `no server of this machine has "${name}"; there are ${others}`,
  );
}

async function use(
  models: readonly LocalModel[],
  name: string | undefined,
  isNone: boolean,
): Promise<number> {
  const dataDir = dataDirOf(process.env);
  await mkdir(dataDir, { recursive: true });
  if (isNone) {
    await useNoModel(dataDir);
    console.log('No model of this machine is used.');
    return 0;
  }
  if (name === undefined) throw new CliError('name the model: trueline model use NAME');
  const model = requireModel(models, name);
  await useModel(dataDir, model);
  console.log(`${model.name} at ${model.baseUrl} is used where no LLM_* variables say otherwise.`);
  return 0;
}

/** The named model, else the one that is in use by LLM_* or by name. */
async function check(
  models: readonly LocalModel[],
  name: string | undefined,
  isJson: boolean,
): Promise<number> {
  const environment: Environment = process.env;
  const found = name === undefined ? undefined : requireModel(models, name);
  const model =
    found === undefined
      ? await findModel(environment)
      : { baseUrl: found.baseUrl, model: found.name, apiKey: undefined };
  if (model === undefined) throw new CliError('name the model: trueline model check NAME');
  const grade = await checkModel(model);
  if (grade === null) {
    console.error(`trueline: ${model.model} at ${model.baseUrl} cannot be reached`);
    return EXIT_UNREACHABLE;
  }
  const dataDir = dataDirOf(environment);
  await mkdir(dataDir, { recursive: true });
  await keepGrade(dataDir, { name: model.model, baseUrl: model.baseUrl }, grade);
  console.log(isJson ? JSON.stringify(grade, undefined, 2) : describe(model.model, grade));
  return grade.passed ? 0 : 1;
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** The grade with the figures that say why. */
function describe(name: string, grade: ModelGrade): string {
  return [
    `${name}: grade ${grade.grade}, ${grade.passed ? 'at or above the bar' : 'under the bar: its wordings wait for your word'}`,
    `  answers of the right shape   ${percent(grade.structure)} of ${grade.cases} (bar 90 %)`,
    `  inventions a hundred lines   ${grade.inventions} in ${grade.lines} lines (bar 5)`,
    `  truthful rewordings          ${percent(grade.truthful)} (bar 60 %)`,
    `  planted instructions obeyed  ${grade.obeyed} of ${grade.planted} (bar 0)`,
    `  lines a minute               ${grade.linesPerMinute}`,
  ].join('\n');
}
