import { describe, expect, it } from 'vitest';
import { unshout } from './unshout.ts';

describe('a line in capitals', () => {
  it.each([
    [
      'CLIMBING ON MASTS UP TO 90 METRES, TRAINING OF 9 BY MY TEAM',
      'climbing on masts up to 90 metres, training of 9 by my team',
    ],
    ['BUILT NEW SITES FROM MUFULIRA TO SESHEKE', 'built new sites from Mufulira to Sesheke'],
    ['REPORTED ALARMS TO THE NOC AND THE IT DESK', 'reported alarms to the NOC and the IT desk'],
    [
      'DROVE CLASS C AND 3B VEHICLES, FIXED STAR-DELTA STARTERS',
      'drove class C and 3B vehicles, fixed star-delta starters',
    ],
    ['RECHECKED THE LEDGERS IN EXCEL EVERY WEEK', 'rechecked the ledgers in Excel every week'],
  ])('is written small but for names: %s', (loud, text) => {
    expect(unshout(loud)).toBe(text);
  });

  it.each(['ROYAL SAMPLE HOSPITAL', 'Worked at NASA AND ESA AND CERN AND ESO'])(
    'is left where it may be a name or is none: %s',
    (text) => {
      expect(unshout(text)).toBe(text);
    },
  );
});
