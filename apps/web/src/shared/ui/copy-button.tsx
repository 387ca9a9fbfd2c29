import { showToast } from '../toast/toast-store.ts';
import { Button } from './button.tsx';

interface CopyButtonProps {
  text: string;
  label: string;
  /** What is copied, where several buttons of one label stand on a page. */
  name?: string;
}

/** Puts a text on the clipboard, and says whether that worked. */
export function CopyButton({ text, label, name }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ title: 'Copied' });
    } catch (error) {
      // The browser forbids it, or the page is not served securely.
      console.warn('Nothing was copied', error);
      const description = 'Your browser does not allow it. Select the text and copy it yourself.';
      showToast({ title: 'Not copied', description, tone: 'destructive' });
    }
  };
  return (
    <Button variant="outline" aria-label={name && `${label}: ${name}`} onClick={() => void copy()}>
      {label}
    </Button>
  );
}
