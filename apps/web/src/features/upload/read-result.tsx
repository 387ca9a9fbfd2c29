import { asRead, type Resume, type StoredResume } from '@trueline/contracts';
import { PenLine } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { messageOf } from '../../shared/api/api-error.ts';
import { useCreateResumeSession } from '../../shared/api/resume-session-mutations.ts';
import { flowAddress, readResumeAddress } from '../../shared/flow/flow-steps.ts';
import { findSpan, findWarning } from '../../shared/original-file/reading.ts';
import { PageHeading } from '../../shared/page-focus.tsx';
import { type OutlineLine, outlineOf } from '../../shared/resume-document/outline.ts';
import { ResumeOutline } from '../../shared/resume-document/resume-outline.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { AsWrittenSections } from './as-written.tsx';
import { CorrectLine } from './correct-line.tsx';
import { KeptLines } from './kept-lines.tsx';
import { OriginalFile } from './original-file.tsx';
import { warningsByWeight } from './warnings-by-weight.ts';

function ContinueButton({ resumeId, label }: { resumeId: string; label: string }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const create = useCreateResumeSession();
  const underWay = search.get('rs');
  if (underWay !== null) {
    return (
      <Link to={flowAddress('/configure', underWay)} className={buttonClass('primary', 'large')}>
        {label}
      </Link>
    );
  }
  const goOn = async (resumeSessionId: string) => {
    // So that the way back leads to the same resume session, not to a second one.
    await navigate(readResumeAddress(resumeId, resumeSessionId), {
      replace: true,
      preventScrollReset: true,
    });
    await navigate(flowAddress('/configure', resumeSessionId));
  };
  return (
    <div className="space-y-3">
      <Button
        size="large"
        busyLabel={create.isPending && 'One moment…'}
        onClick={() =>
          create.mutate(resumeId, {
            onSuccess: ({ resumeSession }) => goOn(resumeSession.id),
          })
        }
      >
        {label}
      </Button>
      {create.error && (
        <Notice tone="conflict" title={messageOf(create.error, 'Please try again.')} urgent />
      )}
    </div>
  );
}

interface ReadLineProps {
  line: OutlineLine;
  warning: string | undefined;
  /** The words of the file that the line came from, while they are shown. */
  source: string | undefined;
  onShow: (() => void) | undefined;
  /** Undefined for a line that has no field. */
  onCorrect: (() => void) | undefined;
  /** Its form was closed just now, and the focus returns to its pen. */
  returned: boolean;
  /** The form, while this line is being corrected. */
  form: ReactNode;
}

function ReadLine({ line, warning, source, onShow, onCorrect, returned, form }: ReadLineProps) {
  if (form) return form;
  const mark = warning === undefined ? '' : 'decoration-question decoration-2';
  return (
    <>
      <span className="inline-flex max-w-full items-start gap-1">
        {onShow ? (
          <button
            type="button"
            aria-pressed={source !== undefined}
            title="Show where it stands in your file"
            onClick={onShow}
            className={`min-h-6 min-w-6 text-left underline decoration-transparent underline-offset-4 hover:decoration-evidence aria-pressed:decoration-evidence ${mark}`}
          >
            {line.text}
          </button>
        ) : (
          <span>{line.text}</span>
        )}
        {onCorrect && (
          <button
            type="button"
            aria-label={`Correct: ${line.text}`}
            title="Correct this"
            // biome-ignore lint/a11y/noAutofocus: the focus was in the form that stood here
            autoFocus={returned}
            onClick={onCorrect}
            className="inline-grid size-6 shrink-0 place-items-center text-soft hover:text-ink"
          >
            <PenLine aria-hidden size={14} />
          </button>
        )}
      </span>
      {source !== undefined && (
        // Where the file doesn't stand beside it, its words stand below the line.
        <p className="my-1 border-l-2 border-evidence-fill pl-3 font-sans text-sm font-normal whitespace-pre-line text-soft lg:hidden">
          In your file: “{source.trim()}”
        </p>
      )}
      {warning !== undefined && (
        <p className="my-1 border-l-2 border-question pl-3 font-sans text-sm font-normal text-question">
          {warning}
        </p>
      )}
    </>
  );
}

