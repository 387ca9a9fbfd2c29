import type { DressKind } from '../dress/model.ts';
import { bulletTests } from './bullets.ts';
import { dateTests } from './dates.ts';
import { entryTests } from './entries.ts';
import { headingTests } from './headings.ts';
import { listTests } from './lists.ts';
import { oddTests } from './odd.ts';
import { pageTests } from './page.ts';
import { flowTests, textTests } from './text.ts';
import { topTests } from './top.ts';

/** Further ways of dressing, none of them in ../dress/kinds; pass [...allKinds, ...testKinds] to dress. */
export const testKinds: readonly DressKind[] = [
  ...topTests,
  ...headingTests,
  ...bulletTests,
  ...dateTests,
  ...entryTests,
  ...listTests,
  ...oddTests,
  ...flowTests,
  ...pageTests,
  ...textTests,
];
