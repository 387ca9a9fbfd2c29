import { showToast } from '../toast/toast-store.ts';
import { Button } from '../ui/button.tsx';

/** Puts a text on the clipboard, and says whether that worked. */
export function CopyButton({ text, label }: { text: string; label: string }) {
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
    <Button variant="outline" onClick={() => void copy()}>
      {label}
    </Button>
  );
}
