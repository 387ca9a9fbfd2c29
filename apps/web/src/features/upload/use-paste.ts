import { useEffect, useEffectEvent } from 'react';

/** Takes a file or text that is pasted anywhere on the page except into a field. */
export function usePaste(onPaste: (given: File | string) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const target = event.target as Element | null;
    if (target?.closest('input, textarea')) return;
    const given = event.clipboardData?.files[0] ?? event.clipboardData?.getData('text/plain');
    if (!given) return;
    event.preventDefault();
    onPaste(given);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
