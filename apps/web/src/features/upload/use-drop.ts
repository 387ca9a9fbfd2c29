import { useEffect, useEffectEvent, useState } from 'react';

const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;

/** Takes files dropped anywhere on the page, which the browser would otherwise open in its place. True while some are held over it. */
export function useDrop(onDrop: (files: FileList) => void): boolean {
  const [over, setOver] = useState(false);
  const take = useEffectEvent((event: DragEvent) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    setOver(event.type === 'dragover');
    if (event.type === 'drop' && event.dataTransfer) onDrop(event.dataTransfer.files);
  });
  useEffect(() => {
    const listen = (event: DragEvent) => take(event);
    // Left for good only where nothing of the page comes next.
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    document.addEventListener('dragover', listen);
    document.addEventListener('drop', listen);
    document.addEventListener('dragleave', leave);
    return () => {
      document.removeEventListener('dragover', listen);
      document.removeEventListener('drop', listen);
      document.removeEventListener('dragleave', leave);
    };
  }, []);
  return over;
}
