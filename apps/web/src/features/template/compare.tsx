import type { ResumeSession, Template } from '@trueline/contracts';
import { urlOf } from '../../shared/api/address.ts';
import { endpoints } from '../../shared/api/endpoints.ts';
import { Button } from '../../shared/ui/button.tsx';

interface CompareProps {
  session: ResumeSession;
  templates: readonly Template[];
  /** The one beside the chosen. */
  other: string;
  onOther: (templateId: string) => void;
  onChoose: (templateId: string) => void;
  onClose: () => void;
}

function FirstPage({ session, template }: { session: ResumeSession; template: Template }) {
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 font-serif text-lg">{template.name}</figcaption>
      <img
        alt={`Page 1 of your resume in the template ${template.name}`}
        width={612}
        height={792}
        src={urlOf(endpoints.previewPage, {
          params: { id: session.id, page: '1.svg' },
          query: { template: template.id, v: Date.parse(session.updatedAt) },
        })}
        className="h-auto w-full rounded-sm bg-white shadow-float"
      />
    </figure>
  );
}

/** The first page in two templates, beside each other. */
export function Compare({ session, templates, other, onOther, onChoose, onClose }: CompareProps) {
  const chosen = templates.find(({ id }) => id === session.templateId);
  const second = templates.find(({ id }) => id === other);
  return (
    <div>
      <div className="flex flex-wrap items-end gap-3">
        <label className="min-w-48 grow">
          <span className="mb-1.5 block text-sm font-semibold">Compare with</span>
          <select
            value={other}
            onChange={({ target }) => onOther(target.value)}
            className="min-h-11 w-full rounded-md border border-edge bg-raised px-3 text-base text-ink"
          >
            {templates
              .filter(({ id }) => id !== session.templateId)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </select>
        </label>
        {second && <Button onClick={() => onChoose(second.id)}>Take {second.name}</Button>}
        <Button variant="outline" onClick={onClose}>
          Stop comparing
        </Button>
      </div>
      <div className="mt-6 grid gap-6 sm:grid-cols-2">
        {chosen && <FirstPage session={session} template={chosen} />}
        {second && <FirstPage session={session} template={second} />}
      </div>
    </div>
  );
}
