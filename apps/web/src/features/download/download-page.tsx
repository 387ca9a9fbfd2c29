import type { ResumeFileName, ResumeSession } from '@trueline/contracts';
import { Download, Package } from 'lucide-react';
import { Link } from 'react-router';
import { urlOf } from '../../shared/api/address.ts';
import { downloadFile } from '../../shared/api/endpoints.ts';
import { useIsUpdating } from '../../shared/api/resume-session-mutations.ts';
import { flowAddress } from '../../shared/flow/flow-steps.ts';
import { hasResult } from '../../shared/flow/has-result.ts';
import { NotCompleted } from '../../shared/flow/not-completed.tsx';
import { ResumeSessionGate } from '../../shared/flow/resume-session-gate.tsx';
import { PageHeading } from '../../shared/page-focus.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Loading } from '../../shared/ui/loading.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Survival } from './survival.tsx';

interface FileText {
  name: ResumeFileName;
  title: string;
  use: string;
  /** Made only where it was asked for. */
  asked?: 'includeCoverLetter' | 'includeInterviewQuestions' | 'includeAtsMetadata';
}

const FILES: FileText[] = [
  { name: 'resume.pdf', title: 'PDF', use: 'To send, to upload, to print.' },
  {
    name: 'resume.docx',
    title: 'Word',
    use: 'Where an employer asks for it, or to go on editing.',
  },
  { name: 'resume.txt', title: 'Plain text', use: 'To read anywhere, 78 characters a line.' },
  {
    name: 'resume-form.txt',
    title: 'Text for forms',
    use: 'One line for each bullet, for fields that take pasted text.',
  },
  { name: 'resume.md', title: 'Markdown', use: 'For your own notes or website.' },
  { name: 'resume.json', title: 'JSON Resume', use: 'For other programs that read resumes.' },
  {
    name: 'cover-letter.pdf',
    title: 'Cover letter, PDF',
    use: 'In the same style as the resume.',
    asked: 'includeCoverLetter',
  },
  {
    name: 'cover-letter.docx',
    title: 'Cover letter, Word',
    use: 'To go on editing.',
    asked: 'includeCoverLetter',
  },
  {
    name: 'cover-letter.txt',
    title: 'Cover letter, text',
    use: 'For an e-mail or a form.',
    asked: 'includeCoverLetter',
  },
  {
    name: 'interview-questions.pdf',
    title: 'Interview questions, PDF',
    use: 'To print and write on.',
    asked: 'includeInterviewQuestions',
  },
  {
    name: 'interview-questions.md',
    title: 'Interview questions, Markdown',
    use: 'For your own notes.',
    asked: 'includeInterviewQuestions',
  },
  {
    name: 'ats-metadata.json',
    title: 'ATS metadata',
    use: 'What to type into an application form.',
    asked: 'includeAtsMetadata',
  },
  {
    name: 'proof.json',
    title: 'Proof',
    use: 'Every sentence of the result with the lines of yours it came from.',
  },
];

function FileList({ session }: { session: ResumeSession }) {
  return (
    <ul className="mt-6 divide-y divide-line border-y border-line">
      {FILES.filter(({ asked }) => asked === undefined || session[asked]).map(
        ({ name, title, use }) => (
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
        ),
      )}
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
      {session.contradictions.length > 0 && (
        <div className="mt-6">
          <Notice tone="conflict" title="Two of your texts say different things">
            <p>
              Letter, questions and pack are held back until they agree.{' '}
              <Link
                to={flowAddress('/optimize', session.id)}
                className="underline underline-offset-4"
              >
                See which
              </Link>
            </p>
          </Notice>
        </div>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <a
          href={urlOf(downloadFile, { params: { id: session.id, name: 'resume.pdf' } })}
          download="resume.pdf"
          className={buttonClass('primary', 'large')}
        >
          <Download aria-hidden size={18} />
          Download my resume
        </a>
        <a
          href={urlOf(downloadFile, { params: { id: session.id, name: 'pack.zip' } })}
          download="pack.zip"
          className={buttonClass('outline', 'large')}
        >
          <Package aria-hidden size={18} />
          Everything in one pack
        </a>
      </div>
      <h2 className="mt-14 text-xl font-semibold">All files</h2>
      <FileList session={session} />
      <Survival session={session} />
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
        hasResult(session) ? <Files session={session} /> : <NotCompleted session={session} />
      }
    </ResumeSessionGate>
  );
}
