import type { ResumeSession } from '@trueline/contracts';
import { expect, it } from 'vitest';
import { withEarlierResult } from './earlier-result.ts';

const result = (part: object) =>
  ({ changes: [], practiceNotes: [], ...part }) as unknown as ResumeSession;
const change = (id: string, decision: string) => ({ id, decision });

it('shows the earlier result, with the newest decisions and texts', () => {
  const earlier = result({
    optimizedScore: 80,
    changes: [change('a', 'accepted'), change('b', 'accepted')],
    coverLetter: { standard: 'As it was.' },
    templateId: 'plain',
  });
  const stored = result({
    optimizedScore: 60,
    changes: [change('a', 'rejected'), change('c', 'accepted')],
    coverLetter: { standard: 'Written since in the other depth.' },
    templateId: 'classic',
  });
  expect(withEarlierResult(stored, earlier)).toMatchObject({
    optimizedScore: 80,
    changes: [change('a', 'rejected'), change('b', 'accepted')],
    coverLetter: { standard: 'Written since in the other depth.' },
    templateId: 'classic',
  });
});
