import type { Change, Fact, KnownAnswers, Resume } from '@trueline/contracts';
import type { Draft } from '../document/change-draft.ts';
import { entryOf, findValue, listLines } from '../document/paths.ts';
import { nameKey } from '../taxonomy/name-key.ts';
import { ANSWER_KIND, countOf } from './answer.ts';
import type { PlannedAsk } from './planned-ask.ts';

const SECTION = /^(work|volunteer|certificates|education|languages|skills)\[(\d+)\]/;
/** Of an entry's fields the one that tells it. */
const MAIN_FIELD: Partial<Record<Fact['section'], string>> = {
  certificates: 'name',
  education: 'studyType',
  languages: 'language',
};

/** What answers have told, with the role it belongs to: the person's own, for their next application. */
export function toFacts(
  resume: Resume,
  changes: readonly Change[],
  asks: readonly PlannedAsk[],
): Fact[] {
  return changes.flatMap((change): Fact[] => {
    const [source] = change.sources;
    const ask = asks.find(({ id }) => source?.path === `answers.${id}`);
    const section = SECTION.exec(change.path)?.[1] as Fact['section'] | undefined;
    if (change.kind !== ANSWER_KIND || change.decision === 'rejected' || ask === undefined)
      return [];
    if (section === undefined || ask.type === 'detail') return [];
    // Further fields of an entry stand with its name; a skill told beside a line is a fact of its own.
    if (change.dependsOn !== undefined && section !== 'skills') return [];
    const line = typeof change.decision === 'object' ? change.decision.text : change.after;
    const role = roleOf(resume, changes, change.path);
    return [
      {
        id: `${change.id}-${nameKey(line)
          .replace(/[^a-z0-9]+/g, '-')
          .slice(0, 40)}`,
        line,
        section,
        ...(role === undefined ? {} : { role }),
        ...(change.before === '' ? {} : { replaces: change.before }),
        topic: ask.topic,
        prompt: ask.prompt,
      },
    ];
  });
}

function roleOf(
  resume: Resume,
  changes: readonly Change[],
  path: string,
): Fact['role'] | undefined {
  if (!/^(?:work|volunteer)\[/.test(path)) return undefined;
  const entry = entryOf(path);
  // A job that the person named in an answer stands in changes of its own.
  const value = (findValue(resume, entry) ??
    Object.fromEntries(
      changes.flatMap((change) =>
        ['name', 'position'].flatMap((field) =>
          change.path === `${entry}.${field}` ? [[field, change.after]] : [],
        ),
      ),
    )) as Record<string, unknown>;
  const text = (key: string): string | undefined =>
    typeof value[key] === 'string' && value[key] !== '' ? value[key] : undefined;
  const name = text('name') ?? text('organization');
  const position = text('position');
  const startDate = text('startDate');
  return {
    ...(name === undefined ? {} : { name }),
    ...(position === undefined ? {} : { position }),
    ...(startDate === undefined ? {} : { startDate }),
  };
}

/** What the ids of such changes begin with. */
export const FACT_ID = 'fact-';

type FactDraft = Draft & { id: string };

/** Each of them is scored: more than a career has. */
const FACTS_MAX = 100;

/** Changes that earlier facts make of this resume: each under its role, where the resume has that and does not tell it yet. */
export function factDrafts(resume: Resume, known: KnownAnswers | undefined): FactDraft[] {
  const lines = listLines(resume);
  const told = new Set(lines.map(({ text }) => nameKey(text)));
  const replacedLines = new Set<string>();
  // The newest come first.
  return (known?.facts ?? []).slice(0, FACTS_MAX).flatMap((fact, nth): FactDraft[] => {
    if (told.has(nameKey(fact.line))) return [];
    const entry = entryFor(resume, fact);
    if (entry === undefined) return [];
    told.add(nameKey(fact.line));
    const replaced = lines.find(
      (line) => line.entry === entry && fact.replaces !== undefined && line.text === fact.replaces,
    );
    // Of two facts in place of one line the newer stands; a line that was edited since tells it itself.
    if (fact.replaces !== undefined && (replaced === undefined || replacedLines.has(replaced.path)))
      return [];
    if (replaced !== undefined) replacedLines.add(replaced.path);
    const path = replaced?.path ?? placeFor(resume, fact, entry, nth);
    return [
      {
        id: `${FACT_ID}${fact.id}`,
        path,
        before: replaced?.text ?? '',
        after: fact.line,
        kind: ANSWER_KIND,
        reason: 'You told this in an earlier application.',
        sources: [
          { path: `answers.${fact.id}`, text: fact.line },
          ...(replaced === undefined ? [] : [{ path: replaced.path, text: replaced.text }]),
        ],
        verdict: 'proven',
      },
    ];
  });
}

/** The entry that a fact belongs to: the role of that employer and title, or the section itself. */
function entryFor(resume: Resume, { section, role }: Fact): string | undefined {
  if (section !== 'work' && section !== 'volunteer') return section;
  const roles = resume[section] ?? [];
  const isSame = (a: string | undefined, b: string | undefined): boolean =>
    nameKey(a ?? '') === nameKey(b ?? '');
  const nameOf = (one: (typeof roles)[number]): string | undefined =>
    'organization' in one && typeof one.organization === 'string'
      ? one.organization
      : (one as { name?: string }).name;
  const at = roles.findIndex(
    (one) => isSame(nameOf(one), role?.name) && isSame(one.position, role?.position),
  );
  return at === -1 ? undefined : `${section}[${at}]`;
}

/** Behind every line that answers add. */
const AFTER_ANSWERS = 500;

function placeFor(resume: Resume, { section }: Fact, entry: string, nth: number): string {
  if (section === 'work' || section === 'volunteer')
    return `${entry}.highlights[${countOf(resume, `${entry}.highlights`) + AFTER_ANSWERS + nth}]`;
  if (section === 'skills') {
    const list = `skills[${Math.max(0, countOf(resume, 'skills') - 1)}].keywords`;
    return `${list}[${countOf(resume, list) + AFTER_ANSWERS + nth}]`;
  }
  return `${section}[${countOf(resume, section) + nth}].${MAIN_FIELD[section]}`;
}
