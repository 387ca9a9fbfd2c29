import type { DressKind } from '../model.ts';
import { bulletKinds } from './bullets.ts';
import { dateKinds } from './dates.ts';
import { entryKinds } from './entries.ts';
import { headingKinds, orderKinds } from './headings.ts';
import { listKinds } from './lists.ts';
import { oddKinds } from './odd.ts';
import { pageKinds } from './page.ts';
import { paperKinds } from './papers.ts';
import { pastedTableKinds } from './tables.ts';
import { flowKinds, textChangeKinds } from './text.ts';
import { topKinds } from './top.ts';

/** Every kind, in the order in which their dimensions apply. */
export const allKinds: readonly DressKind[] = [
  ...topKinds,
  ...orderKinds,
  ...headingKinds,
  ...bulletKinds,
  ...dateKinds,
  ...entryKinds,
  ...listKinds,
  ...pastedTableKinds,
  ...oddKinds,
  ...paperKinds,
  ...flowKinds,
  ...pageKinds,
  ...textChangeKinds,
];

/** The dimensions in the order in which they apply; an unknown one comes after them. */
export const dimensions: readonly string[] = [
  ...new Set(allKinds.map(({ dimension }) => dimension)),
];
