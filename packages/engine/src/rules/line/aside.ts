import { withoutAsides } from '../asides.ts';
import { defineRule } from '../define-rule.ts';
import { mapSentences } from '../line-text.ts';

/** A joke or a feeling behind the fact. */
export const aside = defineRule({
  id: 'aside',
  kind: 'wordy',
  order: 41,
  precedence: 90,
  appliesTo: ['bullet', 'prose'],
  languages: ['en'],
  detect: ({ text }) => {
    const better = mapSentences(text, (sentence) => {
      const bare = withoutAsides(sentence);
      return bare === sentence ? null : bare;
    });
    return better;
  },
  rewrite: (better) => better,
  reason: 'The fact says enough; the remark behind it is kept in this list.',
  examples: [
    ['Repaired 40 clocks (believe it or not)', 'Repaired 40 clocks'],
    ['Subtitle a soap opera, which my wife loves more than me', 'Subtitle a soap opera'],
    [
      'Typed a manual of 210 000 words, and I nearly lost my eyesight',
      'Typed a manual of 210 000 words',
    ],
    ['Bake bread for two shops and I still love it', 'Bake bread for two shops'],
    ['Learned the till at 50, so please dont believe what they say', 'Learned the till at 50'],
  ],
  leaves: [
    'Asked guests what they love and enjoy',
    'Nearly lost a finger of the glove',
    'Kept the till (my own)',
    'Sold a car which my father repaired in 2 days',
    'Cut the losses and nearly lost no customer',
    'Closed the shop (not by choice of the owner)',
    'I love it',
    'Wrote 2 reports of collisions (not my fault)',
  ],
});
