import { describe, expect, it } from 'vitest';
import { read } from '../index.ts';

async function placeOf(rows: string): Promise<unknown> {
  const text = `Ines Beispiel\n${rows}\n\nExperience\nClerk, Example Ltd, 2019 - 2024\n- Kept the files\n\nSkills\nExcel, filing`;
  const result = await read(new TextEncoder().encode(text), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  return result.resume.basics?.location;
}

describe('the street of a town that is in no list', () => {
  it.each([
    ['ul. Akacjowa 7 m. 3, Przykładowo', 'tel. 555 014 722 · ines@example.com'],
    ['Leonbeispieler Straße 10/7, 4040 Musterlinz, Austria', '0660 555 01 19 | ines@example.com'],
    ['Calle del Ejemplo 12, 3.º B, 50000 Muestra', 'Teléfono 600 555 063'],
    ['Rua das Amostras, 120, Casa 2 - Vila Exemplar', '+55 11 95550-0052'],
    ['Via delle Ginestre 5, Esempiofolta', 'tel 333 555 0142'],
    ['Jl. Kenanga No. 12, Contohharjo', '0812-5550-0743'],
    ['Atatürk Cad. 15, Örnekköy', '+90 532 555 01 10'],
    ['24, Triq il-Kampjun, Ħal Eżempju', 'Mob 7955 0138'],
    ['Mintaház utca 4, Példafalva', '+36 30 555 0123'],
    ['Esimerkkikatu 5 A 12, Mallila', '+358 40 555 0123'],
  ])('is read with its town: %s', async (street, contact) => {
    expect(await placeOf(`${street}\n${contact}`)).toEqual({ address: street });
    expect(await placeOf(`${street} | ${contact}`)).toEqual({ address: street });
  });

  it.each([
    ['Via delle Ginestre 5', 'Esempiofolta (EF)'],
    ['Rua das Amostras, 120 - Vila Exemplar', 'São Paulo - SP, 00000-000, Brazil'],
    ['ul. Akacjowa 7', '99-400 Przykładowo'],
    ['Chemin des Exemples 12', '1899 Saint-Exemple'],
  ])('is read with the row below: %s / %s', async (street, town) => {
    expect(await placeOf(`${street}\n${town}\ntel 333 555 0142`)).toEqual({
      address: `${street}, ${town}`,
    });
  });

  it.each([
    'Route Planner with 12 years on the road',
    'Drive of 3 teams, court of 5',
    'Square 1 Trainer',
    'Mob 7955 0138, Tel 555 0142',
  ])('is no row of other words: %s', async (row) => {
    expect(await placeOf(`${row}\nines@example.com`)).toBeUndefined();
  });
});
