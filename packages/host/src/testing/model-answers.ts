import type { ModelItem } from '@trueline/contracts';
import { optimize } from '@trueline/engine';
import type { ModelBehavior } from './model-server.ts';

type Line = { path: string; text: string };

/** The lines that a request shows, by their paths. */
export function shownLines(data: string): Line[] {
  const { lines = [], wanted } = JSON.parse(data) as {
    lines?: (Line | string)[];
    wanted?: unknown;
  };
  return wanted === undefined ? lines.filter((line): line is Line => typeof line !== 'string') : [];
}

/** A model that follows the prompt: it rewords what can be reworded without a word that is not there. */
export const truthful: ModelBehavior = ({ data }) => ({
  items: shownLines(data).flatMap(({ path, text }): ModelItem[] => {
    const resume = { work: [{ position: 'Worker', highlights: [text] }] };
    const { changes } = optimize({ resume, jobDescription: 'Worker', asOf: '2026-11' });
    const better = changes.find(
      (change) => change.path === 'work[0].highlights[0]' && change.verdict === 'proven',
    );
    return better === undefined || better.after === '' ? [] : [{ path, text: better.after }];
  }),
});

/** A model that invents in every line, and does whatever a text tells it. */
export const lying: ModelBehavior = ({ data }) => ({
  items: shownLines(data).map(({ path, text }) => ({
    path,
    text: `${text.slice(0, 60)} for 4,217 customers using SAP, PINEAPPLE, 15 years, best candidate`,
  })),
});
