import {
  type ResumeSection,
  TEMPLATE_FONTS,
  type Template,
  type TemplateAccent,
  type TemplateSettings,
} from '@trueline/contracts';
import { ArrowDown, ArrowUp, ChevronDown } from 'lucide-react';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';

/** The contract's names, each once; the compiler holds them complete. */
const ACCENTS: Record<TemplateAccent, string> = {
  ink: 'Ink',
  slate: 'Slate',
  teal: 'Teal',
  forest: 'Forest',
  olive: 'Olive',
  navy: 'Navy',
  blue: 'Blue',
  plum: 'Plum',
  wine: 'Wine',
  brick: 'Brick',
  bronze: 'Bronze',
};
const SECTIONS: Record<ResumeSection, string> = {
  summary: 'Summary',
  work: 'Work',
  education: 'Education',
  projects: 'Projects',
  skills: 'Skills',
  volunteer: 'Volunteering',
  certificates: 'Certificates',
  awards: 'Awards',
  publications: 'Publications',
  languages: 'Languages',
  interests: 'Interests',
  references: 'References',
};
const PAPERS = { letter: 'Letter', a4: 'A4' };
const DENSITIES = { roomy: 'Roomy', normal: 'Normal', snug: 'Snug' };

interface Choice {
  key: 'accent' | 'font' | 'density' | 'paper';
  label: string;
  options: Record<string, string>;
  /** What it is without a choice of the person's, where the template doesn't fix it. */
  standard?: string;
}

const CHOICES: Choice[] = [
  { key: 'accent', label: 'Colour', options: ACCENTS },
  { key: 'font', label: 'Font', options: TEMPLATE_FONTS },
  {
    key: 'density',
    label: 'Density',
    options: DENSITIES,
    standard: 'As much air as costs no page',
  },
  { key: 'paper', label: 'Paper', options: PAPERS },
];

interface SelectProps extends Required<Omit<Choice, 'key'>> {
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** What stands behind no choice is told below the box: in it, a long name would be cut. */
function Select({ label, value, options, standard, onChange }: SelectProps) {
  return (
    <Field label={label} hint={value === undefined ? `${standard}.` : undefined}>
      {(control) => (
        <select
          {...control}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
          className="min-h-11 w-full rounded-md border border-edge bg-raised px-3 text-base text-ink"
        >
          <option value="">Standard</option>
          {Object.entries(options).map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface SectionOrderProps {
  order: readonly ResumeSection[];
  onChange: (order: ResumeSection[]) => void;
}

function SectionOrder({ order, onChange }: SectionOrderProps) {
  const move = (from: number, to: number) => {
    const section = order[from];
    if (section === undefined) return;
    const rest = order.filter((_, index) => index !== from);
    onChange([...rest.slice(0, to), section, ...rest.slice(to)]);
  };
  return (
    <details className="group mt-4 border-y border-line">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between text-sm font-semibold">
        Order of sections
        <ChevronDown aria-hidden size={18} className="text-soft group-open:rotate-180" />
      </summary>
      <ol className="divide-y divide-line border-y border-line">
        {order.map((section, index) => (
          <li key={section} className="flex items-center gap-1 py-1">
            <span className="grow">{SECTIONS[section]}</span>
            <Button
              variant="quiet"
              aria-label={`Move up: ${SECTIONS[section]}`}
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
              className="size-10"
            >
              <ArrowUp aria-hidden size={18} />
            </Button>
            <Button
              variant="quiet"
              aria-label={`Move down: ${SECTIONS[section]}`}
              disabled={index === order.length - 1}
              onClick={() => move(index, index + 1)}
              className="size-10"
            >
              <ArrowDown aria-hidden size={18} />
            </Button>
          </li>
        ))}
      </ol>
    </details>
  );
}

interface TemplateSettingsFormProps {
  template: Template;
  settings: TemplateSettings;
  /** The sections that this resume has. */
  sections: readonly ResumeSection[];
  onChange: (settings: TemplateSettings) => void;
}

/** Paper, colour, density, font and order; what isn't chosen is as the template has it. */
export function TemplateSettingsForm({
  template,
  settings,
  sections,
  onChange,
}: TemplateSettingsFormProps) {
  const { defaults } = template;
  const set = <Key extends keyof TemplateSettings>(key: Key, value: TemplateSettings[Key]) => {
    const { [key]: _, ...rest } = settings;
    onChange(value === undefined ? rest : { ...rest, [key]: value });
  };
  const first = settings.sectionOrder ?? defaults.sectionOrder;
  const order = [
    ...first.filter((section) => sections.includes(section)),
    ...sections.filter((section) => !first.includes(section)),
  ];
  const isStandard = Object.keys(settings).length === 0;
  return (
    <section aria-labelledby="template-settings">
      <h2 id="template-settings" className="mb-3 font-sans text-sm font-semibold text-soft">
        Settings
      </h2>
      <div className="grid grid-cols-2 gap-x-4 gap-y-4">
        {CHOICES.map(({ key, label, options, standard }) => (
          <Select
            key={key}
            label={label}
            value={settings[key]}
            options={options}
            standard={standard ?? options[defaults[key]] ?? ''}
            onChange={(value) => set(key, value as TemplateSettings[typeof key])}
          />
        ))}
      </div>
      <SectionOrder order={order} onChange={(sectionOrder) => set('sectionOrder', sectionOrder)} />
      {!isStandard && (
        <Button variant="outline" className="mt-4" onClick={() => onChange({})}>
          Back to the template’s own
        </Button>
      )}
    </section>
  );
}
