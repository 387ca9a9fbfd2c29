import { describe, expect, it } from 'vitest';
import { readAcceptance } from './accepted.ts';

describe('an accepted alternative', () => {
  it('gives other values of a field', () => {
    expect(readAcceptance("work[2].name: 'Mara's Bakery' or 'Bakery'")).toEqual({
      paths: ['work[2].name'],
      values: ["Mara's Bakery", 'Bakery'],
      mayBeMissing: false,
    });
  });

  it('names the keys of an entry behind it', () => {
    expect(readAcceptance("certificates[1]: name 'Crane' with issuer 'The Board'")).toEqual({
      paths: ['certificates[1].name', 'certificates[1].issuer'],
      values: ['Crane', 'The Board'],
      mayBeMissing: false,
    });
  });

  it('is about a whole section when it begins with one', () => {
    expect(readAcceptance('education: area/studyType split free')?.paths).toEqual([
      'education[*].area',
      'education[*].studyType',
    ]);
    expect(readAcceptance('references: the last line may be left out')?.paths).toEqual([
      'references',
    ]);
  });

  it('does not take the other home of an entry for its subject', () => {
    expect(readAcceptance('certificates[0, 2] may stand in education')).toEqual({
      paths: ['certificates[0]', 'certificates[2]'],
      values: [],
      mayBeMissing: false,
    });
    expect(readAcceptance('certificates[4]: the date may stand in the name')?.paths).toEqual([
      'certificates[4].date',
    ]);
  });

  it('lets a whole entry be missing, whatever key it names besides', () => {
    expect(readAcceptance("work[4]: name 'Various' or left out of work")).toEqual({
      paths: ['work[4]'],
      values: ['Various'],
      mayBeMissing: true,
    });
  });

  it('is nothing when no field is named', () => {
    expect(readAcceptance('the table may stand anywhere')).toBeUndefined();
  });
});
