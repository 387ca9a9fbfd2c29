import { useQuery } from '@tanstack/react-query';
import type { ResumeSession, Template } from '@trueline/contracts';
import { Link } from 'react-router';
import { messageOf } from '../../shared/api/api-error.ts';
import { useUpdateResumeSession } from '../../shared/api/resume-session-mutations.ts';
import { templatesQuery } from '../../shared/api/template-queries.ts';
import { flowAddress } from '../../shared/flow/flow-steps.ts';
import { NotCompleted } from '../../shared/flow/not-completed.tsx';
import { ResumeSessionGate } from '../../shared/flow/resume-session-gate.tsx';
import { PageHeading } from '../../shared/page-focus.tsx';
import { showToast } from '../../shared/toast/toast-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { Preview } from './preview.tsx';

interface TemplateChoiceProps {
  session: ResumeSession;
  templates: Template[];
}

function TemplateChoice({ session, templates }: TemplateChoiceProps) {
  const update = useUpdateResumeSession(session.id, (error) =>
    showToast({
      title: 'Your choice was not saved',
      description: messageOf(error, 'Please try again.'),
      tone: 'destructive',
    }),
  );
  const chosen = update.isPending ? update.variables.templateId : session.templateId;
  return (
    <fieldset>
      <legend className="mb-3 text-sm font-semibold text-soft">Template</legend>
      <div className="grid grid-cols-2 gap-x-4 border-y border-line py-2 lg:grid-cols-1">
        {templates.map((template) => (
          <label key={template.id} className="flex min-h-10 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="template"
              value={template.id}
              checked={template.id === chosen}
              onChange={() => update.mutate({ templateId: template.id })}
              className="size-6 shrink-0 accent-evidence-fill"
            />
            <span className="font-serif text-lg">{template.name}</span>
          </label>
        ))}
      </div>
      <p role="status" className="mt-3 min-h-16 text-sm text-soft">
        {templates.find(({ id }) => id === chosen)?.description}
      </p>
    </fieldset>
  );
}

function Gallery({ session }: { session: ResumeSession }) {
  const { data, error, refetch } = useQuery(templatesQuery());
  const templates = data?.items ?? [];
  const name = templates.find(({ id }) => id === session.templateId)?.name ?? session.templateId;
  return (
    <div className="mx-auto max-w-6xl px-5 py-12">
      <PageHeading>How it will look</PageHeading>
      <p className="mt-3 max-w-2xl text-lg text-soft">
        Your own pages, exactly as they will be in the file.
      </p>
      <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[18rem_1fr]">
        <div className="space-y-8 lg:sticky lg:top-20">
          {error ? (
            <Notice tone="conflict" title="The templates could not be loaded" urgent>
              <p>{messageOf(error, 'Nothing is lost.')}</p>
              <Button variant="outline" className="mt-3" onClick={() => void refetch()}>
                Try again
              </Button>
            </Notice>
          ) : (
            <TemplateChoice session={session} templates={templates} />
          )}
          <Link
            to={flowAddress('/download', session.id)}
            className={`w-full ${buttonClass('primary', 'large')}`}
          >
            Continue to download
          </Link>
        </div>
        <section aria-label="Preview" className="min-w-0 max-w-3xl">
          <Preview
            key={`${session.templateId} ${session.updatedAt}`}
            session={session}
            name={name}
          />
        </section>
      </div>
    </div>
  );
}

/** Step 4: the person's own pages in the chosen template. */
export function TemplatePage() {
  return (
    <ResumeSessionGate>
      {(session) =>
        session.status === 'completed' ? (
          <Gallery session={session} />
        ) : (
          <NotCompleted session={session} />
        )
      }
    </ResumeSessionGate>
  );
}
