import type { Resume } from '@trueline/contracts';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { renderDocx } from '../docx/docx.ts';
import { renderPdf } from '../formats/pdf.ts';
import { renderText } from '../formats/text.ts';
import { openPdf } from '../testing/open-pdf.ts';
import { findLanguage } from './language.ts';
import { toResumeDocument } from './resume-document.ts';

const FRENCH: Resume = {
  basics: { summary: 'Responsable de la paie pour une coopérative avec des sites dans la région.' },
  work: [
    {
      position: 'Gestionnaire de paie',
      name: 'Coopérative Exemple',
      startDate: '2019-08',
      highlights: ['Préparation de la paie des employés et des rapports pour le comité.'],
    },
  ],
};

describe('findLanguage', () => {
  it('takes what the resume says of itself, and English for any other language', () => {
    expect(findLanguage({ meta: { language: 'de-CH' } })).toBe('de');
    expect(findLanguage({ ...FRENCH, meta: { language: 'en' } })).toBe('en');
    expect(findLanguage({ meta: { language: 'pl' } })).toBe('en');
  });

  it('knows French and German by their sentences, and is English where in doubt', () => {
    expect(findLanguage(FRENCH)).toBe('fr');
    const summary =
      'Leiter der Lohnbuchhaltung mit Verantwortung für das Team und die Systeme, bei der Firma im Raum Bern und zum Teil von der Zentrale.';
    expect(findLanguage({ basics: { summary } })).toBe('de');
    expect(findLanguage({ basics: { summary: 'Chef de cuisine' } })).toBe('en');
    const mixed = 'The bakery Pain de la Rue, the best of the town, was run by me for the owner.';
    expect(findLanguage({ basics: { summary: mixed } })).toBe('en');
  });
});

describe('a French resume', () => {
  it('has French headings, months and present', () => {
    const text = renderText(toResumeDocument(FRENCH));
    expect(text).toContain('EXPÉRIENCE PROFESSIONNELLE');
    expect(text).toContain('août 2019 – présent');
    expect(text).not.toMatch(/Experience|Present|Aug/);
  });

  it('says so in its PDF and Word files', async () => {
    const { info } = await openPdf(renderPdf(FRENCH, 'plainline'));
    expect(info).toMatchObject({ Language: 'fr' });
    const parts = unzipSync(await renderDocx(FRENCH, 'plainline'));
    expect(strFromU8(parts['word/styles.xml'] ?? new Uint8Array())).toContain('w:val="fr-FR"');
  });
});
