import type { LeftOutText } from '@trueline/contracts';
import { fold, isBulletMark } from '../../../characters.ts';
import { findDateRange } from '../../../date-range.ts';
import { isPageNumber } from '../../../layout/page-number.ts';
import { findHeadingKind } from '../../../sections/heading.ts';
import type { Fragment } from '../runs/fragment.ts';
import type { PageText } from './page-text.ts';

/** Share of the page at top and bottom where running headers and page numbers stand. */
const MARGIN = 0.085;
/** A page's foot begins below this share of the page, this many sizes under the text, and is no longer than this. */
const FOOT_ZONE = 0.87;
const MIN_FOOT_GAP = 2.5;
const MAX_FOOT_ROWS = 3;
const CONTACT = /@|\d{3}.*\d{4}|www\.|https?:|\.\w+\/\w/;

export interface PageFragments {
  page: PageText;
  fragments: Fragment[];
}

/** Pages without running headers, page numbers and feet; the contact details of a foot apart, once. */
export function withoutPageEdges(pages: readonly PageFragments[]): {
  pages: PageFragments[];
  foot: PageFragments | undefined;
  leftOut: LeftOutText[];
} {
  const feet = pages.map(({ page, fragments }) => ({ page, fragments: footOf(page, fragments) }));
  const foot = feet.find(({ fragments }) => fragments.length > 0);
  const said = new Set(foot?.fragments.map(({ text }) => fold(text)));
  const leftOut: LeftOutText[] = [];
  const bodies = pages.map(({ page, fragments }, index) => {
    const low = (feet[index]?.fragments ?? []).filter(({ text }) => said.has(fold(text)));
    if (page !== foot?.page)
      for (const { text } of low) leftOut.push({ text, reason: 'running-head', page: page.number });
    const taken = new Set(low);
    return { page, fragments: fragments.filter((fragment) => !taken.has(fragment)) };
  });
  return { pages: withoutRunning(bodies, leftOut), foot, leftOut };
}

const inMargin = ({ y }: Fragment, { height }: PageText): boolean =>
  y < MARGIN * height || y > (1 - MARGIN) * height;

/** The last rows of a page where they hold contact details, with room above and no heading of their own; page numbers left out. */
function footOf(page: PageText, fragments: readonly Fragment[]): Fragment[] {
  const upward = [...fragments].sort((a, b) => b.y - a.y);
  const end = upward.findIndex(
    ({ y, size }, index) => index > 0 && (upward[index - 1]?.y ?? y) - y > MIN_FOOT_GAP * size,
  );
  const low = upward.slice(0, Math.max(0, end));
  const isFoot =
    low.every(
      ({ y, text }) => y > FOOT_ZONE * page.height && findHeadingKind(text) === undefined,
    ) &&
    new Set(low.map(({ y }) => Math.round(y))).size <= MAX_FOOT_ROWS &&
    low.some(({ text }) => CONTACT.test(text));
  return isFoot ? low.filter(({ text }) => !isPageNumber(text)) : [];
}

/** A running head has its page's number in it or says the same everywhere; dates at one height by chance say other dates. */
const keyOf = ({ text, y }: Fragment): string => {
  const words = fold(text);
  const counted = findDateRange(text) === undefined ? words.replace(/\d+/g, '#') : words;
  return `${counted}@${Math.round(y / 4)}`;
};

function withoutRunning(pages: readonly PageFragments[], leftOut: LeftOutText[]): PageFragments[] {
  const counts = new Map<string, number>();
  for (const { page, fragments } of pages) {
    const keys = new Set(fragments.filter((fragment) => inMargin(fragment, page)).map(keyOf));
    for (const name of keys) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const reasonFor = (
    fragment: Fragment,
    { page, fragments }: PageFragments,
  ): LeftOutText['reason'] | undefined => {
    // List marks stand at the same height by chance.
    if (!inMargin(fragment, page) || isBulletMark(fragment.text)) return undefined;
    if (isPageNumber(fragment.text)) return 'page-number';
    if (isBesideNumber(fragment, page, fragments)) return 'running-head';
    const [first] = pages;
    if (page !== first?.page && repeatsName(fragment, first?.fragments ?? []))
      return 'running-head';
    const isTopOfFirst = page === first?.page && fragment.y < MARGIN * page.height;
    const isRepeated = (counts.get(keyOf(fragment)) ?? 0) > 1;
    return isRepeated && !isTopOfFirst ? 'running-head' : undefined;
  };
  return pages.map((whole) => ({
    page: whole.page,
    fragments: whole.fragments.filter((fragment) => {
      const reason = reasonFor(fragment, whole);
      if (reason !== undefined)
        leftOut.push({ text: fragment.text, reason, page: whole.page.number });
      return reason === undefined;
    }),
  }));
}

/** What stands beside "page 1 of 2" at the foot is the foot's. */
function isBesideNumber(
  fragment: Fragment,
  { height }: PageText,
  fragments: readonly Fragment[],
): boolean {
  return (
    fragment.y > height / 2 &&
    fragments.some(
      ({ y, text }) => Math.abs(y - fragment.y) < 2 && /\D\d/.test(text) && isPageNumber(text),
    )
  );
}

/** At a further page's edge, what the first page says in larger type: the name, alone or before other words. */
function repeatsName(fragment: Fragment, firstPage: readonly Fragment[]): boolean {
  const said = fold(fragment.text.replace(/[\s|·•,–—-]*(?:page|seite)?[\s|·•–—-]*\d*$/i, ''));
  const isName = (name: string): boolean =>
    said === name || (name.includes(' ') && said.startsWith(`${name} `));
  return (
    said !== '' &&
    firstPage.some((other) => other.size > 1.2 * fragment.size && isName(fold(other.text)))
  );
}
