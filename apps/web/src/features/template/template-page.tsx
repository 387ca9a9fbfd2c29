import { useQuery } from '@tanstack/react-query';
import type { Resume, ResumeSection, ResumeSession, Template } from '@trueline/contracts';
import { useState } from 'react';
import { Link } from 'react-router';
import { messageOf } from '../../shared/api/api-error.ts';
import {
  pendingValue,
  usePendingUpdates,
  useUpdateResumeSession,
} from '../../shared/api/resume-session-mutations.ts';
import { templatesQuery } from '../../shared/api/template-queries.ts';
import { flowAddress } from '../../shared/flow/flow-steps.ts';
import { hasResult } from '../../shared/flow/has-result.ts';
import { NotCompleted } from '../../shared/flow/not-completed.tsx';
import { ResumeSessionGate } from '../../shared/flow/resume-session-gate.tsx';
import { PageHeading } from '../../shared/page-focus.tsx';
import { showToast } from '../../shared/toast/toast-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Loading } from '../../shared/ui/loading.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Compare } from './compare.tsx';
import { Preview } from './preview.tsx';
import { TemplateGallery } from './template-gallery.tsx';
import { TemplateSettingsForm } from './template-settings-form.tsx';

const DOCUMENT_SECTIONS: ResumeSection[] = [
  'work',
  'education',
  'projects',
  'skills',
  'volunteer',
  'certificates',
  'awards',
  'publications',
  'languages',
  'interests',
  'references',
];

/** The sections that this resume has something in. */
function sectionsOf(document: Resume | undefined): ResumeSection[] {
  const filled = DOCUMENT_SECTIONS.filter((name) => {
    const entries = (document as Record<string, unknown> | undefined)?.[name];
    return Array.isArray(entries) && entries.length > 0;
  });
  return document?.basics?.summary ? ['summary', ...filled] : filled;
}

function useTemplateChoice(session: ResumeSession) {
  const update = useUpdateResumeSession(session.id, {
    onError: (error) =>
      showToast({
        title: 'Your choice was not saved',
        description: messageOf(error, 'Please try again.'),
        tone: 'destructive',
      }),
  });
  const updates = usePendingUpdates(session.id);
  return {
    templateId: pendingValue(updates, 'templateId') ?? session.templateId,
    // Settings are saved as a whole: the next choice stands on those that are still on their way.
    settings: pendingValue(updates, 'templateSettings') ?? session.templateSettings,
    chooseTemplate: (templateId: string) => update.mutate({ templateId }),
    chooseSettings: (templateSettings: ResumeSession['templateSettings']) =>
      update.mutate({ templateSettings }),
  };
}

function Gallery({ session, templates }: { session: ResumeSession; templates: Template[] }) {
  const { templateId, settings, chooseTemplate, chooseSettings } = useTemplateChoice(session);
  const [other, setOther] = useState<string | null>(null);
  const template = templates.find(({ id }) => id === templateId);
  const second = templates.find(({ id }) => id !== templateId);
  return (
    <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[26rem_1fr]">
      <div className="min-w-0 space-y-8">
        {template && (
          <TemplateSettingsForm
            template={template}
            settings={settings}
            sections={sectionsOf(session.document)}
            onChange={chooseSettings}
          />
        )}
        <TemplateGallery
          session={session}
          templates={templates}
          chosen={templateId}
          onChoose={chooseTemplate}
        />
      </div>
      <section aria-label="Preview" className="min-w-0 max-w-3xl lg:sticky lg:top-20">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="text-sm text-soft">
            {template && `${template.name}: ${template.description}`}
          </p>
          {other === null && second && (
            <Button variant="outline" onClick={() => setOther(second.id)}>
              Compare two
            </Button>
          )}
        </div>
        {other === null ? (
          <Preview
            key={`${session.templateId} ${session.updatedAt}`}
            session={session}
            name={template?.name ?? session.templateId}
          />
        ) : (
          <Compare
            session={session}
            templates={templates}
            other={other === templateId ? (second?.id ?? other) : other}
            onOther={setOther}
            onChoose={(id) => {
              setOther(null);
              chooseTemplate(id);
            }}
            onClose={() => setOther(null)}
          />
        )}
        {/* Where the eye ends up, below the last page. */}
        <Link
          to={flowAddress('/download', session.id)}
          className={`mt-10 ${buttonClass('primary', 'large')}`}
        >
          Continue to download
        </Link>
      </section>
    </div>
  );
}

function Choose({ session }: { session: ResumeSession }) {
  const { data, error, refetch } = useQuery(templatesQuery());
  return (
    <div className="mx-auto max-w-6xl px-5 py-12">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <div className="max-w-2xl">
          <PageHeading>How it will look</PageHeading>
          <p className="mt-3 text-lg text-soft">
            Your own pages, exactly as they will be in the file.
          </p>
        </div>
        <Link to={flowAddress('/download', session.id)} className={buttonClass('primary', 'large')}>
          Continue to download
        </Link>
      </div>
      {error && !data && (
        <div className="mt-8">
          <Notice tone="conflict" title="The templates could not be loaded" urgent>
            <p>{messageOf(error, 'Nothing is lost.')}</p>
            <Button variant="outline" className="mt-3" onClick={() => void refetch()}>
              Try again
            </Button>
          </Notice>
        </div>
      )}
      {!data && !error && <Loading />}
      {data && <Gallery session={session} templates={data.items} />}
    </div>
  );
}

/** Step 4: the person's own pages in the chosen template. */
export function TemplatePage() {
  return (
    <ResumeSessionGate>
      {(session) =>
        hasResult(session) ? <Choose session={session} /> : <NotCompleted session={session} />
      }
    </ResumeSessionGate>
  );
}
