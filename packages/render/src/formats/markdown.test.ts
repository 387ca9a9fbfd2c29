import { describe, expect, it } from 'vitest';
import { toResumeDocument } from '../document/resume-document.ts';
import { COMPLETE } from '../testing/sample-resumes.ts';
import { findOutOfOrder, textsInOrder } from '../testing/texts.ts';
import { escapeMarkdown, renderMarkdown } from './markdown.ts';

describe('renderMarkdown', () => {
  it('holds every text in order', () => {
    const document = toResumeDocument(COMPLETE);
    expect(findOutOfOrder(renderMarkdown(document), textsInOrder(document))).toBeUndefined();
  });

  it.each([
    ['*bold* and `code`', '\\*bold\\* and \\`code\\`'],
    ['_thin_ but snake_case', '\\_thin\\_ but snake_case'],
    ['<script> & &amp; R&D', '\\<script> & \\&amp; R&D'],
    ['[a](javascript:x) $x$', '\\[a\\](javascript:x) \\$x\\$'],
    ['# heading', '\\# heading'],
    ['C# and #1', 'C# and #1'],
    ['- dash', '\\- dash'],
    ['---', '\\---'],
    ['2. item', '2\\. item'],
    ['2.5 times - or more', '2.5 times - or more'],
    ['a\\b', 'a\\\\b'],
  ])('escapes %s', (text, escaped) => {
    expect(escapeMarkdown(text)).toBe(escaped);
  });
});
