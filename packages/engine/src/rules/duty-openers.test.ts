import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOUN_VERBS } from '../../data/words/noun-verbs.ts';
import { readVerb } from '../language/en/verb-forms.ts';
import { OPENER_ROWS } from './duty-phrase.ts';
import { dutyOpener } from './line/duty-opener.ts';
import { weakPair } from './line/weak-pair.ts';
import { applyRule } from './testing/apply-rule.ts';

const NOUNS = NOUN_VERBS.trim()
  .split('\n')
  .flatMap((row) => row.split(' | ')[1]?.split(' ') ?? [])
  .filter((noun) => !/ing$|-/.test(noun));
const opener = fc
  .constantFrom(...OPENER_ROWS)
  .chain((row) =>
    fc
      .tuple(...row.places.map((words) => fc.constantFrom(...words)))
      .map((words) => ({ words: words.join(' '), row })),
  );
const told = fc.constantFrom('the weekly', 'all', 'the incoming and outgoing', 'new', 'our two');
const tail = fc.constantFrom('', ' of the branch', ' for three sites', ' at the front of the shop');
const pluralOf = (noun: string): string =>
  /[^aeiou]y$/.test(noun)
    ? `${noun.slice(0, -1)}ies`
    : /(?:s|x|ch|sh)$/.test(noun)
      ? `${noun}es`
      : `${noun}s`;
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const wordsIn = (text: string): string[] => text.toLowerCase().split(/\W+/);

describe('an opener before a thing', () => {
  it('becomes a verb in the past, which loses no word of the thing and claims no more than the work', () => {
    fc.assert(
      fc.property(
        opener,
        told,
        fc.constantFrom(...NOUNS),
        tail,
        ({ words, row }, how, noun, end) => {
          const thing = `${how} ${pluralOf(noun)}${end}`;
          const rule = row.whose === 'own' ? dutyOpener : weakPair;
          const after = applyRule(rule, `${capital(words)} ${thing}`, { tense: 'past' });
          if (after === null) return;
          const first = after.split(' ')[0] ?? '';
          const ranks = readVerb(first).map(({ verb }) => verb.rank);
          expect(after).not.toMatch(
            /\b(\w+) \1\b|\b(?:for|of|with|in|to) (?:for|of|with|in|to)\b/i,
          );
          expect(Math.min(...ranks, 3)).toBeLessThanOrEqual(row.whose === 'own' ? 3 : 1);
          expect(wordsIn(after)).toEqual(expect.arrayContaining(wordsIn(thing)));
        },
      ),
      { numRuns: 100 },
    );
  });

  it.each(OPENER_ROWS.map(({ example }) => example))('%s', (example) => {
    const changed = [dutyOpener, weakPair].map((rule) =>
      applyRule(rule, example, { tense: 'past' }),
    );
    const stays = /^(?:Helped with|Contributed to the|Participated in the)/.test(example);
    expect(changed.some((after) => after !== null)).toBe(!stays);
  });
});

/** Ways that people open a line, with what each becomes in a role that has ended. */
const TOLD: readonly (readonly [before: string, after: string])[] = [
  ['Was responsible for 220 clients', 'Looked after 220 clients'],
  ['I was responsible for 12 residents with dementia', 'Looked after 12 residents with dementia'],
  ['In charge of a team of 14', 'Led a team of 14'],
  ['Was in charge of a crew of six', 'Led a crew of six'],
  ['Responsible for 2 apprentices and a labourer', 'Supervised 2 apprentices and a labourer'],
  ['Responsible for a 2 man crew', 'Led a 2 man crew'],
  ['Responsible for 2 man crew', 'Led a 2 man crew'],
  ['Responsible for 60 weddings a year', 'Handled 60 weddings a year'],
  ['Responsible for keys and alarms', 'Looked after keys and alarms'],
  ['Responsible for a territory of 5 states', 'Covered a territory of 5 states'],
  ['Responsible for the phonics programme', 'Ran the phonics programme'],
  ['Responsible for weekly sales dashboards', 'Handled weekly sales dashboards'],
  [
    'Responsible for pre trip and post trip inspections',
    'Carried out pre trip and post trip inspections',
  ],
  ['Responsible for accounts payable and month end', 'Handled accounts payable and month end'],
  ['Duties incl. sales of frames', 'Sold frames'],
  [
    'Duties included milking, mastitis treatment and hoof trimming',
    'Handled milking, mastitis treatment and hoof trimming',
  ],
  [
    'Duties included cash transactions and opening of accounts',
    'Handled cash transactions and the opening of accounts',
  ],
  [
    'I was in charge of the night shift when the senior was off',
    'Ran the night shift when the senior was off',
  ],
  ['Was tasked with the stock count at year end', 'Completed the stock count at year end'],
  ['Responsible for twice a day milking of 320 cows', 'Milked 320 cows twice a day'],
  ['Responsible for delivery of $45M highway upgrade', 'Delivered $45M highway upgrade'],
  ['Charge of 2 technicians', 'Supervised 2 technicians'],
  ['Responsible for 10 children aged 2-3', 'Looked after 10 children aged 2-3'],
  ['My role involved planning activities for toddlers', 'Planned activities for toddlers'],
];

/** What is no work that a verb of a class tells. */
const LEFT: readonly string[] = [
  'Responsible for results',
  'Responsible for sales targets of $2M',
  'Responsible for growth of the brand',
  'Responsible for people',
  'Responsible for strategy',
  'Responsible for a food cost of 28%',
  'Responsible for new business',
  'In charge of everything on the night shift',
  'Responsible for three services that read and write to the archive',
  'In charge of the pastry section, before that I was on larder',
  'Responsible for other duties',
  'Was in charge for tender pricing, the highest was 18 million',
];

describe('openers by the class of what follows', () => {
  it.each(TOLD)('%s', (before, after) => {
    expect(applyRule(dutyOpener, before, { tense: 'past' })).toBe(after);
  });

  it.each(LEFT)('leaves alone: %s', (line) => {
    expect(applyRule(dutyOpener, line, { tense: 'past' })).toBeNull();
  });
});
