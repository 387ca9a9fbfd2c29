import type { KeptText } from '@trueline/contracts';
import type { Page } from 'playwright-core';

/** Has the resume that the page shows keep these texts, as if no place had been found for them. */
export async function keepTexts(page: Page, kept: readonly KeptText[]): Promise<void> {
  const id = new URL(page.url()).searchParams.get('resume');
  const answer = await page.evaluate(
    async ([address, texts]) => {
      // biome-ignore lint/suspicious/noExplicitAny: answers of the API, looked at where they are used
      const json = async (url: string, init: RequestInit = {}): Promise<any> =>
        (await fetch(url, { credentials: 'include', ...init })).json();
      const { csrfToken } = await json('/api/auth/csrf-token');
      const { resume } = await json(address);
      const trueline = { ...resume.document.meta?.trueline, kept: texts };
      return json(address, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', 'X-CSRF-Token': csrfToken },
        body: JSON.stringify({ document: { ...resume.document, meta: { trueline } } }),
      });
    },
    [`/api/resumes/${id}`, kept] as const,
  );
  if (!answer.resume) throw new Error(JSON.stringify(answer));
}
