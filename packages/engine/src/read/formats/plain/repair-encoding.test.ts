import { describe, expect, it } from 'vitest';
import { repairEncoding } from './repair-encoding.ts';

const taken = (text: string, alphabet: string): string => {
  const letters = new TextDecoder(alphabet).decode(Uint8Array.from({ length: 256 }, (_, n) => n));
  return [...new TextEncoder().encode(text)].map((byte) => letters[byte]).join('');
};

describe('repairEncoding', () => {
  it.each(['windows-1252', 'macintosh'])('reads UTF-8 that was taken for %s', (alphabet) => {
    const text = '• Señora Peña – Köchin, “Exämple” café\n• Zürich — 2018';
    expect(repairEncoding(taken(text, alphabet))).toBe(text);
  });

  it('repairs a part alone', () => {
    expect(repairEncoding('Café Exemple â€“ Chef â€¢ 2018')).toBe('Café Exemple – Chef • 2018');
  });

  it.each(['Ângela, São Paulo, Âmbar', 'Œuvre – “naïve” à » 5 €', 'A & B; R&D', 'Ãgua'])(
    'leaves %s as it is',
    (text) => {
      expect(repairEncoding(text)).toBe(text);
    },
  );

  it('writes out what web pages name', () => {
    expect(repairEncoding('Timber &amp; Tide &#39;19 &ndash; &bull;')).toBe(
      "Timber & Tide '19 – •",
    );
  });
});
