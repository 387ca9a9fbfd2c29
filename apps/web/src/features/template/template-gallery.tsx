import type { ResumeSession, Template } from '@trueline/contracts';
import { urlOf } from '../../shared/api/address.ts';
import { previewThumbnail } from '../../shared/api/endpoints.ts';

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
            className="group relative cursor-pointer max-lg:w-32 max-lg:shrink-0"
          >
            <input
              type="radio"
              name="template"
              value={template.id}
              checked={template.id === chosen}
              onChange={() => onChoose(template.id)}
              className="peer sr-only"
            />
            <img
              // It shows words of the resume, which the preview has as text; the name says which template it is.
              alt=""
              loading="lazy"
              decoding="async"
              width={612}
              height={792}
              src={urlOf(previewThumbnail, {
                params: { id: session.id },
                query: { template: template.id, v: Date.parse(session.updatedAt) },
              })}
              className="h-auto w-full rounded-sm border border-line bg-white peer-checked:outline-3 peer-checked:outline-evidence-fill peer-checked:outline-offset-2 peer-focus-visible:outline-2 peer-focus-visible:outline-evidence peer-focus-visible:outline-offset-4 group-hover:border-edge"
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
