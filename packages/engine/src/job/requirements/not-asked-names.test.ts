import { describe, expect, it } from 'vitest';
import { extractRequirements } from '../extract-requirements.ts';

const termsOf = (line: string, heading = 'Requirements'): string[] =>
  extractRequirements(`Helper\n\n${heading}\n- ${line}\n`).requirements.flatMap(({ skills }) =>
    skills.map(({ text }) => text.toLowerCase()),
  );

describe('names that are part of another word or thing', () => {
  it.each([
    ['Experience in after-sales', 'sales'],
    ['Knowledge of Slovenian labour and tax law', 'slovenian'],
    ['Knowledge of Greek food', 'greek'],
    ['Spoken English good enough for radio and toolbox talks', 'toolbox talks'],
    ['Care that bilingual labels are right', 'bilingual'],
    [
      'At least 12 years of schooling with a full matriculation certificate',
      'full matriculation certificate',
    ],
    ['A clean criminal record certificate', 'criminal record certificate'],
  ])('«%s» asks no %s', (line, term) => expect(termsOf(line)).not.toContain(term));

  it.each([
    ['Prepare the script together with merchandising', 'merchandising'],
    ['Take patients to X-ray and back to the ward', 'x-ray'],
    ['Wash cooking pots and trays by machine', 'cooking'],
    ['Keep the packing area clean', 'packing'],
    ['Work for a contractor in the oil & gas sector', 'oil & gas'],
  ])('the duty «%s» asks no %s', (line, term) =>
    expect(termsOf(line, 'Responsibilities')).not.toContain(term),
  );

  it.each([
    ['Experience in sales', 'sales'],
    ['Slovenian at the level of a native speaker', 'slovenian'],
    ['German (B1 or higher), since part of our drivers are Austrian', 'german'],
    ['English sufficient for technical documents', 'english'],
    ['Portuguese, and enough English for our order messages', 'portuguese'],
    ['Kinyarwanda or Kirundi', 'kirundi'],
    ['Good spoken English and Kiswahili', 'kiswahili'],
    ['Bilingual in English and French', 'bilingual'],
    ['Forklift certificate and a clean criminal record', 'forklift certificate'],
    ['Experience with Bluetooth Low Energy', 'bluetooth low energy'],
    ['Experience with freight exchanges (Timocom, Trans.eu)', 'trans.eu'],
  ])('«%s» asks %s', (line, term) => expect(termsOf(line)).toContain(term));

  it('asks nothing by a note on how applications are kept', () =>
    expect(
      termsOf('Confidentiality of all applications is guaranteed under the Data Protection Act'),
    ).toEqual([]));
});
