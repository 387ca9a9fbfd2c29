import type { Resume, SkillKind } from '@trueline/contracts';
import { type Draft, doubtAdded } from '../document/change-draft.ts';
import type { JobTerm, JobTerms } from '../document/job-terms.ts';
import { listLines, type ResumeLine } from '../document/paths.ts';
import { readVerb } from '../language/en/verb-forms.ts';
import { hasForm } from '../language/forms.ts';
import { isClipped, isEmbedded, isListed, isSlip } from '../rules/line/keyword-form.ts';
import { isHighlight, isProse, isSkillItem } from '../rules/line-kinds.ts';
import { capitalize } from '../rules/line-text.ts';
import { isOfOthers } from '../rules/relevance.ts';
import { isAcronymOf } from '../taxonomy/acronyms.ts';
import { findAcronym, findAct, hasKin, isOutOfField } from '../taxonomy/own-forms.ts';
import { compareNames } from '../taxonomy/same-name.ts';
import {
  aliasesOf,
  type FoundSkill,
  findSkill,
  findSkills,
  impliedBy,
} from '../taxonomy/skills.ts';
import { ownTelling } from './own-telling.ts';
import { isBareList, type SkillPlaces } from './skill-places.ts';

/** Kinds that belong into a list of skills, certificates only under another of their names; spoken languages have a place of their own. */
const LISTABLE: ReadonlySet<SkillKind> = new Set([
  'hard',
  'tool',
  'method',
  'domain',
  'soft',
  'cert',
]);
const LONG_NAME_WORDS = 2;
/** A list that does not exist yet is begun for no fewer; so short a one waits for the person's word. */
const NEW_LIST_MIN = 2;
const NEW_LIST_SURE = 3;

/** A name that may stand in a list as a noun: "collaborate", "mentor" and "detail-oriented" are none. */
function isNoun(form: string): boolean {
  const [first = '', ...rest] = form.split(' ');
  if (rest.length === 0 && NOT_NOUN.test(form)) return false;
  // "cost a menu" tells an act, "English as a second language" none.
  if (/^\S+ (?:an?|the) /.test(form)) return false;
  if (/^(?:read|cut|set) /i.test(form)) return false;
  const readings = readVerb(first);
  if (rest.length === 0 && readings.some(({ form: reading }) => reading === 'base'))
    return /[A-Z].*[A-Z]|\d/.test(form);
  return readings.every(({ form: reading, verb }) => reading === 'gerund' || verb.baseIsNoun);
}
const NOT_NOUN = /(?:ive|able|ible|ful|ous|oriented|focused|driven|minded|motivated|ated|ly)$/i;

/** What is no skill in a list: a paper has a section of its own, and when one works is a condition. */
export const NO_SKILL =
  /\b(?:certificates?|certification|licen[cs]es?|permits?|badges?|(?:day|night|evening|weekend|late|early|rotating|split|shift) (?:shifts?|work|hours)|shifts|weekends|overtime)(?: rota)?$/i;

/** Whether the list is the place for it. What already stands on the page in the ad's form is listed only where its name alone says enough: "monitoring" or "insurance" says nothing there. */
function isListable(term: JobTerm): boolean {
  const { kind, form, requirementId, name, level, surfaced } = term;
  if (term.own !== undefined) return true;
  if (requirementId === undefined) return false;
  // What the lexicon does not know is listed only under a name of several words.
  if (!LISTABLE.has(kind) && !(kind === 'unrecognised' && /\s/.test(form))) return false;
  if (NO_SKILL.test(form)) return false;
  if (!isListed(term) || isSlip(term) || !isNoun(itemOf(term))) return false;
  if (kind === 'soft' || kind === 'cert') return !surfaced;
  const saysEnough =
    kind === 'tool' || /\s/.test(itemOf({ form, name })) || /[A-Z].*[A-Z]|\d/.test(form);
  return saysEnough || (!surfaced && level !== 'context');
}

/** The ad's form as an item of a list: a bare "RESTful" or "back-end" takes the tail of its full name. */
function itemOf({ form, name }: Pick<JobTerm, 'form' | 'name'>): string {
  const isBare =
    !/\s/.test(form) &&
    !/s$/i.test(form) &&
    name.length > form.length &&
    compareNames(form, name)?.how === 'tail';
  return capitalize(isBare ? `${form} ${name.split(' ').slice(1).join(' ')}` : form);
}

const isTitle = (path: string): boolean => /^(?:work|volunteer)\[\d+\]\.position$/.test(path);

