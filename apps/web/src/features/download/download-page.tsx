import type { ResumeFileName, ResumeSession } from '@trueline/contracts';
import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { urlOf } from '../../shared/api/address.ts';
import { downloadFile } from '../../shared/api/endpoints.ts';
import { useIsUpdating } from '../../shared/api/resume-session-mutations.ts';
import { NotCompleted } from '../../shared/flow/not-completed.tsx';
import { ResumeSessionGate } from '../../shared/flow/resume-session-gate.tsx';
import { PageHeading } from '../../shared/page-focus.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Loading } from '../../shared/ui/loading.tsx';

const FILES: { name: ResumeFileName; title: string; use: string }[] = [
  { name: 'resume.pdf', title: 'PDF', use: 'To send, to upload, to print.' },
  {
    name: 'resume.docx',
    title: 'Word',
    use: 'Where an employer asks for it, or to go on editing.',
  },
  { name: 'resume.txt', title: 'Plain text', use: 'For forms that take pasted text.' },
  { name: 'resume.md', title: 'Markdown', use: 'For your own notes or website.' },
  { name: 'resume.json', title: 'JSON Resume', use: 'For other programs that read resumes.' },
  {
    name: 'proof.json',
    title: 'Proof',
    use: 'Every sentence of the result with the lines of yours it came from.',
  },
];

function FileList({ session }: { session: ResumeSession }) {
  return (
    <ul className="mt-6 divide-y divide-line border-y border-line">
      {FILES.map(({ name, title, use }) => (
        <li key={name} className="flex items-center gap-5 py-4">
          <div className="min-w-0 grow">
            <p className="font-serif text-lg font-semibold">{title}</p>
            <p className="text-sm text-soft">{use}</p>
          </div>
          <a
            href={urlOf(downloadFile, { params: { id: session.id, name } })}
            download={name}
            aria-label={`Download ${name}`}
            className={buttonClass('outline')}
          >
            <Download aria-hidden size={16} />
            <span aria-hidden>{name.slice(name.lastIndexOf('.'))}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Files({ session }: { session: ResumeSession }) {
  // A file fetched now would lack the decision that is still on its way.
  if (useIsUpdating(session.id)) return <Loading label="Saving your last decision…" />;
  return (
    <div className="mx-auto max-w-3xl px-5 py-12 sm:py-16">
      <PageHeading>Your resume is ready</PageHeading>
      <p className="mt-3 text-lg text-soft">
        It holds your original and the changes you accepted, nothing else. Read it once more before
        you send it.
      </p>
      <a
        href={urlOf(downloadFile, { params: { id: session.id, name: 'resume.pdf' } })}
        download="resume.pdf"
        className={`mt-8 ${buttonClass('primary', 'large')}`}
      >
        <Download aria-hidden size={18} />
        Download my resume
      </a>
      <h2 className="mt-14 text-xl font-semibold">All files</h2>
      <FileList session={session} />
      <div className="mt-12 flex flex-wrap gap-3">
        <Link to="/upload" className={buttonClass('outline')}>
          Start again with another resume
        </Link>
        <Link to="/dashboard" className={buttonClass('quiet')}>
          Go to the dashboard
        </Link>
      </div>
    </div>
  );
}

/** Step 5: the files of the result. */
export function DownloadPage() {
  return (
    <ResumeSessionGate>
      {(session) =>
        session.status === 'completed' ? (
          <Files session={session} />
        ) : (
          <NotCompleted session={session} />
        )
      }
    </ResumeSessionGate>
  );
}
