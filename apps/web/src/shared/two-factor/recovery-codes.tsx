import { useCallback } from 'react';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Whose account they open. */
  username: string;
  onKept: () => void;
}

/** As a text file that says what it is. */
function recoveryText(codes: readonly string[], username: string): string {
  const head = `Recovery codes of the Trueline account ${username}. Each works once, in place of the code of the app.`;
  return `${[head, '', ...codes].join('\n')}\n`;
}

function download(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'trueline-recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(url);
}

/** Shown this once, when two-factor sign-in has just been turned on; the only part of the page that prints. */
export function RecoveryCodes({ codes, username, onKept }: RecoveryCodesProps) {
  // It takes the place of the form that held the focus.
  const focus = useCallback((heading: HTMLHeadingElement | null) => heading?.focus(), []);
  const text = recoveryText(codes, username);
  return (
    <div data-print className="space-y-4">
      <h3 ref={focus} tabIndex={-1} className="text-lg font-semibold outline-none">
        Keep these recovery codes
      </h3>
      <p>
        Each gets you in once when your phone is not at hand. Keep them where your phone is not:
        this is the only time they are shown.
      </p>
      <p className="hidden print:block">Account: {username}</p>
      <ul
        aria-label="Recovery codes"
        className="grid gap-x-8 gap-y-2 rounded-md bg-sunken px-4 py-4 sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>
            <code className="text-base">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 print:hidden">
        <CopyButton text={text} label="Copy" />
        <Button variant="outline" onClick={() => download(text)}>
          Download
        </Button>
        <Button variant="outline" onClick={() => window.print()}>
          Print
        </Button>
        <Button onClick={onKept}>I have kept them</Button>
      </div>
    </div>
  );
}
