import type { ResumeSession } from '@trueline/contracts';
import { useState } from 'react';
import { urlOf } from '../../shared/api/address.ts';
import { endpoints } from '../../shared/api/endpoints.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';

interface PagesProps {
  session: ResumeSession;
  name: string;
  onFailure: () => void;
}

function Pages({ session, name, onFailure }: PagesProps) {
  const pages = Array.from({ length: session.pages ?? 1 }, (_, index) => index + 1);
  return (
    <div className="space-y-6">
      {pages.map((page) => (
        <img
          key={page}
          // The moment of the last change: after it, the page may look different.
          onError={onFailure}
          src={urlOf(endpoints.previewPage, {
            params: { id: session.id, page: `${page}.svg` },
            query: { template: session.templateId, v: Date.parse(session.updatedAt) },
          })}
          alt={`Page ${page} of ${pages.length} of your resume in the template ${name}`}
          width={612}
          height={792}
          className="h-auto w-full rounded-sm bg-white shadow-float"
        />
      ))}
    </div>
  );
}

/** The pages, and what to do when one could not be fetched. */
export function Preview({ session, name }: Omit<PagesProps, 'onFailure'>) {
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  if (failed) {
    return (
      <Notice tone="conflict" title="The preview could not be loaded" urgent>
        <p>Nothing is lost. Check your connection and try again.</p>
        <Button
          variant="outline"
          className="mt-3"
          onClick={() => {
            setFailed(false);
            setTries(tries + 1);
          }}
        >
          Try again
        </Button>
      </Notice>
    );
  }
  return <Pages key={tries} session={session} name={name} onFailure={() => setFailed(true)} />;
}
