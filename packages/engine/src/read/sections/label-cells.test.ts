import { describe, expect, it } from 'vitest';
import { readSection, row } from '../testing/section-of.ts';

const worked = async (rows: string): Promise<string[]> => {
  const { work = [] } = await readSection('EMPLOYMENT', rows);
  return work.map((job) => row(job.name, job.position, job.startDate, job.endDate));
};

describe('several labels in a row', () => {
  it.each([
    ['Employer: Hill Auctions\nPost held: Auctioneer\nFrom: 03/2011   To: 12/2018', 'wide room'],
    ['Employer: Hill Auctions\nPost held: Auctioneer\nFrom: 03/2011 To: 12/2018', 'one blank'],
    ['Employer: Hill Auctions   Post held: Auctioneer\nFrom: 03/2011   To: 12/2018', 'all rows'],
    ['Post held: Auctioneer\tEmployer: Hill Auctions\nStart: 03/2011\tEnd: 12/2018', 'tabs'],
    ['Empresa: Hill Auctions   Cargo: Auctioneer\nDesde: 03/2011   Hasta: 12/2018', 'Spanish'],
    ['Employer: Hill Auctions From: 03/2011 To: 12/2018\nPost held: Auctioneer', 'three'],
  ])('stand each for itself: %s', async (rows) => {
    expect(await worked(`${rows}\nDuties:\n- Sold carpets on Thursdays\n`)).toEqual([
      'Hill Auctions | Auctioneer | 2011-03 | 2018-12',
    ]);
  });

  it.each(['Present or last employer', '6. Current or most recent employer', 'Employer:'])(
    'follow a label that stands over its value: %s',
    async (label) => {
      expect(
        await worked(
          `${label}\nHill Auctions\nPost held: Auctioneer\nFrom: 03/2011   To: 12/2018\n\nEmployer: Port Sales\nPost held: Crier\nFrom: 1999   To: 2011\n`,
        ),
      ).toEqual([
        'Hill Auctions | Auctioneer | 2011-03 | 2018-12',
        'Port Sales | Crier | 1999 | 2011',
      ]);
    },
  );

  it('are no labels in a sentence', async () => {
    const { work = [] } = await readSection(
      'EMPLOYMENT',
      'Auctioneer, Hill Auctions, 2011 - 2018\n- Place: the town hall, from: nine to five\n',
    );
    expect(work[0]?.highlights).toEqual(['Place: the town hall, from: nine to five']);
  });
});
