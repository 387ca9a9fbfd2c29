import { extendTailwindMerge } from 'tailwind-merge';

/** Joins class names; a later one wins over an earlier one that sets the same thing. */
export const cn = extendTailwindMerge({ cacheSize: 500 });
