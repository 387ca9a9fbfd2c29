import { describe, expect, it } from 'vitest';
import { read } from './index.ts';
import { lostWords } from './testing/conservation.ts';
import { loadFixtures } from './testing/fixture-truth.ts';

const PAGED = new Set(['pdf', 'docx', 'odt']);

describe('every word of a file', () => {
  it.each(loadFixtures().filter(({ format }) => PAGED.has(format)))(
    'stands in the lines or among what they leave out: $file',
    async ({ bytes }) => {
      expect(await lostWords(bytes)).toEqual([]);
    },
  );
});

describe('a label or joining word in front of a value', () => {
  const keptOf = async (row: string): Promise<string[]> => {
    const text = `Ada Sample\n${row}\n\nEXPERIENCE\n\nCook, Sample Inn\n2014 - 2018\n- Fried fish`;
    const result = await read(new TextEncoder().encode(text), 'resume.txt');
    if (!result.ok) throw new Error(result.failure.code);
    return (result.resume.meta?.trueline?.kept ?? []).map((piece) => piece.text);
  };

  it.each([
    ['418-555-0134 (evenings) or ada.sample@example.org', '(evenings)'],
    ['(the mill) Tel: 418-555-0134, ada.sample@example.org', '(the mill)'],
    ['(lodge) Teléfono 418-555-0134 ada.sample@example.org', '(lodge)'],
  ])('is no text of its own: %s', async (row, left) => {
    expect(await keptOf(row)).toEqual([left]);
  });

  it.each(['Phone / Telegram\t+1 418 555 0134', 'Mobile/Signal: +1 418 555 0134'])(
    'of several names is one where one of them is known: %s',
    async (row) => {
      expect(await keptOf(row)).toEqual([]);
    },
  );

  it('of several names is none where no one is known', async () => {
    expect(await keptOf('Seedlings / grafts\t+1 418 555 0134')).toContain('grafts');
  });
});

describe('what stands apart from all sections', () => {
  const readOf = async (text: string) => {
    const result = await read(new TextEncoder().encode(text), 'resume.txt');
    if (!result.ok) throw new Error(result.failure.code);
    return result.resume;
  };
  const JOB = 'EXPERIENCE\n\nCook, Sample Inn\n2014 - 2018\n- Fried fish';

  it.each([
    'Autorizzo il trattamento dei dati personali ai sensi del D.Lgs. 196/2003.',
    'Wyrażam zgodę na przetwarzanie moich danych osobowych dla potrzeb rekrutacji.',
    'I consent to the processing of my personal data.',
    'Autorizo el tratamiento de mis datos personales.',
    "J'autorise le traitement de mes données personnelles.",
    'Ik geef toestemming voor het verwerken van mijn persoonsgegevens.',
    'Ich bin mit der Speicherung meiner personenbezogenen Daten einverstanden.',
  ])('a consent closes the document under no heading: %s', async (said) => {
    const { interests, meta } = await readOf(
      `Ada Sample\n\n${JOB}\n\nINTERESTS\nChess, rowing\n\n${said}`,
    );
    expect(interests?.map(({ name }) => name)).toEqual(['Chess', 'rowing']);
    const kept = meta?.trueline?.kept?.filter(({ text }) => text === said);
    expect(kept?.map(({ heading }) => heading)).toEqual(['']);
  });

  it('a place at the top that the address ends with is said once', async () => {
    const topped = (address: string) =>
      readOf(
        `Ada Sample\nCook\nExampleton, Ontario\n\n${JOB}\n\nCONTACT\nEmail: ada@example.com\nAddress: ${address}`,
      );
    const same = await topped('12 Sample Street, Exampleton, Ontario');
    expect(same.meta?.trueline?.kept ?? []).toEqual([]);
    const other = await topped('12 Sample Street, Otherton, Ontario');
    const all = JSON.stringify([other.basics, other.meta?.trueline?.kept]);
    for (const town of ['Exampleton', 'Otherton']) expect(all).toContain(town);
  });

  it.each([
    'completed',
    'Completed:',
    'graduated',
    'awarded in',
    'conseguito nel',
    'obtenu en',
    'abgeschlossen',
    'concluído em',
    'behaald in',
  ])('a word right before a date says no more than that: %s', async (word) => {
    const { education, meta } = await readOf(
      `Ada Sample\n\nEDUCATION\nDiploma of Business, Sample College, ${word} 1989\n\n${JOB}`,
    );
    expect(education?.[0]).toMatchObject({ institution: 'Sample College', endDate: '1989' });
    expect(JSON.stringify(meta?.trueline?.kept ?? [])).not.toMatch(new RegExp(word.slice(0, 6)));
  });
});
