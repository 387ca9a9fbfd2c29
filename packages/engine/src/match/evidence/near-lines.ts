import { hasForm, hasFormInLower } from '../../language/forms.ts';
import { findSkill } from '../../taxonomy/skills.ts';
import { tellsWork } from '../../taxonomy/told-work.ts';
import { linesWithToolOf } from '../../taxonomy/tool-classes.ts';
import { agentForms } from './agent-forms.ts';
import { type EvidenceIndex, linesWith, tellsEnough } from './evidence-index.ts';
import type { EvidenceLine } from './evidence-lines.ts';
import { headlessStems } from './near-forms.ts';

/** Where somebody is called by what they do. */
const TITLE = /^basics\.label$|\.position$/;

/** Lines that name whom or what a work is done by: "Duct Cleaner" of cleaning, where it is a title; "barcode scanner" of barcode scanning. */
export function linesOfAgents(index: EvidenceIndex, forms: readonly string[]): EvidenceLine[] {
  return forms.flatMap((form) =>
    agentForms(form)
      .filter((agent) => hasFormInLower(index.text, agent))
      .flatMap((agent) =>
        index.lines.filter(
          ({ path, plain }) => (/\s/.test(form) || TITLE.test(path)) && hasForm(plain, agent),
        ),
      ),
  );
}

/** Lines whose product is one of the class that is asked. */
export function linesUsing(index: EvidenceIndex, names: readonly string[]): EvidenceLine[] {
  const texts = index.lines.map(({ plain }) => plain);
  return names
    .flatMap((name) => linesWithToolOf(name, texts, index.text))
    .flatMap((i) => index.lines[i] ?? []);
}

/** Lines near a skill: they tell such work in the words of the trade, or hold all words of its name but those of every name. */
export function linesNear(index: EvidenceIndex, names: readonly string[]): EvidenceLine[] {
  const told = index.lines.filter(
    (line) => line.kind !== 'list' && line.kind !== 'schooling' && tellsWork(line.plain, names),
  );
  const likes = names.flatMap((name) => {
    const stems = headlessStems(name);
    return tellsEnough(stems) ? linesWith(index, stems) : [];
  });
  return [...told, ...likes];
}

/** Lines in which a form stands but does not count, as in a bare list of names: it is there, and worth asking about. */
export function linesAside(
  index: EvidenceIndex,
  name: string,
  forms: readonly string[],
): EvidenceLine[] {
  if (index.aside.length === 0) return [];
  const known = findSkill(name)?.forms.flatMap((form) => (form.case === 'any' ? form.text : []));
  const all = [...forms, ...(known ?? [])];
  return index.aside.filter(({ text }) => all.some((form) => hasForm(text, form)));
}
