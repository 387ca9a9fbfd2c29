import type { KeptText, Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { renderFormText } from '../formats/form-text.ts';
import { renderText } from '../formats/text.ts';
import { COMPLETE } from '../testing/sample-resumes.ts';
import { toResumeDocument } from './resume-document.ts';

const SECTIONS = [
  { heading: 'Work History', kind: 'work' },
  { heading: 'Status', kind: 'other' },
  { heading: 'Coordinates', kind: 'contact' },
  { heading: 'Coursework', kind: 'courses' },
  { heading: 'My story', kind: 'summary' },
];

function documentOf(kept: Partial<KeptText>[], given: Resume = COMPLETE) {
  const texts = kept.map((piece, index) => ({
    id: `kept-${index + 1}`,
    text: 'Odd words',
    ...piece,
  }));
  const meta = { ...given.meta, trueline: { sections: SECTIONS, kept: texts } };
  return toResumeDocument({ ...given, meta });
}

const sectionOf = (document: ReturnType<typeof documentOf>, kind: string) =>
  document.sections.find((section) => section.kind === kind);
/** Titles of the section's entries, and the lines of those that have none. */
const shape = (document: ReturnType<typeof documentOf>, kind: string) =>
  sectionOf(document, kind)?.entries.map(
    ({ title, lines }) => title ?? lines.map(({ text }) => text),
  );
const [first, second] =
  toResumeDocument(COMPLETE).sections[1]?.entries.map(({ title }) => title) ?? [];

describe('text that found no place', () => {
  it('stands behind the entry that it followed, in its order', () => {
    const document = documentOf([
      { text: 'Later', after: 'work[1]' },
      { text: 'One', after: 'work[0]', heading: 'Work History' },
      { text: 'Two', after: 'work[0]' },
    ]);
    expect(shape(document, 'work')?.slice(0, 4)).toEqual([
      first,
      ['One', 'Two'],
      second,
      ['Later'],
    ]);
  });

  it('goes on from the entry above, and opens its section otherwise', () => {
    const document = documentOf([{ after: 'work[0]' }, { heading: 'Work History' }]);
    const marks = sectionOf(document, 'work')?.entries.map(({ goesOn }) => goesOn);
    expect(marks?.slice(0, 4)).toEqual([undefined, undefined, true, undefined]);
    const [text, form] = [renderText(document), renderFormText(document)];
    for (const file of [text, form]) expect(file).toMatch(/four\.\nOdd words\n\nPayroll Clerk/);
    expect(text).toMatch(/-\nOdd words\n\nPayroll Manager/);
  });

  it('counts entries as they are printed', () => {
    const work = [{}, ...(COMPLETE.work ?? [])];
    const document = documentOf([{ after: 'work[1]' }], { ...COMPLETE, work });
    expect(shape(document, 'work')?.slice(0, 2)).toEqual([first, ['Odd words']]);
  });

  it('opens its section where nothing of it stood before, and closes a section of one list', () => {
    expect(shape(documentOf([{ heading: 'Work History', after: 'basics' }]), 'work')?.[0]).toEqual([
      'Odd words',
    ]);
    expect(shape(documentOf([{ after: 'skills[0]' }]), 'skills')?.at(-1)).toEqual(['Odd words']);
    expect(
      shape(documentOf([{ heading: 'My story', after: 'basics' }]), 'summary')?.at(-1),
    ).toEqual(['Odd words']);
    expect(shape(documentOf([{ heading: 'Coursework' }]), 'education')?.[0]).toEqual(['Odd words']);
  });

  it('keeps a heading that none of the sections has, at the end', () => {
    const document = documentOf([
      { text: 'Open work permit', heading: 'Status', after: 'skills[0]' },
      { text: 'Ref. 12', heading: 'For office use' },
      { text: 'Until 2030', heading: 'Status', after: 'skills[0]' },
    ]);
    expect(document.sections.slice(-2).map(({ heading }) => heading)).toEqual([
      'Status',
      'For office use',
    ]);
    expect(document.sections.at(-2)?.entries[0]?.lines).toEqual([
      { text: 'Open work permit' },
      { text: 'Until 2030' },
    ]);
    const without = { ...COMPLETE, work: [] };
    const own = documentOf([{ heading: 'Work History' }], without);
    expect(own.sections.at(-1)?.heading).toBe('Work History');
  });

  it('stands with the contacts above the first heading, a sentence with the summary', () => {
    const long = `${'A long sentence of my own. '.repeat(5)}End`;
    const { contacts } = documentOf([{}, { heading: 'Coordinates', text: 'Floor 3' }]);
    expect(contacts.slice(-2)).toEqual([{ text: 'Odd words' }, { text: 'Floor 3' }]);
    expect(shape(documentOf([{ text: long, after: 'basics' }]), 'summary')?.at(-1)).toEqual([long]);
    const bare = documentOf([{ text: long }], { work: [{ position: 'Clerk' }] });
    expect(bare.sections.map(({ kind }) => kind)).toEqual(['summary', 'work']);
  });

  it('right behind the name, above where to write to, says what one is', () => {
    const given = (start: number) => ({
      ...COMPLETE,
      basics: { ...COMPLETE.basics, label: 'Shoe repairer' },
      meta: {
        trueline: {
          spans: {
            'basics.name': { start: 0, end: 12, confidence: 1 },
            'basics.label': { start: 13, end: 26, confidence: 1 },
            'basics.email': { start: 60, end: 80, confidence: 1 },
          },
          kept: [{ id: 'kept-1', text: 'bespoke boots', after: 'basics', start, end: start + 13 }],
        },
      },
    });
    expect(toResumeDocument(given(29)).label).toBe('Shoe repairer · bespoke boots');
    expect(toResumeDocument(given(44)).label).toBe('Shoe repairer');
    expect(toResumeDocument(given(82)).contacts.at(-1)?.text).toBe('bespoke boots');
  });

  it('the first row of an address says where one lives, and nothing of what one is', () => {
    const given = (start: number) => ({
      ...COMPLETE,
      basics: { ...COMPLETE.basics, label: 'Painter' },
      meta: {
        trueline: {
          spans: {
            'basics.name': { start: 0, end: 12, confidence: 1 },
            'basics.location.city': { start: start + 11, end: start + 18, confidence: 1 },
          },
          kept: [{ id: 'kept-1', text: 'Lower End', after: 'basics', start, end: start + 9 }],
        },
      },
    });
    expect(toResumeDocument(given(13)).label).toBe('Painter');
    expect(toResumeDocument(given(15)).label).toBe('Painter · Lower End');
  });

  it('said of a contact in brackets stands behind it', () => {
    const phone = COMPLETE.basics?.phone ?? '';
    const meta = {
      trueline: {
        spans: { 'basics.phone': { start: 40, end: 52, confidence: 1 } },
        kept: [
          { id: 'kept-1', text: '(evenings)', after: 'basics', start: 53, end: 63 },
          { id: 'kept-2', text: '(text first)', after: 'basics', start: 90, end: 102 },
        ],
      },
    };
    const { contacts } = toResumeDocument({ ...COMPLETE, meta });
    expect(contacts.map(({ text }) => text)).toContain(`${phone} (evenings)`);
    expect(contacts.at(-1)?.text).toBe('(text first)');
  });

  it('is printed even where what it stood in is gone', () => {
    const bare = { basics: { name: 'Nora Sample' } };
    expect(documentOf([{ after: 'work[3]' }], bare).contacts).toEqual([{ text: 'Odd words' }]);
    expect(shape(documentOf([{ after: 'work[99]' }]), 'work')?.at(-1)).toEqual(['Odd words']);
    const document = documentOf([{ after: 'patents[0]' }]);
    expect(document.sections.at(-1)?.entries.at(-1)?.lines).toEqual([{ text: 'Odd words' }]);
  });

  it('under a heading of its own stands behind the section that came before it', () => {
    const headings = (after: string, heading: string) =>
      documentOf([{ text: 'Bee project leader', heading, after }]).sections.map(
        (section) => section.heading,
      );
    const behindWork = headings('work[0]', 'Clubs');
    expect(behindWork[behindWork.indexOf('Experience') + 1]).toBe('Clubs');
    const onTop = headings('basics', 'Selected results');
    expect(onTop[onTop.indexOf('Summary') + 1]).toBe('Selected results');
    expect(headings('work[0]', 'Other interests').at(-1)).toBe('Other interests');
  });

  it('closes the document under no heading, whatever else stands at its end', () => {
    const document = documentOf([
      { text: 'I agree to the use of my data.', heading: '', after: 'work[0]' },
      { text: 'Bee project leader', heading: 'Other interests', after: 'work[0]' },
    ]);
    const [other, last] = document.sections.slice(-2);
    expect(other?.heading).toBe('Other interests');
    expect(last).toMatchObject({ kind: 'kept', heading: '' });
    expect(renderText(document)).toMatch(/\n\nI agree to the use of my data\.\n$/);
  });

  it('under a heading of personal details stands with the contacts', () => {
    const { contacts } = documentOf([{ text: 'Notice: 1 month', heading: 'Particulars' }]);
    expect(contacts.at(-1)).toEqual({ text: 'Notice: 1 month' });
  });

  it('is clean, a line each', () => {
    expect(
      shape(documentOf([{ text: 'One\u200b\n\n Two\t3 ', after: 'work[0]' }]), 'work')?.[1],
    ).toEqual(['One', 'Two 3']);
    expect(documentOf([{ text: ' \n' }])).toEqual(toResumeDocument(COMPLETE));
  });
});
