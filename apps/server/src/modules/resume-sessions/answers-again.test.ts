import type { Answer, Ask } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { answersTo } from './answers-again.ts';

const option = (id: string, line?: string): Ask['options'][number] => ({
  id,
  label: id,
  ...(line === undefined ? {} : { line }),
  blanks: [],
});
const ask = (id: string, topic: string, options: Ask['options'], more: Partial<Ask> = {}): Ask => ({
  id,
  type: 'experience',
  prompt: `${id} ${topic}`,
  about: {},
  options: [...options, option('no')],
  worth: 1,
  why: '',
  topic,
  ...more,
});
const names = (...of: string[]): Ask =>
  ask(
    'terms',
    `experience:terms ${of.join(' ')}`,
    of.map((one) => option(`s-${one}`, one)),
    {
      multiple: true,
      prompt: 'Which of them have you worked with?',
    },
  );
const alone = (id: string, name: string): Ask =>
  ask(id, `experience:${name}`, [option('yes', '[what]'), option('partly', name)]);
const placed = (id: string, name: string): Ask =>
  ask(id, `experience:${name}`, [option('yes', '[what]'), elsewhere('Used it to [what]')]);
const elsewhere = (line: string): Ask['options'][number] => ({
  ...option('elsewhere', line),
  blanks: ['what', 'job']
    .filter((one) => line !== '[job]' || one === 'job')
    .map((one) => ({ name: one, kind: 'text', label: one, optional: false })),
});
const inOther = (id: string, job = 'clerk at Hotel Rex'): Answer => ({
  ask: id,
  option: 'elsewhere',
  values: { what: 'pay 12 suppliers', job },
});
const inJob: Answer = { ask: 'task-work[0]', option: 'elsewhere', values: { job: 'cook at Rex' } };
const tasksOrJob = (entry: string, ...of: string[]): Ask => {
  const made = tasks(entry, ...of);
  return { ...made, options: [...made.options, elsewhere('[job]')] };
};
const tasks = (entry: string, ...of: string[]): Ask =>
  ask(
    `task-${entry}`,
    `task:${entry} ${of.join(' ')}`,
    of.map((one) => option(`t-${one}`, one)),
    {
      type: 'task',
      about: { entry },
      multiple: true,
    },
  );

describe('answers where other things are asked beside them', () => {
  it.each<[string, Ask[], Ask[], Answer[], Answer[]]>([
    [
      'a tick of the list, with other names in it',
      [names('xero', 'ci-cd')],
      [names('ci-cd', 'kafka')],
      [{ ask: 'terms', option: 's-ci-cd' }],
      [{ ask: 'terms', option: 's-ci-cd' }],
    ],
    [
      'a tick whose name is asked for alone',
      [names('xero', 'ci-cd')],
      [alone('experience-r4', 'ci cd')],
      [{ ask: 'terms', option: 's-ci-cd' }],
      [{ ask: 'experience-r4', option: 'partly' }],
    ],
    [
      'a name listed alone that stands in the list now',
      [alone('experience-r2', 'ci cd')],
      [names('xero', 'ci-cd')],
      [{ ask: 'experience-r2', option: 'partly' }],
      [{ ask: 'terms', option: 's-ci-cd' }],
    ],
    [
      'the same ask under another id',
      [alone('experience-r2', 'xero')],
      [alone('experience-r9', 'xero')],
      [{ ask: 'experience-r2', option: 'partly' }],
      [{ ask: 'experience-r9', option: 'partly' }],
    ],
    [
      'a task of the same role, beside others',
      [tasks('work[0]', 'keep-logs')],
      [tasks('work[0]', 'keep-logs', 'file-forms')],
      [{ ask: 'task-work[0]', option: 't-keep-logs' }],
      [{ ask: 'task-work[0]', option: 't-keep-logs' }],
    ],
    [
      'ticks of another job, beside others',
      [tasksOrJob('work[0]', 'keep-logs')],
      [tasksOrJob('work[0]', 'keep-logs', 'file-forms')],
      [{ ask: 'task-work[0]', option: 't-keep-logs' }, inJob],
      [{ ask: 'task-work[0]', option: 't-keep-logs' }, inJob],
    ],
    [
      'what was done with a thing in another job, where it is asked under another id',
      [placed('experience-r2', 'quickbooks')],
      [placed('experience-r9', 'quickbooks')],
      [inOther('experience-r2')],
      [inOther('experience-r9')],
    ],
  ])('%s', (_, before, now, given, kept) => {
    expect(answersTo(now, before, given)).toEqual(kept);
  });

  it.each<[string, Ask[], Ask[], Answer[]]>([
    [
      'a name that is asked for no more',
      [names('xero')],
      [names('kafka')],
      [{ ask: 'terms', option: 's-xero' }],
    ],
    [
      '"none of these" of other names',
      [names('xero')],
      [names('kafka')],
      [{ ask: 'terms', option: 'no' }],
    ],
    [
      'another thing under the same id',
      [alone('experience-r2', 'xero')],
      [alone('experience-r2', 'sage')],
      [{ ask: 'experience-r2', option: 'partly' }],
    ],
    [
      'a task of another role',
      [tasks('work[0]', 'keep-logs')],
      [tasks('work[1]', 'keep-logs')],
      [{ ask: 'task-work[0]', option: 't-keep-logs' }],
    ],
    [
      'what was done with one thing in another job, where another thing is asked',
      [placed('experience-r2', 'quickbooks')],
      [placed('experience-r2', 'salesforce')],
      [inOther('experience-r2')],
    ],
    [
      'what was done with one thing in another job, where ticks are asked',
      [placed('experience-r2', 'quickbooks')],
      [tasksOrJob('work[0]', 'keep-logs')],
      [inOther('experience-r2')],
    ],
    [
      'ticks of another job where that job has no place',
      [tasksOrJob('work[0]', 'keep-logs')],
      [tasks('work[0]', 'keep-logs', 'file-forms')],
      [{ ask: 'task-work[0]', option: 't-keep-logs' }, inJob],
    ],
    [
      'the job of ticks that are asked no more',
      [tasksOrJob('work[0]', 'keep-logs')],
      [tasksOrJob('work[0]', 'file-forms')],
      [{ ask: 'task-work[0]', option: 't-keep-logs' }, inJob],
    ],
  ])('drops %s', (_, before, now, given) => {
    expect(answersTo(now, before, given)).toEqual([]);
  });
});
