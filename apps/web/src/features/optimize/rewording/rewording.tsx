import { Suspense } from 'react';
import { lazyPart } from '../../../shared/lazy-part.ts';
import type { RewordMenuProps } from './reword-menu.tsx';
import type { TextWriter } from './text-writer.ts';

// Fetched only where a model is in use.
const RewordMenu = lazyPart(
  () => import('./reword-menu.tsx'),
  (module) => module.RewordMenu,
);

/** Offers a text in other words; nothing where no model is in use. */
export function Rewording({
  writer,
  ...props
}: RewordMenuProps & { writer: TextWriter | undefined }) {
  if (writer === undefined) return null;
  return (
    <Suspense fallback={null}>
      <RewordMenu writer={writer} {...props} />
    </Suspense>
  );
}
