import { isAny, type Term } from './terms.ts';

const TELLING = new Set(
  'teach show explain tell give send report hand bring pass offer demonstrate notify inform remind introduce read provide supply serve issue lend sell submit forward'.split(
    ' ',
  ),
);
const ASKING = new Set('ask request order buy get obtain collect receive take borrow'.split(' '));

/** "Told the owner of it" of "reported it to the owner": who is told or asked stands first or last. */
export function isOtherOrder(governor: Term, one: string, other: string): boolean {
  const links = [one, other].toSorted().join();
  return (
    (isAny(governor, TELLING) && links === ',to') ||
    (isAny(governor, ASKING) && (links === ',from' || links === ',of' || links === ',for'))
  );
}
