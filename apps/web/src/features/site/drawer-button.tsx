import { Menu } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../shared/lazy-part.ts';
import { Tooltip } from '../../shared/ui/tooltip.tsx';

const MobileDrawer = lazyPart(
  () => import('./mobile-drawer.tsx'),
  (module) => module.MobileDrawer,
);

/** Opens the header's links on small screens; the drawer's code comes with its first use. */
export function DrawerButton() {
  const [open, setOpen] = useState(false);
  return (
    <div className="md:hidden">
      <Tooltip label="Menu">
        <button
          type="button"
          aria-label="Open menu"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className="grid size-10 place-items-center rounded-md"
        >
          <Menu aria-hidden size={22} />
        </button>
      </Tooltip>
      {open && (
        <Suspense>
          <MobileDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
