import { expect, it } from 'vitest';
import words from '../../../data/phrases/heading-words.json' with { type: 'json' };
import headings from '../../../data/phrases/resume-headings.json' with { type: 'json' };
import { findHeadingKind } from './heading.ts';
import { SECTION_KINDS } from './section-kind.ts';

it.each([
  ['resume-headings', headings.rows],
  ['heading-words', words.rows],
])('%s names kinds of sections that there are', (_, rows) => {
  const kinds: readonly string[] = SECTION_KINDS;
  expect(rows.filter(([, kind]) => !kinds.includes(String(kind)))).toEqual([]);
});

it.each(
  [
    ...[
      'Corsi e attestati',
      'Cursos y certificados',
      'Cursos e certificados',
      'Kurse und Zertifikate',
    ],
    ...['Lehrgänge und Zertifikate', 'Szkolenia i certyfikaty', 'Kurser och certifikat'],
    ...[
      'Kurser og sertifikater',
      'Cursuri și certificări',
      'Kurzy a certifikáty',
      'Tečajevi i certifikati',
    ],
    ...['Eğitimler ve sertifikalar', 'Sertifikalar', 'Tanfolyamok és bizonyítványok', 'Σεμινάρια'],
    ...['Fortbildungen', 'Seminari e corsi', 'Capacitaciones', 'Kursus & certifikater'],
  ].map((heading) => [heading]),
)('%s opens certificates', (heading) => {
  expect(findHeadingKind(heading)).toBe('certificates');
});

it.each([
  'Scuola e corsi',
  'Corsi e studi',
  'Estudios y cursos',
  'Schule und Kurse',
  'Nauka i kursy',
])('%s opens schools', (heading) => {
  expect(findHeadingKind(heading)).toBe('education');
});

it.each([
  ['Computer Literacy', 'skills'],
  ['IT competencies', 'skills'],
  ['Salary expectations', 'other'],
  ['Some courses I liked', 'courses'],
  ['Cards that I hold', 'certificates'],
  ['A few of my projects', 'projects'],
  ['Jobs I have had', 'work'],
  ['Lavori', 'work'],
  ['Cosa so fare', 'skills'],
  ['Scuola e corsi', 'education'],
  ['Mes boulots', 'work'],
  ['Études et formations', 'education'],
  ['Ce que je sais faire', 'skills'],
  ['Was ich kann', 'skills'],
  ['Schule und Ausbildung', 'education'],
  ['Bisherige Arbeitsstellen', 'work'],
  ['Estudios y cursos', 'education'],
  ['Lo que sé hacer', 'skills'],
  ['Trabalhos anteriores', 'work'],
  ['Wat ik kan', 'skills'],
  ['Banen en stages', 'work'],
  ['Szkoła i kursy', 'education'],
  ['Prawo jazdy', 'certificates'],
  ['Jobb', 'work'],
  ['Vad jag kan', 'skills'],
])('the heading "%s" opens %s', (heading, kind) => {
  expect(findHeadingKind(heading)).toBe(kind);
});

it.each([
  'Lavori in pelle',
  'Scuola Edile di Montefinto',
  'École de Conduite Exemple',
  'Was',
  'e',
  'Arbeit in Team',
  'I do',
])('"%s" is no heading of that kind by its words', (line) => {
  expect(findHeadingKind(line)).toBeUndefined();
});

it.each([
  ['Employment (most recent first)', 'work'],
  ['3. Berufliche Tätigkeit (letzte Stelle zuerst)', 'work'],
  ['4. Kenntnisse', 'skills'],
  ['IV. Education', 'education'],
  ['Employment history (last 10 years)', 'work'],
  ['EDUCATION [in order]:', 'education'],
  ['Skills (hard and soft)', 'skills'],
])(
  'a number before the heading %s and a remark behind it are none of its words',
  (heading, kind) => {
    expect(findHeadingKind(heading)).toBe(kind);
  },
);

it.each(['Teacher (work placement)', 'Education officer (part-time)', 'Summer work (2014)'])(
  '%s with its remark is no heading',
  (text) => {
    expect(findHeadingKind(text)).toBeUndefined();
  },
);
