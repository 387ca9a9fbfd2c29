import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { buildProof, checkProof, optimize, redecide, verify } from '../index.ts';
import { answerBody, asBullet, asOneLine, saysNo } from './answer-text.ts';

const resume: Resume = {
  basics: { name: 'Ann Example' },
  work: [
    {
      name: 'Corner Shop',
      position: 'Developer',
      startDate: '2018',
      endDate: '2021',
      highlights: ['Reduced ticket backlog.', 'Wrote services in Go', 'Ran Jenkins jobs on AWS'],
    },
    {
      name: 'Old Mill',
      position: 'Clerk',
      startDate: '2015',
      endDate: '2017',
      highlights: ['Sorted mail'],
    },
  ],
  skills: [{ name: 'Skills', keywords: ['Kanban', 'Go'] }],
};
const jobDescription = `Developer

Requirements
- Terraform required
- Kanban
- Must have Azure experience
- Valid driver licence required`;
const input = { resume, jobDescription, asOf: '2026-01', rounds: 2 } as const;
const { changes, report } = optimize(input);

/** The answer to the first question whose text holds a word. */
function answer(about: string, text: string) {
  const question = report.questions.find((item) => item.question.includes(about));
  const answers = { [question?.id ?? '']: text };
  const decided = redecide({ ...input, changes, answers });
  const lines = decided.changes.filter(({ kind }) => kind === 'answer').map(({ after }) => after);
  return { question, answers, decided, lines };
}

