import { describe, expect, it } from 'vitest';
import { isCalling, kindOf, sayPapers } from './held-phrases.ts';
import type { Named } from './input.ts';

const paper = (text: string, article?: string): Named => ({
  text,
  ...(article === undefined ? {} : { article }),
  source: { path: 'certificates[0].name', text },
});
const said = (...papers: Named[]): string =>
  (sayPapers(papers, undefined)?.parts ?? []).map(({ text }) => text).join('');

describe('a paper', () => {
  it.each([
    ['First aid', 'am trained in first aid'],
    ['First Aid / CPR level C', 'am trained in first aid and CPR level C'],
    ['Confined Space Entry', 'am trained in confined space entry'],
    ['Working at Heights', 'am trained in working at heights'],
    ['Safe handling of refrigerants', 'am trained in safe handling of refrigerants'],
    ['Sworn valuer for movable property', 'hold the Sworn valuer for movable property certificate'],
    ['Signs of Safety', 'am trained in Signs of Safety'],
    ['Food safety course level 1', 'am trained in food safety level 1'],
    ['Red Seal', 'hold the Red Seal certificate'],
    ['Safe Pass', 'hold the Safe Pass certificate'],
    ['WHMIS', 'hold the WHMIS certificate'],
    ['ITIL 4 Foundation', 'hold the ITIL 4 Foundation certificate'],
  ])('has its verb and noun: %s', (text, phrase) => {
    expect(said(paper(text))).toBe(phrase);
  });

  it('is held where it is one of its kind, and no kind is mixed with another', () => {
    expect(said(paper('Class 5 licence', 'a'), paper('First aid'), paper('WHMIS'))).toBe(
      'hold a Class 5 licence and the WHMIS certificate, and am trained in first aid',
    );
  });

  // Whatever stands in the list, each name is said once, and none bare behind "have".
  it('is said once, whatever its order', () => {
    const all = [
      paper('Class 5 licence', 'a'),
      paper('First aid'),
      paper('WHMIS'),
      paper('Manual Handling'),
      paper('MEWP'),
    ];
    for (let turn = 0; turn < all.length; turn++) {
      const order = [...all.slice(turn), ...all.slice(0, turn)];
      for (let count = 1; count <= order.length; count++) {
        const papers = order.slice(0, count);
        const text = said(...papers);
        expect(text).not.toMatch(/^have |\bhave (?!an? )/);
        for (const one of papers)
          expect(text.toLowerCase().split(one.text.toLowerCase())).toHaveLength(2);
        if (papers.some((one) => kindOf(one) === 'subject')) expect(text).toContain('trained in');
      }
    }
  });
});

describe('what one is by a paper', () => {
  it.each([
    'Registered Nurse',
    'Group Exercise Instructor Level 3',
    'Chartered Engineer',
    'Sworn Translator for German',
    'Certified Trainer in manual handling',
  ])('is a person: %s', (text) => expect(isCalling(paper(text))).toBe(true));

  it.each([
    'Basic Life Support',
    'Advanced Life Support',
    'Defamation law for reporters',
    'Pilot ladder safety',
    'Heidelberg Operator Training',
    'Door Security',
  ])('is none: %s', (text) => expect(isCalling(paper(text))).toBe(false));
});
