import { createContext, type ReactNode, use, useMemo, useState } from 'react';

interface Folds {
  isOpen: (id: string) => boolean;
  setOpen: (id: string, isOpen: boolean) => void;
}

const FoldsContext = createContext<Folds | null>(null);

/** Keeps which parts of the page stand open on a phone, for the parts and for the menu that leads to them. */
export function FoldsProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const folds = useMemo(
    () => ({
      isOpen: (id: string) => open.has(id),
      setOpen: (id: string, isOpen: boolean) =>
        setOpen((before) => {
          const next = new Set(before);
          if (isOpen) next.add(id);
          else next.delete(id);
          return next;
        }),
    }),
    [open],
  );
  return <FoldsContext value={folds}>{children}</FoldsContext>;
}

/** Which parts stand open on a phone; an error outside its provider. */
export function useFolds(): Folds {
  const folds = use(FoldsContext);
  if (folds === null) throw new Error('useFolds outside FoldsProvider');
  return folds;
}
