import { CircleHelp, CircleX, Info } from 'lucide-react';
import type { ReactNode } from 'react';

const TONES = {
  info: { Icon: Info, wash: 'bg-evidence-wash', edge: 'text-evidence' },
  question: { Icon: CircleHelp, wash: 'bg-question-wash', edge: 'text-question' },
  conflict: { Icon: CircleX, wash: 'bg-conflict-wash', edge: 'text-conflict' },
} as const;

interface NoticeProps {
  tone: keyof typeof TONES;
  title: string;
  children?: ReactNode;
  /** Announced at once: for what the person must know now. */
  urgent?: boolean;
}

/** What happened, why, and what to do. */
export function Notice({ tone, title, children, urgent = false }: NoticeProps) {
  const { Icon, wash, edge } = TONES[tone];
  return (
    <div
      {...(urgent && { role: 'alert' })}
      className={`flex items-start gap-3 rounded-md px-4 py-3.5 ${wash}`}
    >
      <Icon aria-hidden size={20} className={`mt-0.5 shrink-0 ${edge}`} />
      <div className="min-w-0 grow">
        <p className="text-sm font-semibold">{title}</p>
        {children && <div className="mt-1 text-sm">{children}</div>}
      </div>
    </div>
  );
}
