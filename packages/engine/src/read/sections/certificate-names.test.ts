import { describe, expect, it } from 'vitest';
import { readHeader, readSource } from '../testing/section-of.ts';
import { holdsCertificate, isCertificateAlone } from './certificate-names.ts';

describe('towns beside names of certificates', () => {
  it.each(['Leeds', 'LEEDS', 'Leeds office', 'University of Leeds'])('%s is none', (text) => {
    expect(isCertificateAlone(text)).toBe(false);
    expect(holdsCertificate(text)).toBe(false);
  });
  it.each(['LEED', 'LEED AP', 'First Aid, Leeds'])('%s names one', (text) => {
    expect(holdsCertificate(text)).toBe(true);
  });

  it('nobody from there holds it', async () => {
    const rows = 'Ann Example\nann@example.com | +44 7700 900142 | Leeds';
    expect((await readHeader(rows)).location?.address).toBe('Leeds');
    const { certificates } = await readSource(
      `${rows}\n\nEXPERIENCE\nNurse, Sample Ward, 2019 - 2021\n- Cared for 12 residents\n`,
    );
    expect(certificates).toBeUndefined();
  });
});