/** "Full-stack engineer with 7 years ...": the summary begins with the person's own trade. */
const isOwnTitle = ({ path, text }: ResumeLine, end: number): boolean =>
  isTitle(path) ||
  (path === 'basics.summary' && /^(?:[\w/+#.-]+ ){0,4}$/.test(`${text.slice(0, end)} `));

const isSchooling = (path: string): boolean =>
  /^(?:education\[\d+\]\.(?:area|courses\[\d+\])|certificates\[\d+\]\.name)$/.test(path);

/** The line that shows the skill: a bullet before a summary before a held title before the list itself before schooling. */
function findEvidence(
  lines: readonly ResumeLine[],
  term: JobTerm,
  isItem: (path: string) => boolean,
  isKin: boolean,
): Evidence | undefined {
  const find = (line: ResumeLine): FoundSkill | undefined =>
    findSkills(line.text).find(
      (skill) =>
        skill.name === term.name &&
        compareNames(term.form, skill.text) !== null &&
        (term.own === skill.text || !isOutOfField(skill.text, term.form, line.text)) &&
        !isEmbedded(line.text, skill) &&
        (!isOfOthers(line.text, skill.end) || isOwnTitle(line, skill.end)),
    );
  for (const fits of [isHighlight, isProse, isTitle, isItem, isSchooling]) {
    for (const whole of lines.filter(({ path }) => fits(path))) {
      const isTelling = fits === isHighlight || fits === isProse;
      const line = isTelling
        ? { ...whole, text: ownTelling(whole.text, fits === isHighlight) }
        : whole;
      const own =
        (term.own !== undefined && hasForm(line.text, term.own) ? term.own : undefined) ??
        find(line)?.text ??
        findCertificate(line, term) ??
        findAcronym(line.text, term.name, term.form, isKin, isHeld(line, term))?.text ??
        (fits === isSchooling ? undefined : findAct(line.text, term.form)?.text);
      if (own !== undefined) return { line: whole, own };
    }
  }
  return undefined;
}

/** The line is a certificate's, and so is the term. */
const isHeld = ({ path }: ResumeLine, { kind }: JobTerm): boolean =>
  kind === 'cert' && /^certificates\[\d+\]\.name$/.test(path);

/** "CPR-C" of "First Aid and CPR-C", which the lexicon reads as one certificate. */
function findCertificate({ path, text }: ResumeLine, term: JobTerm): string | undefined {
  const { kind, form, name } = term;
  if (kind !== 'cert') return undefined;
  return aliasesOf(name).find(
    (alias) =>
      hasForm(text, alias) &&
      compareNames(form, alias) !== null &&
      (isHeld({ path, text } as ResumeLine, term) || !isOutOfField(alias, form, text)),
  );
}

/** The line that shows a skill, and the words in which it does. */
interface Evidence {
  line: ResumeLine;
  own: string;
}

const withoutAside = (item: string): string => item.replace(/ \([^()]*\)$/, '');

/** Whether some item of the list says it: in any form of the concept, or, where the ad's form is still to be shown, in that form. */
function isInList(items: readonly string[], term: JobTerm, isPlanned: boolean): boolean {
  if (items.some((item) => hasForm(item, term.form))) return true;
  // "Integrated pest management (basic)" says what IPM is.
  if (items.some((item) => isAcronymOf(term.form, withoutAside(item)))) return true;
  if (items.some((item) => isClipped(item, term.form) && findSkill(item)?.name === term.name))
    return true;
  if (isPlanned && term.own !== undefined) return true;
  // A long name once on the page is enough.
  if (isPlanned && term.form.split(' ').length > LONG_NAME_WORDS) return true;
  const isNamed = items.some((item) => findSkills(item).some((skill) => skill.name === term.name));
  return isNamed && (term.surfaced || isPlanned);
}

const isBareName = (path: string): boolean => /^skills\[\d+\]\.name$/.test(path);

export const TITLES = /^basics\.label$|^work\[\d+\]\.position$/;
const STEM_LETTERS = 4;

/** A certificate has its own section, a field of study its degree, and "Cooking" stands in the title of a cook: none is a skill to list. */
function isSaidElsewhere(
  { form, kind }: JobTerm,
  { line }: Evidence,
  titles: readonly string[],
): boolean {
  if (kind === 'cert' && line.path.startsWith('certificates') && hasForm(line.text, form))
    return true;
  if (/^education\[\d+\]\.(?:area|studyType)$/.test(line.path)) return true;
  return isInTitle(form, titles);
}

/** "Cooking" of a cook: a title says it. */
export function isInTitle(form: string, titles: readonly string[]): boolean {
  const words = form.toLowerCase().split(/\s+/);
  return titles.some((title) => {
    const own = title.toLowerCase().split(/[^\p{L}\p{N}+#]+/u);
    return words.every((word) =>
      own.some((one) => one === word || (one.length >= STEM_LETTERS && word.startsWith(one))),
    );
  });
}

/** "Driver’s licence" and "Driver's licence" are one. */
const plainMarks = (text: string): string => text.replaceAll('’', "'");

/** What a list gains nothing by: a certificate that has its own section, one common noun ("Coaching", "Wiring"), a short form that stands on the page. */
function isIdle(term: JobTerm, certificates: readonly string[]): boolean {
  const { form, kind, name, surfaced, own } = term;
  const names = [form, ...aliasesOf(name)];
  const isNamed = certificates.some((text) =>
    names.some((one) => hasForm(plainMarks(text), plainMarks(one))),
  );
  if (surfaced && isNamed) return true;
  if (own !== undefined) return false;
  if (kind === 'tool') return false;
  const isShortForm = /^[\p{Lu}\d&/-]{2,6}$/u.test(form);
  return isShortForm ? surfaced : /^\p{L}\p{Ll}+$/u.test(itemOf(term));
}

/** Transformation 24: a skill that the ad asks for and the person's own lines show, missing from the list in the ad's words. `accepts` is the gate's word on an item. */
export function proposeSurfacedSkills(
  resume: Resume,
  terms: JobTerms,
  keywordForms: ReadonlyMap<string, JobTerm[]>,
  places: SkillPlaces,
  accepts: (item: Pick<Draft, 'path' | 'after'>) => boolean,
): Draft[] {
  const isItem = isBareList(resume) ? isBareName : isSkillItem;
  const lines = listLines(resume);
  const items = lines.filter((line) => isItem(line.path)).map((line) => line.text);
  const named = new Set(lines.flatMap(({ text }) => findSkills(text).map(({ name }) => name)));
  const shown = new Set([...named].flatMap(impliedBy));
  const planned = new Set([...keywordForms.values()].flat());
  const certificates = lines
    .filter(({ path }) => path.startsWith('certificates[') || TITLES.test(path))
    .map(({ text }) => text);
  const titles = lines.filter(({ path }) => TITLES.test(path)).map(({ text }) => text);
  const drafts: Draft[] = [];
  for (const term of terms.values()) {
    if (!isListable(term) || isInList(items, term, planned.has(term))) continue;
    const evidence = findEvidence(lines, term, isItem, hasKin(term.name, shown));
    if (evidence === undefined || isSaidElsewhere(term, evidence, titles)) continue;
    if (isIdle(term, certificates)) continue;
    if (!places.takes(term.kind)) continue;
    const path = places.next(term.kind);
    const after = writingsOf(term, evidence)
      .map((item) => fitCapitals(item, items))
      .find((item) => accepts({ path, after: item }));
    if (after === undefined) continue;
    places.take(term.kind);
    drafts.push(surfacedDraft(term, evidence, path, after));
  }
  const hasList = (resume.skills ?? []).length > 0;
  if (hasList || drafts.length >= NEW_LIST_SURE) return drafts;
  return drafts.length < NEW_LIST_MIN
    ? []
    : drafts.map((draft) => ({
        ...draft,
        verdict: 'confirm' as const,
        doubts: doubtAdded(
          '',
          draft.after,
          'Your resume has no list of skills; a line of yours shows this one.',
        ),
      }));
}

/** The item in the ad's words; of a long name also with the person's short one, "Certified Supply Chain Professional (CSCP)", which a certificate always keeps. */
function writingsOf(term: JobTerm, { own }: Evidence): string[] {
  const item = itemOf(term);
  const same = compareNames(term.form, own);
  if (same?.how !== 'acronym' || same.long !== 'ad') return [item];
  // "Bill of materials (BOM)" of "BOMs".
  const isPlural = /s$/.test(/^.*?(?= (?:of|for) |$)/.exec(term.form)?.[0] ?? '');
  const both = `${item} (${isPlural ? own : own.replace(/(?<=\p{Lu})s$/u, '')})`;
  if (term.kind === 'cert') return [both];
  return term.own === undefined ? [item, both] : [both, item];
}

const PLAIN_SMALL = /^\p{Ll}[\p{Ll} -]+$/u;

/** "light housekeeping" in a list that goes on in small letters behind its first item. */
function fitCapitals(item: string, items: readonly string[]): string {
  const small = items.slice(1).filter((own) => PLAIN_SMALL.test(own)).length;
  const isPlain = /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+(?: \(.*\))?$/u.test(item);
  return isPlain && small >= 2 && small * 2 > items.length - 1
    ? item.slice(0, 1).toLowerCase() + item.slice(1)
    : item;
}

function surfacedDraft(term: JobTerm, { line }: Evidence, path: string, after: string): Draft {
  return {
    path,
    before: '',
    after,
    kind: 'surfaced-skill',
    reason: 'The job asks for it and your own line shows it, but your skills list does not say so.',
    requirementId: term.requirementId,
    sources: [{ path: line.path, text: line.text }],
    verdict: 'proven',
  };
}