interface ReadResultProps {
  resume: StoredResume;
  document: Resume;
}

/** A text without a place is shown and printed, and no value to correct. */
const isField = (path: string) => !path.startsWith('meta.');

/** What was read beside the text it was read from; doubts are marked, and each line shows its source. */
export function ReadResult({ resume, document }: ReadResultProps) {
  const [shown, setShown] = useState<string | null>(null);
  const [corrected, setCorrected] = useState<string | null>(null);
  const [returned, setReturned] = useState<string | null>(null);
  const text = resume.text ?? '';
  const shownSpan = shown === null ? undefined : findSpan(document, shown);
  const sections = outlineOf(asRead(document));
  const paths = sections.flatMap(({ entries }) => entries.flatMap(({ lines }) => lines));
  const warnings = warningsByWeight(resume.warnings);
  const general = warnings.filter(
    ({ path }) => path === undefined || !paths.some((line) => findWarning([{ path }], line.path)),
  );
  return (
    <div className="mx-auto max-w-6xl px-5 py-12">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <div className="max-w-2xl">
          <PageHeading>This is what Trueline read</PageHeading>
          <p className="mt-3 text-soft">
            Choose a line to see where it stands in your file, or the pen to correct it.{' '}
            {warnings.length > 0 &&
              `${warnings.length === 1 ? 'One thing is' : `${warnings.length} things are`} marked for you to check.`}
          </p>
        </div>
        <div className="max-sm:hidden">
          <ContinueButton resumeId={resume.id} label="Continue to the job ad" />
        </div>
      </div>
      <AsWrittenSections resumeId={resume.id} version={resume.version} document={document} />
      <KeptLines resumeId={resume.id} document={document} shown={shown} onShow={setShown} />
      {general.length > 0 && (
        <div className="mt-6 space-y-3">
          {general.map((warning) => (
            <Notice key={warning.code + warning.message} tone="question" title={warning.message} />
          ))}
        </div>
      )}
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[5fr_6fr]">
        <section aria-labelledby="was-read" className="min-w-0 lg:order-2">
          <h2 id="was-read" className="mb-3 font-sans text-sm font-semibold text-soft">
            What was read
          </h2>
          <ResumeOutline
            sections={sections}
            line={(line) => (
              <ReadLine
                line={line}
                warning={findWarning(warnings, line.path)?.message}
                returned={returned === line.path}
                onCorrect={isField(line.path) ? () => setCorrected(line.path) : undefined}
                form={
                  corrected === line.path && (
                    <CorrectLine
                      resumeId={resume.id}
                      version={resume.version}
                      document={document}
                      path={line.path}
                      onDone={() => {
                        setCorrected(null);
                        setReturned(line.path);
                      }}
                    />
                  )
                }
                source={
                  shown === line.path && shownSpan
                    ? text.slice(shownSpan.start, shownSpan.end)
                    : undefined
                }
                onShow={
                  findSpan(document, line.path) &&
                  (() => setShown(shown === line.path ? null : line.path))
                }
              />
            )}
          />
        </section>
        <section aria-labelledby="as-it-was" className="min-w-0 lg:sticky lg:top-20">
          <h2 id="as-it-was" className="mb-3 font-sans text-sm font-semibold break-words text-soft">
            Your file, {resume.source.name}
          </h2>
          <OriginalFile resume={resume} document={document} shown={shown} />
        </section>
      </div>
      {/* On a phone the only one: first what was read is looked through. */}
      <div className="mt-8 sm:hidden">
        <ContinueButton resumeId={resume.id} label="Continue to the job ad" />
      </div>
      <div className="mt-8 max-sm:hidden">
        <ContinueButton resumeId={resume.id} label="Continue to the job ad" />
      </div>
    </div>
  );
}
