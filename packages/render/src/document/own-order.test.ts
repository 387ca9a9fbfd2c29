import { asRead, type Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { render } from '../render.ts';
import { listTemplates } from '../templates.ts';
import { toResumeDocument } from './resume-document.ts';

const RESUME: Resume = {
  basics: { name: 'Ada Sample', email: 'ada.sample@example.com', summary: 'A cook of schools.' },
  work: [{ name: 'Example Catering', position: 'Cook', startDate: '2019', highlights: ['Cooked'] }],
  education: [{ institution: 'Camogie, baking' }],
  certificates: [{ name: 'First aid' }],
  meta: {
    trueline: {
      kept: [{ id: 'kept-1', text: 'some Polish', start: 140, end: 151 }],
      asWritten: [
        {
          section: 'document',
          doubt: 1,
          lines: [
            {
              text: 'A cook of schools.',
              kind: 'text',
              path: 'basics.summary',
              start: 20,
              end: 38,
            },
            { text: 'Where I worked', kind: 'heading', section: 'work', start: 40, end: 54 },
            { text: 'Other things', kind: 'heading', start: 100, end: 112 },
            { text: 'First aid', kind: 'head', dates: 'Feb 2024', start: 113, end: 130 },
            { text: 'English, some Polish', kind: 'text', start: 131, end: 151 },
            { text: 'Camogie, baking', kind: 'text', start: 152, end: 167 },
          ],
        },
      ],
    },
  },
};

describe("a document in the person's own order", () => {
  it('has their headings in their order, and from its fields what was read whole', () => {
    const { sections } = toResumeDocument(RESUME, ['certificates', 'education', 'work']);
    expect(sections.map(({ kind, heading }) => `${kind}: ${heading}`)).toEqual([
      'kept: ',
      'work: Where I worked',
      'kept: Other things',
    ]);
    expect(sections[1]?.entries[0]).toMatchObject({ title: 'Cook', bullets: ['Cooked'] });
    expect(sections[2]?.entries[0]).toMatchObject({
      title: 'First aid',
      dates: 'Feb 2024',
      lines: [{ text: 'English, some Polish' }, { text: 'Camogie, baking' }],
    });
  });

  it('prints what found no place once', async () => {
    const bytes = await render(RESUME, { templateId: 'plainline', format: 'txt' });
    expect(new TextDecoder().decode(bytes).split('some Polish')).toHaveLength(2);
  });

  it.each(['txt', 'md', 'docx', 'pdf'] as const)(
    'draws rows above the first heading without one: %s',
    async (format) => {
      const bytes = await render(RESUME, { templateId: 'plainline', format });
      expect(bytes.length).toBeGreaterThan(100);
      if (format === 'txt' || format === 'md') {
        const text = new TextDecoder().decode(bytes);
        expect(text).not.toMatch(/^(?:## ?|-+)\nA cook/m);
        expect(text.indexOf('A cook')).toBeLessThan(text.toUpperCase().indexOf('WHERE I WORKED'));
      }
    },
  );

  it('is drawn by every template', async () => {
    for (const { id } of listTemplates()) {
      const svg = await render(RESUME, { templateId: id, format: 'svg' });
      expect(svg.length).toBeGreaterThan(1000);
    }
  });

  it('goes with one word of the person', () => {
    const { sections } = toResumeDocument(asRead(RESUME));
    expect(sections.map(({ kind }) => kind)).toEqual([
      'summary',
      'work',
      'education',
      'certificates',
    ]);
  });
});
