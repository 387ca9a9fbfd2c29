import type { Resume } from '@trueline/contracts';
import { read } from '@trueline/engine/read';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { renderDocx } from '../docx/docx.ts';
import { renderPdf } from '../formats/pdf.ts';
import { renderText } from '../formats/text.ts';
import { render } from '../render.ts';
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
    expect(findLanguage({ meta: { language: 'fi' } })).toBe('en');
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

/** What people of each language write of a bakery. */
const TOLD: readonly (readonly [string, string, string])[] = [
  [
    'es',
    'Preparé el pan y los pasteles de las tiendas y fue el turno de la noche con sus hornos, más los pedidos.',
    'EXPERIENCIA PROFESIONAL',
  ],
  [
    'pt',
    'Preparei o pão das lojas e dos hotéis com uma equipa, não só em turnos, e tratei dos pedidos pela manhã até ao fecho.',
    'EXPERIÊNCIA PROFISSIONAL',
  ],
  [
    'it',
    'Ho preparato il pane della bottega e gli ordini dei negozi, nel turno di notte e nella stagione delle feste.',
    'ESPERIENZA PROFESSIONALE',
  ],
  [
    'nl',
    'Ik bakte het brood voor een winkel en bij drukte ook taarten, aan de balie en uit de oven naar het filiaal van zijn zus.',
    'WERKERVARING',
  ],
  [
    'pl',
    'Piekłem chleb dla sklepów w okolicy, przy tym dla hoteli, z zespołem oraz po nocach, co jest od lat w planie.',
    'DOŚWIADCZENIE ZAWODOWE',
  ],
  [
    'sv',
    'Jag bakade bröd som såldes på torget och i butiken, för att det är av god sort och till ett bra pris, av hand.',
    'ARBETSLIVSERFARENHET',
  ],
];

describe.each(TOLD)('a resume in %s', (language, told, heading) => {
  const resume: Resume = {
    basics: {
      name: 'Nora Sample',
      email: 'nora@example.com',
      phone: '+44 1632 960123',
      summary: told,
    },
    work: [
      { position: 'Baker', name: 'Fixture Bread Ltd', startDate: '2019-08', highlights: [told] },
      { position: 'Helper', name: 'Mock Mill Ltd', startDate: '2016-05', endDate: '2019-03' },
    ],
    education: [{ institution: 'Test College', studyType: 'Diploma', endDate: '2015' }],
    languages: [{ language: 'English', fluency: 'Fluent' }],
    certificates: [{ name: 'First Aid', date: '2020' }],
  };

  it('is known by its sentences and has headings of its own language', () => {
    expect(findLanguage(resume)).toBe(language);
    expect(renderText(toResumeDocument(resume))).toContain(heading);
  });

  it.each(['txt', 'md', 'docx', 'pdf'] as const)(
    'is read back from %s with its dates',
    async (format) => {
      const result = await read(
        await render(resume, { templateId: 'plainline', format }),
        `r.${format}`,
      );
      if (!result.ok) throw new Error(result.failure.code);
      const dates = result.resume.work?.map(({ name, startDate, endDate }) => [
        name,
        startDate,
        endDate,
      ]);
      expect(dates).toEqual([
        ['Fixture Bread Ltd', '2019-08', undefined],
        ['Mock Mill Ltd', '2016-05', '2019-03'],
      ]);
      expect(result.resume.education?.[0]?.institution).toBe('Test College');
      expect(result.resume.certificates?.[0]?.name).toBe('First Aid');
    },
  );
});
