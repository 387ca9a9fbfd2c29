import { expect, it } from 'vitest';
import { read } from '../index.ts';

it.each([
  [['ul. Przykladowa 5', '00-001 Warszawa', 'Seeking Work'], 'ul. Przykladowa 5, 00-001 Warszawa'],
  [['12 Sample Street', 'K1A 0B1 Ottawa', 'Seeking Work'], '12 Sample Street, K1A 0B1 Ottawa'],
])('an address ends with its town: %j', async (rows, address) => {
  const text = `Full name: Ana Sample\nStreet and number: ${rows.join('\n')}\nPhone: +48 555 0142\nEmail: ana@example.com\n\nWORK EXPERIENCE\nCook, Sample Grill, 2018 - 2020\n- Cooked`;
  const result = await read(new TextEncoder().encode(text), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  expect(result.resume.basics?.location?.address).toBe(address);
  expect(JSON.stringify(result.resume)).toContain('Seeking Work');
});
