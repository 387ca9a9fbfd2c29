import { useEffect, useState } from 'react';

/** How long this site keeps resumes is a setting of the server: until it has answered, the sentence says only what holds for every setting. */
function useRetentionDays(): number | undefined {
  const [days, setDays] = useState<number>();
  useEffect(() => {
    let isGone = false;
    // Not with the page, which is text and needs none of it.
    const parts = [
      import('../../shared/api/call.ts'),
      import('../../shared/api/endpoints.ts'),
    ] as const;
    Promise.all(parts)
      .then(([{ call }, { endpoints }]) => call(endpoints.getSiteSettings))
      .then(
        ({ retentionDays }) => isGone || setDays(retentionDays),
        (error: unknown) => console.warn('The time limit could not be loaded', error),
      );
    return () => {
      isGone = true;
    };
  }, []);
  return days;
}

function limitOf(days: number | undefined): string {
  if (days === undefined) return ', and no longer than this site is set to keep them';
  if (days === 0) return '';
  const time = days === 1 ? 'a day' : `${days} days`;
  return `, and no longer than ${time} after the upload; a resume then goes with its file and everything made from it`;
}

/** One sentence: until when resumes and results are kept here. */
export function RetentionRule() {
  const limit = limitOf(useRetentionDays());
  return <>Resumes and results: until you delete them, or your account{limit}.</>;
}
