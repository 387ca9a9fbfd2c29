import { describe, expect, it } from 'vitest';
import { findSlip } from '../../language/en/slips.ts';
import { findMeant } from '../../language/en/spelling.ts';
import { spell } from './spelling.ts';

const spelled = (text: string): string =>
  spell(text, (word) => findMeant(word) ?? findSlip(word)?.right);

describe('a word in a stretch of another language', () => {
  it.each([
    'Held the Certificat pratique de langue and the Brevet de technicien superieur',
    'Worked as chef de chantier',
    "Held the Certificat d'aptitude professionnelle",
    'Reported to the directeur général of the port',
  ])('stays: %s', (text) => {
    expect(spelled(text)).toBe(text);
  });

  it.each([
    ['Led Jan de Vries enviroment checks', 'Led Jan de Vries environment checks'],
    ['Met Jan de Vries on enviroment checks', 'Met Jan de Vries on environment checks'],
    ['Met Ana de Lima, enviroment lead', 'Met Ana de Lima, environment lead'],
    ['Kept the van equipement in order', 'Kept the van equipment in order'],
    ['Moved equipement en route', 'Moved equipment en route'],
    ['Was chef de partie recieving stock', 'Was chef de partie receiving stock'],
    ['Ran the chef de chantier, recieving stock', 'Ran the chef de chantier, receiving stock'],
    ['Sold equipement de luxe', 'Sold equipment de luxe'],
  ])('but not by a name or a borrowed phrase: %s', (text, better) => {
    expect(spelled(text)).toBe(better);
  });
});
