import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { verify } from './index.ts';

const original: Resume = {
  basics: { name: 'Ann Example', summary: 'Payroll clerk with 6 years in payroll.' },
  work: [
    {
      name: 'Northwind Demo',
      position: 'Clerk',
      startDate: '2015',
      endDate: '2018-03',
      highlights: [
        'Helped manage a budget of $2M',
        'Responsible for preparing weekly reports for 12 managers',
        'Wrote Python scripts and 5 guides for 30 users',
      ],
    },
    {
      name: 'Beta Sample Ltd',
      position: 'Senior Clerk',
      startDate: '2018-04',
      highlights: ['Reduced costs by 20% with SAP', 'Deployed services to k8s'],
    },
  ],
  skills: [{ name: 'Tools', keywords: ['Python', 'Excel'] }],
};

function kinds(edit: (resume: Resume) => void): string[] {
  const optimized = structuredClone(original);
  edit(optimized);
  return [...new Set(verify(original, optimized).unsupported.map((fact) => fact.kind))];
}
const line = (entry: number, index: number, text: string) => (resume: Resume) => {
  resume.work?.[entry]?.highlights?.splice(index, 1, text);
};

describe('verify finds nothing', () => {
  it.each<[string, (resume: Resume) => void]>([
    ['in the original itself', () => undefined],
    ['in a duty turned into its verb', line(0, 1, 'Prepared weekly reports for 12 managers')],
    ['in a number in words', line(0, 1, 'Prepared weekly reports for twelve managers')],
    ['in a skill by its other name', line(1, 1, 'Deployed services to Kubernetes (k8s)')],
    ['in 20 percent for 20%', line(1, 0, 'Reduced costs by 20 percent with SAP')],
    ['in a skill listed from a bullet', (resume) => resume.skills?.[0]?.keywords?.push('SAP')],
    ['in a synonym of equal rank', line(1, 0, 'Cut costs by 20% with SAP')],
    [
      'in the work of a skill',
      (resume) => resume.skills?.[0]?.keywords?.push('Report preparation'),
    ],
    ['in less of a part', line(0, 1, 'Helped prepare weekly reports for 12 managers')],
    ['in bullets in another order', (resume) => resume.work?.[0]?.highlights?.reverse()],
    [
      'in facts of the document in the summary',
      (resume) =>
        Object.assign(resume.basics ?? {}, {
          summary: 'Payroll clerk who deployed services to Kubernetes.',
        }),
    ],
  ])('%s', (_name, edit) => {
    expect(kinds(edit)).toEqual([]);
  });
});

describe('verify reports', () => {
  it.each<[string, string, (resume: Resume) => void]>([
    ['help turned into management', 'ownership', line(0, 0, 'Managed a budget of $2M')],
    [
      'work turned into leadership',
      'ownership',
      line(0, 1, 'Led the preparation of weekly reports for 12 managers'),
    ],
    ['another number', 'number', line(0, 1, 'Prepared weekly reports for 20 managers')],
    [
      'a number with another unit',
      'number',
      line(0, 1, 'Prepared weekly reports for 12% of managers'),
    ],
    [
      'a number that counts something else',
      'number',
      line(0, 2, 'Wrote Python scripts and 30 guides for 5 users'),
    ],
    [
      'a number that counts what another counts',
      'number',
      line(0, 2, 'Wrote Python scripts and 12 guides for 30 users'),
    ],
    [
      'a headline never held',
      'title',
      (resume) => Object.assign(resume.basics ?? {}, { label: 'Manager' }),
    ],
    ['another act', 'content', line(1, 1, 'Sold services to k8s')],
    ['a lower bound', 'number', line(0, 1, 'Prepared weekly reports for over 12 managers')],
    [
      'an outcome',
      'outcome',
      line(0, 1, 'Prepared weekly reports for 12 managers, increasing efficiency'),
    ],
    ['a scope', 'scope', line(0, 1, 'Prepared global weekly reports for 12 managers')],
    ['a skill', 'skill', line(1, 1, 'Deployed services to Kubernetes with Terraform')],
    ['a name', 'name', line(0, 1, 'Prepared weekly reports for 12 managers at Initech')],
    ['a second duty', 'content', line(0, 1, 'Prepared weekly reports and mentored 12 managers')],
    [
      'a fact moved to another role',
      'number',
      (resume) => resume.work?.[0]?.highlights?.push('Reduced costs by 20% with SAP'),
    ],
    [
      'another title',
      'title',
      (resume) => Object.assign(resume.work?.[1] ?? {}, { position: 'Payroll Manager' }),
    ],
    [
      'another employer',
      'employer',
      (resume) => Object.assign(resume.work?.[1] ?? {}, { name: 'Globex' }),
    ],
    [
      'an earlier start',
      'date',
      (resume) => Object.assign(resume.work?.[0] ?? {}, { startDate: '2014' }),
    ],
    [
      'a month that was not given',
      'date',
      (resume) => Object.assign(resume.work?.[0] ?? {}, { startDate: '2015-01' }),
    ],
    ['an end taken away', 'date', (resume) => delete resume.work?.[0]?.endDate],
    [
      'a degree',
      'degree',
      (resume) => Object.assign(resume.basics ?? {}, { summary: 'Payroll clerk with an MBA.' }),
    ],
    [
      'a certificate',
      'certificate',
      (resume) => Object.assign(resume.basics ?? {}, { summary: 'Certified payroll clerk.' }),
    ],
    [
      'more years',
      'number',
      (resume) =>
        Object.assign(resume.basics ?? {}, { summary: 'Payroll clerk with 10 years in payroll.' }),
    ],
    [
      'a listed skill without a source',
      'skill',
      (resume) => resume.skills?.[0]?.keywords?.push('Tableau'),
    ],
    [
      'an entry of its own',
      'employer',
      (resume) => resume.work?.push({ name: 'Hooli', position: 'Clerk' }),
    ],
  ])('%s as %s', (_name, kind, edit) => {
    expect(kinds(edit)).toContain(kind);
  });
});

describe('verify of plain texts', () => {
  const text = [
    'Ann Example',
    'Experience',
    'Northwind Demo, Clerk, 2015 - 2018',
    '- Prepared weekly reports for 12 managers',
    'Beta Sample Ltd, Senior Clerk, 2018 - present',
    '- Reduced costs by 20% with SAP',
    'Skills',
    'Python, Excel',
  ].join('\n');

  it('accepts the text itself and a listed skill from a bullet', () => {
    expect(verify(text, text).ok).toBe(true);
    expect(verify(text, `${text}, SAP`).ok).toBe(true);
  });

  it('finds an invented number with its place in the optimized text', () => {
    const optimized = text.replace('12 managers', '35 managers');
    const [fact] = verify(text, optimized).unsupported;
    expect(fact).toMatchObject({ kind: 'number', text: '35' });
    expect(optimized.slice(fact?.start, fact?.end)).toBe('35');
  });

  it('finds a fact moved to another role', () => {
    const moved = text.replace('for 12 managers', 'for 12 managers with SAP');
    expect(verify(text, moved).unsupported.map((fact) => fact.kind)).toEqual(['skill']);
  });
});
