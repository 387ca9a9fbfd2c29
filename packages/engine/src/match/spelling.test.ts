import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { findMisspellings, spellingVariant } from './spelling.ts';

const resumeOf = (...highlights: string[]): Resume => ({
  basics: { name: 'Ola Sampel', summary: 'Clerk of the northern clinics with many duties.' },
  work: [{ name: 'Nortern Mills', position: 'Clerk', highlights }],
});
const words = (...lines: string[]): string[] =>
  findMisspellings(resumeOf(...lines)).map(({ word }) => word);

describe('findMisspellings', () => {
  it('names the word, what was meant and the line', () => {
    expect(findMisspellings(resumeOf('Managed maintenence of forty machines'))).toEqual([
      {
        word: 'maintenence',
        suggestion: 'maintenance',
        line: 'Managed maintenence of forty machines',
        isSure: true,
      },
    ]);
  });

  it.each([
    ['Recieved payments at the counter', 'received'],
    ['Trained staff in custumer care', 'customer'],
    ['Supervized twelve clerks', 'supervised'],
    ['Kept an inventroy of tools', 'inventory'],
    ['Definately reduced waste', 'definitely'],
  ])('suggests what was meant, not just any word near it: %s', (line, meant) => {
    expect(findMisspellings(resumeOf(line)).map(({ suggestion }) => suggestion)).toEqual([meant]);
  });

  it.each([
    'Moved stock from Antigonish to Saskatoon for Ms. Featherstonehaugh',
    'Led the Brzezinski account, then wrote the brzezinski renewals',
    'Did phlebotomy, spirometry and telehealth triage with dentrix and klaviyo',
    'Labelled catalogues, travelled to theatres and practised aluminium welding',
    'Labeled catalogs, traveled to theaters and practiced aluminum welding',
    'Labelled catalogues, travelled to theatres and organized enrolment',
  ])('exempts names, words of the lexicon and all three spellings: %s', (line) =>
    expect(words(line)).toEqual([]),
  );

  it.each([
    'Organised colourful programmes at the centre',
    'Organized colorful programs at the center',
    'Organized colourful programs at the centre',
  ])('takes each kind of English: %s', (line) => expect(words(line)).toEqual([]));

  it.each([
    ['names', 'Trained clerks at Kowalczykowski with Mr. Brzezinskie'],
    ['words of the lexicon', 'Deployed microservices with kubernetes and terraform'],
    ['names given elsewhere in the resume', 'Wrote letters for nortern clients'],
    ['capitals, numbers and mixed case', 'Filed XYZZYQ forms on iPadly and 3rdly'],
    ['words made of words', 'Tracked timesheets, workflows and multisite rosters'],
  ])('leaves %s alone', (_, line) => expect(words(line)).toEqual([]));

  it.each([
    ['Hauled grain down into Minesota and Nebraska', ['minesota']],
    ['Hauled grain for Georgina and Colombia in the north', []],
    ['Sold books of Minesoto to shops', []],
  ])('knows states and provinces by their doubled letters: %s', (line, found) =>
    expect(words(line)).toEqual(found),
  );

  it('leaves a word beside those of another language', () => {
    expect(words('Served as the ear of the directeur of the whole office')).toEqual([]);
  });

  it('judges no other language', () => {
    expect(
      words('Préparation des factures mensuelles pour quarante clients', 'Gestionnaire des stocks'),
    ).toEqual([]);
  });
});

describe('spellingVariant', () => {
  it.each([
    ['organized the color room', 'us'],
    ['organized the colour room', 'ca'],
    ['organised the colour room', 'gb'],
  ] as const)('%s is %s', (text, variant) => expect(spellingVariant(text)).toBe(variant));
});
