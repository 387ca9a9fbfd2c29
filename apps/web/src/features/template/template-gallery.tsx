import type { ResumeSession, Template } from '@trueline/contracts';
import { useState } from 'react';
import { urlOf } from '../../shared/api/address.ts';
import { endpoints } from '../../shared/api/endpoints.ts';
import { RunningLine } from '../../shared/ui/loading.tsx';

interface ThumbnailProps {
  session: ResumeSession;
  templateId: string;
  className: string;
}

/** The first page, small; until it comes, a sign that it does. */
function Thumbnail({ session, templateId, className }: ThumbnailProps) {
  const [state, setState] = useState<'coming' | 'here' | 'failed'>('coming');
  return (
    <span
      className={`relative block aspect-612/792 rounded-sm border border-line bg-white ${className}`}
    >
      {state !== 'here' && (
        <span className="absolute inset-0 grid content-center gap-3 rounded-sm bg-raised px-6 text-center text-xs text-soft">
          {state === 'coming' && <RunningLine />}
          {state === 'coming' ? 'Drawing your page…' : 'This one could not be drawn just now.'}
        </span>
      )}
      <img
        // It shows words of the resume, which the preview has as text; the name says which template it is.
        alt=""
        loading="lazy"
        decoding="async"
        width={612}
        height={792}
        src={urlOf(endpoints.previewThumbnail, {
          params: { id: session.id },
          query: { template: templateId, v: Date.parse(session.updatedAt) },
        })}
        onLoad={() => setState('here')}
        onError={() => setState('failed')}
        className={`h-auto w-full rounded-sm ${state === 'here' ? '' : 'opacity-0'}`}
      />
    </span>
  );
}

interface TemplateGalleryProps {
  session: ResumeSession;
  templates: readonly Template[];
  chosen: string;
  onChoose: (templateId: string) => void;
}

/** The person's own first page in every template. */
export function TemplateGallery({ session, templates, chosen, onChoose }: TemplateGalleryProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-sm font-semibold text-soft">Template</legend>
      {/* On a phone they stand in a row to swipe, so that the page they change stays in sight. */}
      <div className="gap-4 max-lg:-mx-5 max-lg:flex max-lg:overflow-x-auto max-lg:px-5 max-lg:py-2 lg:grid lg:grid-cols-2">
        {templates.map((template) => (
          <label
            key={template.id}
            className="group relative cursor-pointer max-lg:w-44 max-lg:shrink-0"
          >
            <input
              type="radio"
              name="template"
              value={template.id}
              checked={template.id === chosen}
              onChange={() => onChoose(template.id)}
              className="peer sr-only"
            />
            <Thumbnail
              session={session}
              templateId={template.id}
              className="peer-checked:outline-3 peer-checked:outline-evidence-fill peer-checked:outline-offset-2 peer-focus-visible:outline-2 peer-focus-visible:outline-evidence peer-focus-visible:outline-offset-4 group-hover:border-edge"
            />
            <span className="mt-2 block font-serif text-lg peer-checked:font-semibold">
              {template.name}
            </span>
            <span className="block text-xs text-soft">{template.intent}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
