import type { Answer, Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { optimize, redecide, verify } from '../index.ts';

const resume: Resume = {
  basics: { name: 'Ann Example' },
  work: [
    {
      name: 'Old Mill',
      position: 'Developer',
      startDate: '2018',
      highlights: ['Wrote services in Go', 'Moved the continuous integration to GitHub Actions'],
    },
  ],
  skills: [{ name: 'Skills', keywords: ['Go'] }],
};
const jobDescription = `Developer

Requirements
- Terraform required
- Must have Azure experience
- Ansible required
- Kafka required
- Experience with CI/CD`;
const input = { resume, jobDescription, asOf: '2026-01' } as const;
const { report, changes } = optimize(input);
const ask = report.asks?.find(({ id }) => id === 'terms');
const names = ask?.options.map(({ label }) => label) ?? [];
const answered = (answers: Answer[]) => redecide({ ...input, changes, answers });
const tick = (option: string): Answer => ({ ask: 'terms', option });

describe('names of the ad to tick', () => {
  it('are several in one ask, each a tap without a blank', () => {
    expect(ask?.multiple).toBe(true);
    expect(names.length).toBeGreaterThanOrEqual(4);
    expect(ask?.options.every(({ blanks }) => blanks.length === 0)).toBe(true);
    expect(names.at(-1)).toBe('None of these');
  });

  it('hold what the resume tells in other words alone, and nothing that it names', () => {
    expect(names).toContain('CI/CD');
    expect(names).not.toContain('Go');
  });

  it('become items of the skills, which the proof knows', () => {
    const { document, changes: made } = answered([tick('s-kafka'), tick('s-ci-cd')]);
    expect(document.skills?.[0]?.keywords).toEqual(
      expect.arrayContaining(['Go', 'Kafka', 'CI/CD']),
    );
    expect(verify(resume, document, { changes: made }).ok).toBe(true);
  });

  it('are a no where others are ticked: nothing asks for them again', () => {
    const { report: told } = answered([tick('s-kafka')]);
    expect(names).toEqual(expect.arrayContaining(['Kafka', 'Azure']));
    expect(told.declined).toContain('experience:azure');
    expect(told.declined).not.toContain('experience:kafka');
    const known = { facts: told.facts ?? [], declined: told.declined ?? [] };
    const next = optimize({ ...input, known, rounds: 20 }).report.asks ?? [];
    expect(JSON.stringify(next)).not.toMatch(/Azure|Kafka/);
    expect(JSON.stringify(optimize({ ...input, rounds: 20 }).report.asks)).toMatch(/Azure/);
  });

  it('of none makes no line', () => {
    const { report: told, document } = answered([tick('no')]);
    expect(document.skills).toEqual(resume.skills);
    expect(told.declined).toContain('experience:kafka');
  });

  const told = (text: string) => {
    const { changes: made } = answered([{ ask: 'terms', text }]);
    return made.filter(({ kind }) => kind === 'answer').map(({ path, after }) => [path, after]);
  };

  it.each<[string, [string, string][]]>([
    [
      'Kafka and Azure',
      [
        ['skills[0].keywords', 'Azure'],
        ['skills[0].keywords', 'Kafka'],
      ],
    ],
    ['Kafka, but never used Azure', [['skills[0].keywords', 'Kafka']]],
    ['never used any of them', []],
    // What names none of them is kept: names among the skills, an act as a line.
    [
      'RabbitMQ and AWS SQS (queues, topics)',
      [['skills[0].keywords', 'RabbitMQ and AWS SQS (queues, topics)']],
    ],
    [
      'RabbitMQ, NATS',
      [
        ['skills[0].keywords', 'RabbitMQ'],
        ['skills[0].keywords', 'NATS'],
      ],
    ],
    ['I moved 12 queues to RabbitMQ', [['work[0].highlights', 'Moved 12 queues to RabbitMQ']]],
    ['yes', []],
  ])('are ticked by own words that name them, and others stay: %s', (text, lines) => {
    const places = told(text).map(([path = '', after]) => [path.replace(/\[\d+\]$/, ''), after]);
    expect(places.toSorted()).toEqual(lines.toSorted());
  });

  it('say so where own words name none of them', () => {
    const { changes: made } = answered([{ ask: 'terms', text: 'RabbitMQ' }]);
    expect(made.find(({ kind }) => kind === 'answer')?.reason).toContain('name none');
  });
});
