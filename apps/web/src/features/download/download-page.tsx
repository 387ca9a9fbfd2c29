import type { ResumeFileName, ResumeSession } from '@trueline/contracts';
import { Download, Package } from 'lucide-react';
import { Link } from 'react-router';
import { urlOf } from '../../shared/api/address.ts';
import { endpoints } from '../../shared/api/endpoints.ts';
import { useIsUpdating } from '../../shared/api/resume-session-mutations.ts';
import { flowAddress } from '../../shared/flow/flow-steps.ts';
import { isGain } from '../../shared/flow/gain.ts';
import { hasResult } from '../../shared/flow/has-result.ts';
import { NotCompleted } from '../../shared/flow/not-completed.tsx';
import { ResumeSessionGate } from '../../shared/flow/resume-session-gate.tsx';
import { PageHeading } from '../../shared/page-focus.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Loading } from '../../shared/ui/loading.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { BeforeSend } from './before-send.tsx';
import { OwnFile } from './own-file.tsx';
import { ReadBack } from './read-back.tsx';

interface FileText {
  title: string;
  use: string;
  /** The same in each of its formats. */
  names: ResumeFileName[];
  /** Made only where it was asked for. */
  asked?: 'includeCoverLetter' | 'includeInterviewQuestions' | 'includeAtsMetadata';
}

const FILES: FileText[] = [
  { names: ['resume.pdf'], title: 'PDF', use: 'To send, to upload, to print.' },
  {
    names: ['resume.docx'],
    title: 'Word',
    use: 'Where an employer asks for it, or to go on editing.',
  },
  { names: ['resume.txt'], title: 'Plain text', use: 'To read anywhere, 78 characters a line.' },
  {
    names: ['resume-form.txt'],
    title: 'Text for forms',
    use: 'One line for each bullet, for fields that take pasted text.',
  },
  { names: ['resume.md'], title: 'Markdown', use: 'For your own notes or website.' },
  { names: ['resume.json'], title: 'JSON Resume', use: 'For other programs that read resumes.' },
  {
    names: ['cover-letter.pdf', 'cover-letter.docx', 'cover-letter.txt'],
    title: 'Cover letter',
    use: 'To send in the style of the resume, to go on editing, or for an e-mail or a form.',
    asked: 'includeCoverLetter',
  },
  {
    names: ['interview-questions.pdf', 'interview-questions.md'],
    title: 'Interview questions',
    use: 'To print and write on, or for your own notes.',
    asked: 'includeInterviewQuestions',
  },
  {
    names: ['ats-metadata.json'],
    title: 'ATS metadata',
    use: 'What to type into an application form.',
    asked: 'includeAtsMetadata',
  },
  {
    names: ['proof.json'],
    title: 'Proof',
    use: 'Every sentence of the result with the lines of yours it came from.',
  },
];

function FileList({ session }: { session: ResumeSession }) {
  return (
    <ul className="mt-6 divide-y divide-line border-y border-line">
      {FILES.filter(({ asked }) => asked === undefined || session[asked]).map(
        ({ names, title, use }) => (
          <li
            key={title}
            className={`flex items-center gap-x-5 gap-y-3 py-4 ${names.length > 1 ? 'max-sm:flex-wrap' : ''}`}
          >
            <div className={`min-w-0 grow ${names.length > 1 ? 'max-sm:basis-full' : ''}`}>
              <p className="font-serif text-lg font-semibold">{title}</p>
              <p className="text-sm text-soft">{use}</p>
            </div>
            <div className="flex shrink-0 gap-2">
              {names.map((name) => (
                <a
                  key={name}
                  href={urlOf(endpoints.downloadFile, { params: { id: session.id, name } })}
                  download
                  aria-label={`Download ${name}`}
                  className={buttonClass('outline')}
                >
                  <Download aria-hidden size={16} />
                  <span aria-hidden>{name.slice(name.lastIndexOf('.'))}</span>
                </a>
              ))}
            </div>
          </li>
        ),
      )}
    </ul>
  );
}

function Downloads({ session }: { session: ResumeSession }) {
  return (
    <>
      <div className="mt-8 flex flex-wrap gap-3">
        <a
          href={urlOf(endpoints.downloadFile, { params: { id: session.id, name: 'resume.pdf' } })}
          download
          className={buttonClass('primary', 'large')}
        >
          <Download aria-hidden size={18} />
          Download my resume
        </a>
        <a
          href={urlOf(endpoints.downloadFile, { params: { id: session.id, name: 'pack.zip' } })}
          download
          className={buttonClass('outline', 'large')}
        >
          <Package aria-hidden size={18} />
          Everything in one pack
        </a>
      </div>
      <h2 className="mt-14 text-xl font-semibold">All files</h2>
      <FileList session={session} />
      <OwnFile session={session} />
      <ReadBack session={session} />
    </>
  );
}

function Files({ session }: { session: ResumeSession }) {
  // A file fetched now would lack the decision that is still on its way.
  const isSaving = useIsUpdating(session.id);
  return (
    <div className="mx-auto max-w-3xl px-5 py-12 sm:py-16">
      <PageHeading>Your resume is ready</PageHeading>
      <p className="mt-3 text-lg text-soft">
        It holds your original and the changes you accepted, nothing else. Read it once more before
        you send it.
      </p>
      {!isGain(session) && (
        <p className="mt-3">
          Nothing was gained for this ad so far.{' '}
          <Link to={flowAddress('/optimize', session.id)} className="underline underline-offset-4">
            See what would help
          </Link>
        </p>
      )}
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
      <BeforeSend session={session} />
      {isSaving ? <Loading label="Saving your last decision…" /> : <Downloads session={session} />}
      <div className="mt-12 flex flex-wrap gap-3">
        <Link
          to={`/application-form?rs=${encodeURIComponent(session.id)}`}
          className={buttonClass('outline')}
        >
          Fill in an application form
        </Link>
        <Link
          to={`/interview-practice?rs=${encodeURIComponent(session.id)}`}
          className={buttonClass('outline')}
        >
          Practise for the interview
        </Link>
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
