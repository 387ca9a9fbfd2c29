import { describe, expect, it } from 'vitest';
import { isKnownAcronym, isSameLongName, listAcronymNames, longNamesOf } from './acronym-names.ts';

describe('short names of trades', () => {
  it('stand for their long ones in any number, hyphens aside', () => {
    expect(isKnownAcronym('POs', 'purchase orders')).toBe(true);
    expect(isKnownAcronym('LTC', 'Long term care')).toBe(true);
    expect(isKnownAcronym('LTC', 'long-term planning')).toBe(false);
    expect(isSameLongName('Bills of lading', 'bill of lading')).toBe(true);
  });

  it('have words of their field wherever they are of several things', () => {
    const unsure = [...listAcronymNames()].flatMap(([short, names]) => {
      const fields = new Set(names.map(({ context }) => context.join()));
      return fields.size > 1 && fields.has('') ? [short] : [];
    });
    expect(unsure).toEqual([]);
    expect(longNamesOf('PM').map(({ context }) => context.length > 0)).not.toContain(false);
  });
});
