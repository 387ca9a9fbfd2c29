import type { LeftOutText } from '@trueline/contracts';
import { Button } from '../../shared/ui/button.tsx';

/** Nobody misses the "in" between a degree and its subject: the document names it, the page does not. */
type Reason = Exclude<LeftOutText['reason'], 'connector' | 'ornament'>;
type Told = LeftOutText & { reason: Reason };

/** Why a text is in no output, what a person might miss first. */
const REASONS: Record<Reason, string> = {
  person: 'Left out by you',
  hidden: 'Hidden text, which no reader of the page sees',
  'machine-text': 'Text addressed to a machine',
  'mail-head': 'The head of the e-mail that it came in',
  letter: 'The letter or mail that it came with',
  template: 'What the template asked for, and nobody filled in',
  'running-head': 'Heads and feet that stand on every page',
  'page-number': 'Page numbers',
  label: 'Labels, such as “Phone:”',
};

interface LeftOutListProps {
  leftOut: readonly LeftOutText[];
  onPutBack: (keptId: string) => void;
}

/** What of the file is in no output on purpose, folded away. */
export function LeftOutList({ leftOut: all, onPutBack }: LeftOutListProps) {
  const leftOut = all.filter((piece): piece is Told => Object.hasOwn(REASONS, piece.reason));
  if (leftOut.length === 0) return null;
  const reasons = (Object.keys(REASONS) as Reason[]).filter((reason) =>
    leftOut.some((piece) => piece.reason === reason),
  );
  return (
    <details className="mt-3">
      <summary className="flex min-h-11 w-fit items-center text-sm font-semibold text-evidence underline underline-offset-4">
        {leftOut.length === 1 ? 'One piece of text' : `${leftOut.length} pieces of text`} left out
        on purpose
      </summary>
      <dl className="max-h-96 space-y-4 overflow-auto rounded-sm bg-sunken px-5 py-4 text-sm">
        {reasons.map((reason) => (
          <div key={reason}>
            <dt className="font-semibold">{REASONS[reason]}</dt>
            {leftOut
              .filter((piece) => piece.reason === reason)
              .map(({ text, page, kept }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand there twice
                <dd key={`${index} ${text}`} className="mt-1 font-serif wrap-anywhere">
                  {text}
                  {page !== undefined && (
                    <span className="font-sans text-soft"> (page {page})</span>
                  )}
                  {kept && (
                    <Button variant="quiet" className="ml-3" onClick={() => onPutBack(kept.id)}>
                      Put it back
                    </Button>
                  )}
                </dd>
              ))}
          </div>
        ))}
      </dl>
    </details>
  );
}