describe('questions', () => {
  it('quote what the ad asks and name the role that the answer may belong to', () => {
    const { question } = answer('Azure', '');
    expect(question?.question).toContain('"Must have Azure experience"');
    expect(question?.question).toContain('at Corner Shop');
    expect(question).toMatchObject({ kind: 'gap', entry: 'work[0]', terms: ['Azure'] });
  });

  it('ask for one thing once, by one of its names', () => {
    const { questions } = optimize({
      resume: { ...resume, skills: [{ keywords: ['React', 'React Hooks'] }] },
      jobDescription: `Developer

Requirements
- React
- Must have Infrastructure as Code or infrastructure as code (IaC) experience`,
      asOf: '2026-01',
    }).report;
    expect(questions.filter(({ question }) => question.includes('React'))).toHaveLength(1);
    expect(questions.find(({ question }) => question.includes('Code'))?.question).toMatch(
      /asks for Infrastructure as Code \(/,
    );
  });

  it('can all be answered with a no, and ask for no example of a quality', () => {
    const { questions, asks = [] } = optimize({
      resume,
      jobDescription:
        'Developer\n\nRequirements\n- Kafka\n- Ansible\n- Jenkins\n- Tableau\n- Collaborative and punctual',
      asOf: '2026-01',
      rounds: 20,
    }).report;
    const gaps = questions.filter(({ kind }) => kind === 'gap').map(({ question }) => question);
    expect(gaps.length).toBeGreaterThanOrEqual(3);
    expect(asks.every(({ options }) => options.at(-1)?.id === 'no')).toBe(true);
    expect(gaps.join()).not.toMatch(/collaborat/i);
  });

  it('may all be left empty, and blame nobody', () => {
    for (const { question } of report.questions) {
      expect(question).toContain('?');
      expect(question).not.toMatch(/lack|fail|you must/i);
    }
  });
});

describe('an answer becomes a line whose source is the person', () => {
  it.each([
    ['Terraform', 'Yes, I have used it to build two VPCs', 'Used Terraform to build two VPCs'],
    ['Terraform', 'I wrote modules for our VPCs', 'Wrote modules for our VPCs'],
    ['Terraform', 'I worked with it every day', 'Worked with Terraform every day'],
    ['Terraform', 'Made the team’s servers alike.', 'Made the team’s servers alike'],
    ['Terraform', 'I was trained on two clusters', 'I was trained on two clusters'],
    ['Terraform', 'My team built it', 'Terraform: my team built it'],
    ['Terraform', 'I made it to the advanced course', 'Terraform: made it to the advanced course'],
    ['Terraform', 'two years at the co-op', 'Terraform: two years at the co-op'],
    ['Terraform', 'by a colleague of mine', 'Terraform: by a colleague of mine'],
    ['backlog', 'about 12 a week', 'Reduced ticket backlog, about 12 a week'],
    ['backlog', 'I was praised for it', 'Reduced ticket backlog: I was praised for it'],
    ['backlog', 'Cut the ticket backlog in half', 'Cut the ticket backlog in half'],
    ['Terraform', 'to move 12 services', 'Used Terraform to move 12 services'],
    [
      'Kanban',
      'planned weekly deliveries on Kanban boards',
      'Planned weekly deliveries on Kanban boards',
    ],
    ['backlog', '40%, in six months', 'Reduced ticket backlog by 40%, in six months'],
    ['backlog', 'from 200 to 120 tickets', 'Reduced ticket backlog from 200 to 120 tickets'],
    ['licence', 'Class G, 2012', 'Class G, 2012'],
  ])('about %s: %s', (about, text, line) => {
    expect(answer(about, text).lines).toEqual([line]);
  });

  it('in the role that it names', () => {
    const { decided } = answer('Terraform', 'At Old Mill I used Terraform to set up 3 servers');
    expect(decided.document.work?.[1]?.highlights?.at(-1)).toBe(
      'Used Terraform to set up 3 servers',
    );
  });

  it('of a plain yes: the skill, which the person now says they have', () => {
    const { decided, lines } = answer('Terraform', 'yes');
    expect(lines).toEqual(['Terraform']);
    expect(decided.document.skills?.[0]?.keywords).toContain('Terraform');
  });

  it.each([
    'No',
    'never',
    'not yet',
    "I don't have one",
    'n/a',
    ' ',
    'No, sorry',
    'I have never used it',
  ])('and none of: %s', (text) => {
    expect(answer('Terraform', text).lines).toEqual([]);
  });

  it('a new entry closes up and is the first of its list', () => {
    const { decided } = answer('licence', 'Class G, 2012');
    expect(decided.document.certificates).toEqual([{ name: 'Class G, 2012' }]);
  });

  it('can be rejected, kept and taken back', () => {
    const { decided } = answer('Terraform', 'I wrote modules');
    const id = decided.changes.at(-1)?.id ?? '';
    const rejected = redecide({
      ...input,
      changes: decided.changes,
      decisions: { [id]: 'rejected' },
    });
    expect(JSON.stringify(rejected.document)).not.toContain('Terraform');
    const again = redecide({ ...input, changes: rejected.changes });
    expect(again.changes.find((change) => change.id === id)?.decision).toBe('rejected');
    expect(redecide({ ...input, changes: decided.changes, answers: {} }).changes).toEqual(changes);
  });

  it('passes the gate and the proof with its answer, and not without', async () => {
    const { decided } = answer('Terraform', 'Yes, to build 7 networks');
    const { document } = decided;
    expect(verify(resume, document).ok).toBe(false);
    expect(verify(resume, document, { changes: decided.changes }).ok).toBe(true);
    const forged = decided.changes.map((change) =>
      change.kind === 'answer' ? { ...change, after: 'Led 40 engineers with Terraform' } : change,
    );
    const lied = redecide({ ...input, changes: forged });
    expect(verify(resume, lied.document, { changes: forged }).ok).toBe(false);
    const files = [{ file: 'resume.txt', bytes: new Uint8Array([1]) }];
    const proof = await buildProof({
      originalText: 'text',
      resume,
      document,
      changes: decided.changes,
      files,
      asOf: '2026-01',
    });
    expect(checkProof(proof).unsupported).toEqual([]);
    expect(JSON.stringify(proof)).toContain('answers.');
  });
});

describe('the words of an answer', () => {
  it.each([
    ['Yes, I used it daily', 'Used it daily'],
    ["I've trained 3 clerks and I wrote the guide", 'Trained 3 clerks and wrote the guide'],
    ['My team built it', 'My team built it'],
    ['I was trained by the vendor', 'I was trained by the vendor'],
    ['I have been shown how', 'I have been shown how'],
    ['I can drive a truck', 'I can drive a truck'],
    ['I had three comebacks last year', 'Had three comebacks last year'],
    ['I do alignments on a Hunter', 'Do alignments on a Hunter'],
    ['I mostly filed letters', 'I mostly filed letters'],
  ])('%s', (text, bullet) => {
    expect(saysNo(text)).toBe(false);
    expect(asBullet(answerBody(text))).toBe(bullet);
  });

  it.each([
    ['Moved the shop. Returns fell by half.', 'Moved the shop; returns fell by half.'],
    ['Cut the batches, they run daily now', 'Cut the batches; they run daily now'],
    [
      'Changed the shifts, overtime went from 9 to 4 hours',
      'Changed the shifts; overtime went from 9 to 4 hours',
    ],
    [
      'Queries fell to three a week, I made a sheet for it',
      'Queries fell to three a week; made a sheet for it',
    ],
    ['Sorted mail, which the clerks had left', 'Sorted mail, which the clerks had left'],
    ['Sorted mail, filed letters and kept the log', 'Sorted mail, filed letters and kept the log'],
  ])('stand in one line: %s', (text, line) => {
    expect(asOneLine(text)).toBe(line);
  });
});
