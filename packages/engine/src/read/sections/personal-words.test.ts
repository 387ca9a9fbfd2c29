import { describe, expect, it } from 'vitest';
import { kindOfLine } from './line-kinds.ts';

describe('lines of personal data in many languages', () => {
  it.each([
    'Geb.: 14.03.1989 in Kassel',
    'Geb. datum: 11-04-1992',
    'Geboren am 5. Mai 1990 in Wels',
    'Familienstand: ledig',
    'verheiratet, 2 Kinder',
    'Née le 4 avril 1991 à Angers (35 ans)',
    'Situation familiale : mariée',
    'Nata il 3 giugno 1990 a Piacenza',
    'Fecha de nacimiento: 12/07/1991',
    'DNI: 00000000T',
    'Data de nascimento: 10/10/1988 | Estado civil: casado | Nacionalidade: brasileira',
    'Födelsedatum: 1993-02-17',
    'Født: 23.09.1990',
    'Syntymäaika: 4.5.1990',
    'Data urodzenia: 02.11.1994',
    'Datum narození: 1. 2. 1990',
    'Születési idő: 1990. 02. 01.',
    'Tempat, tanggal lahir: Exampleton, 1 Mei 1990',
    'Doğum tarihi: 01.02.1990',
    'Дата рождения: 01.02.1990',
    'Date of birth: 1 May 1990',
  ])('%s', (line) => {
    expect(kindOfLine(line)).toBe('personal');
  });

  it.each([
    'CPR and First Aid, 2022',
    'Nik Sample',
    'Kinder- und Jugendarbeit, Muster e.V.',
    'Alterspflege im Heim Muster',
    'Single-handed care of 14 residents',
    'Né pour cuisiner depuis toujours et partout',
    'Sexologie, Universität Muster',
    'Rut Beispiel',
    'Gift shop assistant',
    'Ur- und Frühgeschichte',
  ])('not %s', (line) => {
    expect(kindOfLine(line)).not.toBe('personal');
  });
});
