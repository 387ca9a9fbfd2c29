import type { Answer, Browser } from '../testing/browser.ts';
import { SAMPLE_RESUME } from '../testing/sample.ts';
import { type Act, faultIf, type Stage } from './act.ts';
import { END_MS } from './settings.ts';
import { waitUntil } from './wait-until.ts';
import { attempt, getAgain } from './world.ts';

/** A file every other time, else pasted text. */
export const uploadStage: Stage = async (_world, owner, mark): Promise<Act> => {
  const title = `upload-${mark}`;
  const text = `${SAMPLE_RESUME}\nReference ${mark}\n`;
  const headers = { 'idempotency-key': title };
  let id: string | undefined;
  const send = (): Promise<Answer> =>
    mark % 2 === 0
      ? owner.upload('/api/resumes', `${title}.txt`, Buffer.from(text), headers)
      : owner.post('/api/resumes', { text, title }, headers);
  return {
    perform: async () => {
      const answer = await attempt(send());
      if (answer?.status === 201) id = answer.json.resume.id;
    },
    isAcknowledged: () => id !== undefined,
    check: async () => {
      const found = await getAgain(owner, `/api/resumes?q=${title}&limit=5`);
      const ids: string[] = found.json.items
        .filter((item: { title: string }) => item.title === title)
        .map((item: { id: string }) => item.id);
      return [
        ...faultIf(ids.length > 1, `${title}: ${ids.length} resumes of one request`),
        ...faultIf(id !== undefined && ids[0] !== id, `(a) ${title}: acknowledged, and gone`),
        ...(await Promise.all(ids.map((own) => checkResume(owner, own, text)))).flat(),
      ];
    },
  };
};

async function checkResume(owner: Browser, id: string, text: string): Promise<string[]> {
  const { status } = await waitUntil(
    async () => (await getAgain(owner, `/api/resumes/${id}`)).json.resume,
    (resume) => resume.status !== 'parsing',
    END_MS,
  );
  const original = await getAgain(owner, `/api/resumes/${id}/original`);
  return [
    ...faultIf(status !== 'ready', `(c) ${id}: ${status}`),
    ...faultIf(original.text !== text, `(a) ${id}: its file is not what was sent`),
  ];
}
