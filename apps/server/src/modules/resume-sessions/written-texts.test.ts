import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { describeOnOneDatabase } from '../../testing/databases.ts';
import { optimizeSession, prepareSession } from '../../testing/flow.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describeOnOneDatabase('the texts beside a resume', (kind) => {
  let app: TestApp;
  let owner: Browser;
  let id: string;
  beforeAll(async () => {
    app = await startTestApp(kind);
    owner = app.openBrowser();
    await owner.register('nora.writer');
    id = (await prepareSession(owner)).id;
    await owner.patch(`/api/resume-sessions/${id}`, {
      includeCoverLetter: true,
      includeInterviewQuestions: true,
      includeAtsMetadata: true,
    });
    await optimizeSession(owner, id);
  });
  afterAll(() => app.close());

  const get = async () => (await owner.get(`/api/resume-sessions/${id}`)).json.resumeSession;
  const patch = (json: unknown) => owner.patch(`/api/resume-sessions/${id}`, json);

  it('are written when they are asked for', async () => {
    const session = await get();
    expect(session.coverLetter.standard.split('\n\n').length).toBeGreaterThanOrEqual(3);
    expect(session.interviewQuestions.length).toBeGreaterThanOrEqual(10);
    expect(session.atsMetadata.fileName).toMatch(/\.pdf$/);
    expect(session.skills.length).toBeGreaterThan(0);
    expect(session.contradictions).toEqual([]);
  });

  it('hold what the person tells for the letter alone, until they take it back', async () => {
    const told = {
      motive: 'My sister rides your buses.',
      moment: 'The night batch failed once. I found the lost file before the shops opened.',
    };
    const answers = Object.entries(told).map(([ask, text]) => ({ ask, text }));
    const { coverLetter } = (await patch({ answers })).json.resumeSession;
    expect(coverLetter.standard.split('\n\n')[1]).toBe(told.moment);
    expect(coverLetter.standard).toContain(told.motive);
    const none = answers.map(({ ask }) => ({ ask, text: '' }));
    const back = (await patch({ answers: none })).json.resumeSession.coverLetter;
    expect(back.standard).not.toMatch(/buses|night batch/);
  });

  it('stand in the person’s own wording until they take ours again', async () => {
    const ours = (await get()).coverLetter;
    const own = { short: 'Short.', standard: 'Dear team,\n\nI would like to work with you.' };
    const edited = await patch({ coverLetter: own });
    expect(edited.json.resumeSession.coverLetter).toMatchObject({
      ...own,
      edited: ['standard', 'short'],
    });
    const file = await owner.get(`/api/resume-sessions/${id}/files/cover-letter.txt`);
    expect(file.text).toContain('I would like to work with you.');
    const again = await patch({ coverLetter: null });
    expect(again.json.resumeSession.coverLetter).toEqual(ours);
  });

  it('come in the tone that is chosen, with the sentences that the person wrote', async () => {
    const { standard, sentences, tones } = (await get()).coverLetter;
    const first = sentences.standard[0].text;
    await patch({
      coverLetter: { standard: standard.replace(first, 'I keep books that balance.') },
    });
    const { coverLetter } = (await patch({ coverLetter: { tone: 'formal' } })).json.resumeSession;
    expect(coverLetter).toMatchObject({ tone: 'formal', short: tones.formal.short });
    expect(coverLetter.standard).toContain('I keep books that balance.');
    expect(coverLetter.standard).toContain('Sincerely,');
    await patch({ coverLetter: null });
  });

  it('keep one length of the letter when the other is edited', async () => {
    const { short } = (await get()).coverLetter;
    await patch({ coverLetter: { standard: 'My own long one.' } });
    const both = await patch({ coverLetter: { short: 'My own short one.' } });
    expect(short).not.toBe('My own short one.');
    expect(both.json.resumeSession.coverLetter).toMatchObject({
      short: 'My own short one.',
      standard: 'My own long one.',
    });
    await patch({ coverLetter: null });
  });

  it('lack a question that was left out, in the files too, until ours are taken again', async () => {
    const { interviewQuestions: ours, questionsEdited } = await get();
    expect(questionsEdited).toBeUndefined();
    const [dropped, ...kept] = ours;
    const edited = (await patch({ interviewQuestions: kept })).json.resumeSession;
    expect(edited).toMatchObject({ interviewQuestions: kept, questionsEdited: true });
    const file = async () =>
      (await owner.get(`/api/resume-sessions/${id}/files/interview-questions.md`)).text;
    expect(await file()).not.toContain(dropped.question);
    const again = (await patch({ interviewQuestions: null })).json.resumeSession;
    expect(again.interviewQuestions).toEqual(ours);
    expect(await file()).toContain(dropped.question);
  });

  it('are left out, files too, when they are no longer wanted', async () => {
    const without = await patch({ includeInterviewQuestions: false });
    expect(without.json.resumeSession.interviewQuestions).toEqual([]);
    const file = await owner.get(`/api/resume-sessions/${id}/files/interview-questions.pdf`);
    expect(file.status).toBe(404);
    await patch({ includeInterviewQuestions: true });
    expect((await get()).interviewQuestions.length).toBeGreaterThanOrEqual(10);
  });

  it('keep template settings, which change the pages', async () => {
    const before = await owner.get(`/api/resume-sessions/${id}/preview/1.svg`);
    const answer = await patch({ templateSettings: { accent: 'wine', paper: 'a4' } });
    expect(answer.json.resumeSession.templateSettings).toEqual({ accent: 'wine', paper: 'a4' });
    const after = await owner.get(`/api/resume-sessions/${id}/preview/1.svg`);
    expect(after.text).not.toBe(before.text);
    expect((await patch({ templateSettings: { accent: 'neon' } })).status).toBe(422);
  });

  it('take an answer as the person’s own fact, and give it up again', async () => {
    const { questions } = await get();
    expect(questions.length).toBeGreaterThan(0);
    const [question] = questions;
    const answered = await patch({ answers: { [question.id]: 'Yes, for 14 months in 2021.' } });
    expect(answered.status).toBe(200);
    expect(answered.json.resumeSession.answers).toEqual([
      { ask: question.id, text: 'Yes, for 14 months in 2021.' },
    ]);
    const taken = await patch({ answers: { [question.id]: '' } });
    expect(taken.json.resumeSession.answers).toEqual([]);
    expect((await patch({ answers: { nobody: 'asked' } })).status).toBe(422);
  });
});
