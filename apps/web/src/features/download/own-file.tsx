import { useQuery } from '@tanstack/react-query';
import type { ResumeFileName, ResumeSession } from '@trueline/contracts';
import { Download } from 'lucide-react';
import { urlOf } from '../../shared/api/address.ts';
import { messageOf } from '../../shared/api/api-error.ts';
import { endpoints } from '../../shared/api/endpoints.ts';
import { readQuery } from '../../shared/api/query-client.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Notice } from '../../shared/ui/notice.tsx';

const FILES: { name: ResumeFileName; label: string; tells: string }[] = [
  { name: 'own-file.docx', label: 'Clean', tells: 'your own Word file with the changes in it' },
  {
    name: 'own-file-tracked.docx',
    label: 'Tracked changes',
    tells: 'your own Word file with tracked changes',
  },
];

/** The uploaded Word file with the accepted changes in it; nothing where the resume came as something else. */
export function OwnFile({ session }: { session: ResumeSession }) {
  const { data, error } = useQuery(
    readQuery(endpoints.getOwnFile, {
      params: { id: session.id },
      query: { v: Date.parse(session.updatedAt) },
    }),
  );
  const own = data?.ownFile;
  if (error)
    return (
      <div className="mt-14">
        <Notice tone="conflict" title="Your own Word file could not be made with the changes in it">
          {messageOf(error, 'Please try again.')}
        </Notice>
      </div>
    );
  if (!own) return null;
  const { placed, left } = own;
  return (
    <section aria-labelledby="own-file" className="mt-14">
      <h2 id="own-file" className="text-xl font-semibold">
        Your own Word file
      </h2>
      <p className="mt-1 text-soft">
        The file you uploaded, in its own look, with{' '}
        {placed === 1 ? 'one change' : `${placed} changes`} in it. With tracked changes you accept
        or reject each of them in Word.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {FILES.map(({ name, label, tells }) => (
          <a
            key={name}
            href={urlOf(endpoints.downloadFile, { params: { id: session.id, name } })}
            download
            aria-label={`Download ${tells}`}
            className={buttonClass('outline')}
          >
            <Download aria-hidden size={16} />
            {label}
          </a>
        ))}
      </div>
      {left.length > 0 && (
        <details className="mt-3">
          <summary className="flex min-h-11 w-fit items-center text-sm font-semibold text-evidence underline underline-offset-4">
            {left.length === 1 ? 'One change is not in it' : `${left.length} changes are not in it`}
          </summary>
          <ul className="space-y-3 rounded-sm bg-sunken px-5 py-4 text-sm">
            {left.map(({ text, reason }) => (
              <li key={text + reason}>
                <p className="font-serif wrap-anywhere">{text}</p>
                <p className="text-soft">{reason}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
