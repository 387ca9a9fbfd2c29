import { type Resume, resumeSchema } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { listJsonResumeFaults } from '../testing/json-resume.ts';
import { COMPLETE, LONG, NON_LATIN, STUDENT } from '../testing/sample-resumes.ts';
import { renderJson } from './json.ts';

describe('renderJson', () => {
  it('gives back the resume as it is, with its schema named', () => {
    const { $schema, ...content } = resumeSchema.parse(JSON.parse(renderJson(COMPLETE)));
    expect($schema).toContain('jsonresume');
    expect(content).toEqual(COMPLETE);
  });

  it.each([COMPLETE, LONG, NON_LATIN, STUDENT])('is valid by the schema (%#)', (resume) => {
    expect(listJsonResumeFaults(JSON.parse(renderJson(resume)))).toEqual([]);
  });

  it('keeps a person’s own keys where the schema takes them', () => {
    const resume = { ...STUDENT, custom: { note: 'mine' } } as Resume;
    const rendered = JSON.parse(renderJson(resume));
    expect(listJsonResumeFaults(rendered)).toEqual([]);
    expect(listJsonResumeFaults({ ...rendered, custom: {}, work: [{ url: 'x' }] })).toEqual([
      'unknown key custom',
      '/work/0/url',
    ]);
    expect(rendered.meta).toEqual({ custom: { note: 'mine' } });
  });

  it('takes a key that every object inherits for the person’s own', () => {
    const resume = JSON.parse('{"basics":{"name":"Ada"},"constructor":"Roof Ltd","toString":1}');
    expect(JSON.parse(renderJson(resume))).toEqual({
      $schema: expect.any(String),
      basics: { name: 'Ada' },
      meta: { constructor: 'Roof Ltd', toString: 1 },
    });
  });

  it('leaves out Trueline’s own notes and keeps other people’s', () => {
    const meta = { version: 'v1', trueline: { spans: {} } };
    expect(JSON.parse(renderJson({ meta })).meta).toEqual({ version: 'v1' });
    expect(JSON.parse(renderJson({ meta: { trueline: {} } }))).not.toHaveProperty('meta');
  });

  it('completes addresses that lack a scheme, and no other text', () => {
    const basics = { url: 'ada.example/cv', summary: 'ada.example' };
    const { basics: rendered } = JSON.parse(
      renderJson({ basics, work: [{ url: 'mailto:a@b.example' }, { url: 'on request' }] }),
    );
    expect(rendered).toEqual({ url: 'https://ada.example/cv', summary: 'ada.example' });
  });
});
