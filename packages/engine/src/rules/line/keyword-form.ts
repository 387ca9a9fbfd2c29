import type { Resume } from '@trueline/contracts';
import type { JobTerm, JobTerms } from '../../document/job-terms.ts';
import { listLines, type ResumeLine } from '../../document/paths.ts';
import { hasForm } from '../../language/forms.ts';
import { areSameTradeWords } from '../../taxonomy/domain-synonyms.ts';
import { findAcronym, isOutOfField } from '../../taxonomy/own-forms.ts';
import { compareNames, type SameName } from '../../taxonomy/same-name.ts';
import { compareSynonyms } from '../../taxonomy/same-names.ts';
import {
  aliasesOf,
  type FoundSkill,
  findSkill,
  findSkills,
  impliedBy,
} from '../../taxonomy/skills.ts';
import {
  articleBefore,
  combineAcronym,
  fitArticle,
  inSentence,
  isNounAlone,
  type Place,
  QUALIFIED,
} from '../both-names.ts';
import { defineRule, plural, type Rewriting } from '../define-rule.ts';
import type { LineContext } from '../line-context.ts';
import { isHighlight, isProse, isSkillItem } from '../line-kinds.ts';
import { capitalize } from '../line-text.ts';
import { isOfOthers } from '../relevance.ts';

const keepCapital = (own: string, form: string): string =>
  /^\p{Lu}/u.test(own) ? capitalize(form) : form;

/** A name whose capitals or digits are its own ("TypeScript", "k8s"), so that one writing of it is right. */
const isDistinct = (name: string): boolean => /[a-z][A-Z]|\d|[A-Z]{2}|[.+#]/.test(name);

/** The person's spelling in the ad's: "back-end" for "backend". A product's name only in its right form, or a known second one ("NodeJS"). */
function respell(term: JobTerm, { own, isWholeItem }: Place): string | null {
  const { form, name } = term;
  // "from rough-in to finish": a noun of a sentence keeps its hyphen.
  if (!isWholeItem && /\s/.test(form) && !/\s/.test(own)) return null;
  if (findSkill(form)?.name === form && (isProperName(name) || /^\p{Lu}/u.test(own)))
    return keepCapital(own, form);
  if (!isProperName(name))
    return keepCapital(
      own,
      /\p{Lu}.*\p{Lu}/u.test(form) ? inSentence(form, false) : form.toLowerCase(),
    );
  return isWholeItem && compareSynonyms(form, own) === 'name' && !isClipped(form, own)
    ? `${own} (${form})`
    : null;
}

const isProperName = (name: string): boolean =>
  isDistinct(name) || /^\p{Lu}\S*(?: \p{Lu}\S*)+$/u.test(name);

/** The ad's slip in a product's name, "Type script": never written. */
export function isSlip({ form, name }: JobTerm): boolean {
  const isRight = findSkill(form)?.name === form || compareSynonyms(form, name) === 'name';
  return !isRight && isProperName(name) && compareNames(form, name)?.how === 'spelling';
}

/** A form that the lexicon lists, in either number, joined or hyphened: no misspelling of the ad's (see also `isSlip`). */
export const isListed = ({ name, form }: JobTerm): boolean =>
  aliasesOf(name).some((alias) =>
    /^(?:equal|plural|spelling)$/.test(compareNames(form, alias)?.how ?? ''),
  );

/** "excellent communication" takes its "skills" in a sentence; other names take a tail only as an item of a list. */
const isPraisedSkill = (place: Place): boolean =>
  isNounAlone(place) &&
  /\b(?:strong|excellent|effective|good|great|exceptional|outstanding|interpersonal|verbal|written|oral) $/i.test(
    place.text.slice(0, place.start),
  );

const CLIPPED_MIN = 4;

/** "Postgres" and "PostgreSQL", "admin" and "administration": one is the other cut short, and every reader knows it. */
export function isClipped(a: string, b: string): boolean {
  const [short = '', long = ''] = [a, b]
    .map((name) => name.toLowerCase())
    .sort((left, right) => left.length - right.length);
  return short.length >= CLIPPED_MIN && !/\s/.test(long) && long.startsWith(short);
}

/** Writes the short of two names behind the other in brackets: "Kubernetes (k8s)". */
function withNickname(form: string, own: string, mayReplace: boolean): string {
  // "Ruby on Rails" says "Rails" already.
  const holdsOwn =
    hasForm(form, own) || (own.length > 4 && form.toLowerCase().startsWith(own.toLowerCase()));
  if (holdsOwn && mayReplace) return form;
  const isShort = own.length <= 4 && own.length < form.length && /\d|^[A-Z]+$/.test(own);
  return isShort ? `${form} (${own})` : `${own} (${form})`;
}

/** Names that differ in their number or in a tail like "development", of which only a list's item takes the ad's. */
function combineTail(
  form: string,
  place: Place,
  how: 'plural' | 'tail',
  mayReplace: boolean,
): string | null {
  const { own, isWholeItem } = place;
  const isLonger = form.length > own.length;
  if (isWholeItem && mayReplace && (isLonger || /\s/.test(form) || how === 'plural'))
    return keepCapital(own, form);
  // "REST APIs" with the ad's "RESTful": its own tail stays.
  const core = own.split(' ')[0] ?? '';
  const hasTail = core !== own && core !== form && compareNames(form, core)?.how === 'plural';
  if (isWholeItem && mayReplace && hasTail) return form + own.slice(core.length);
  const isSkills = /^(.*) skills$/i.exec(form)?.[1]?.toLowerCase() === own.toLowerCase();
  return isSkills && isPraisedSkill(place) ? `${own} skills` : null;
}

/** The ad's name as it stands at the place of the person's: small letters within a sentence; null where it would not read well. */
function combine(term: JobTerm, place: Place, same: SameName): string | null {
  const written = combineNames(term, place, same);
  const isInside = place.start > 0 && /^\p{Ll}/u.test(place.own);
  return written !== null && isInside && !written.includes('(')
    ? inSentence(written, false)
    : written;
}

function combineNames(term: JobTerm, place: Place, same: SameName): string | null {
  const { own, isWholeItem, start, text, end } = place;
  const { form } = term;
  // The ad uses the person's word too: it must not be lost.
  const mayReplace = !term.forms.includes(own.toLowerCase());
  switch (same.how) {
    case 'equal':
      return null;
    case 'word-form':
      return isWholeItem && mayReplace && term.own !== undefined ? keepCapital(own, form) : null;
    case 'acronym':
      return combineAcronym(term, place, same.long);
    case 'maker':
      return mayReplace ? form : null;
    case 'spelling':
      if (term.own === own && isDistinct(form)) return form;
      return mayReplace ? respell(term, place) : null;
    case 'nickname':
      return !isClipped(form, own) &&
        isListed(term) &&
        !isSlip(term) &&
        !/^ ?\(/.test(text.slice(end)) &&
        !/\($/.test(text.slice(0, start))
        ? withNickname(form, own, mayReplace)
        : null;
    case 'synonym':
      if (!mayReplace || !isListed(term)) return null;
      if (term.own !== undefined && areSameTradeWords(form, own))
        return keepCapital(
          own,
          /^\p{Lu}\p{Ll}+(?: \p{Ll}+)*$/u.test(form) ? form.toLowerCase() : form,
        );
      return isWholeItem ? keepCapital(own, form) : null;
    case 'plural':
    case 'tail':
      return hasForm(own, form) ? null : combineTail(form, place, same.how, mayReplace);
  }
}

/** Part of an address, a path or a longer name: "github.com/js", "non-JS". */
export function isEmbedded(text: string, found: FoundSkill): boolean {
  return (
    (/[-.@#_&]$|[^\s/]\/$/.test(text.slice(0, found.start)) &&
      !/(?:^|\s)\w+\/$/.test(text.slice(0, found.start))) ||
    /^(?:[-@#_]|\/\S*[./]|\.\w)/.test(text.slice(found.end))
  );
}

const VARIANT_LETTERS_MIN = 6;

/** The same letters with other gaps, which the lexicon need not know: "on-boarding", "class room management". */
function findVariant(text: string, { form, name, kind }: JobTerm): FoundSkill[] {
  const letters = [...form].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
  if (letters.length < VARIANT_LETTERS_MIN || !/^[\p{L}\p{N} -]+$/u.test(form)) return [];
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${letters.join('[ -]?')}(?![\\p{L}\\p{N}])`,
    'giu',
  );
  return Array.from(text.matchAll(pattern), ({ 0: own, index }) => ({
    text: own,
    start: index,
    end: index + own.length,
    name,
    kind,
  })).filter((found) => found.text.toLowerCase() !== form.toLowerCase());
}

/** The person's own writing of a thing that the lexicon does not show; a short name in its own capitals alone. */
function findOwn(text: string, { own, name, kind }: JobTerm): FoundSkill[] {
  if (own === undefined) return [];
  const flags = /\p{Lu}.*\p{Lu}|\d/u.test(own) && !/\s/.test(own) ? 'gu' : 'giu';
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(own)}(?![\\p{L}\\p{N}])`, flags);
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
    text: found,
    start: index,
    end: index + found.length,
    name,
    kind,
  }));
}

/** Whether a name written into the middle of another one's words breaks it: "WSIB claims". */
function losesSkill(before: string, after: string): boolean {
  const left = new Set(findSkills(after).map(({ name }) => name));
  return findSkills(before).some(
    ({ name }) => !left.has(name) && !impliedBy(name).some((implied) => left.has(implied)),
  );
}

function combineAt(text: string, term: JobTerm, inList: boolean): string | null {
  // "Communication" is a skill as an item of a list, and any word elsewhere.
  const isName = inList && text.toLowerCase() === term.name.toLowerCase();
  const whole = { text, start: 0, end: text.length, name: term.name, kind: term.kind };
  const acronym = findAcronym(text, term.name, term.form, false);
  const places = isName
    ? [whole]
    : [
        ...findSkills(text),
        ...findVariant(text, term),
        ...(acronym === null ? [] : [{ ...acronym, name: term.name, kind: term.kind }]),
        ...findOwn(text, term),
      ];
  for (const found of places) {
    if (found.name !== term.name || isEmbedded(text, found) || isOfOthers(text, found.end))
      continue;
    const own = found.text;
    const same = compareNames(term.form, own);
    if (
      same === null ||
      (term.own?.toLowerCase() !== own.toLowerCase() && isOutOfField(own, term.form, text))
    )
      continue;
    const { start, end } = found;
    const both = combine(
      term,
      { text, own, start, end, isWholeItem: inList && own === text },
      same,
    );
    if (both === null) continue;
    // One spelling in one line.
    const rest = same.how === 'spelling' ? text.slice(end).replaceAll(own, both) : text.slice(end);
    const before =
      same.how === 'acronym' && same.long === 'ad' && !inList
        ? articleBefore(text, start, both, QUALIFIED.test(text.slice(end)))
        : same.how === 'synonym'
          ? fitArticle(text.slice(0, start), both)
          : text.slice(0, start);
    if (before === null) continue;
    const better = before + both + rest;
    if (same.how !== 'acronym' || !losesSkill(text, better)) return better;
  }
  return null;
}

/** Which line shall carry the ad's form of a skill, once: an item of the skills list, else a bullet, else a summary. */
export function planKeywordForms(resume: Resume, terms: JobTerms): ReadonlyMap<string, JobTerm[]> {
  const lines = listLines(resume);
  const order = [isSkillItem, isHighlight, isProse].flatMap((fits) =>
    lines.filter((line) => fits(line.path)),
  );
  const plan = new Map<string, JobTerm[]>();
  for (const term of terms.values()) {
    // People call their language as they do: "Tagalog" stays beside an ad's "Filipino".
    if (term.surfaced || term.kind === 'language') continue;
    const fits = (line: ResumeLine): boolean =>
      combineAt(line.text, term, isSkillItem(line.path)) !== null;
    const line = order.find(fits);
    if (line !== undefined) plan.set(line.path, [...(plan.get(line.path) ?? []), term]);
  }
  return plan;
}

function writeAdForms(text: string, { path, keywordForms }: LineContext): Rewriting | null {
  const terms = keywordForms.get(path) ?? [];
  let better = text;
  const written: string[] = [];
  for (const term of terms) {
    const step = combineAt(better, term, isSkillItem(path));
    if (step === null) continue;
    better = step;
    written.push(term.form);
  }
  if (better === text) return null;
  return {
    text: better,
    reason: `The job description writes ${written.map((form) => `"${form}"`).join(' and ')} for the same thing; a search for its words now finds you.`,
    requirementId: terms[0]?.requirementId,
  };
}

/** The ad's name of the same thing beside or in place of the person's; `keywordForms` says which line carries which. */
export const keywordForm = defineRule({
  id: 'keyword-form',
  kind: 'keyword-form',
  order: 210,
  precedence: 130,
  appliesTo: ['bullet', 'prose', 'skill'],
  languages: 'any',
  detect: ({ text }, context) => writeAdForms(text, context),
  rewrite: (better) => better,
  reason: "The job description's word for the same thing; a search for its words now finds you.",
  summary: (n) => `Added the job's own name for what you have in ${plural(n, 'line', 'lines')}.`,
  examples: [['Deployed services to k8s', 'Deployed services to Kubernetes (k8s)']],
  leaves: ['Deployed services to a cluster'],
  given: {
    keywordForms: new Map([
      [
        'work[0].highlights[0]',
        [
          {
            name: 'Kubernetes',
            form: 'Kubernetes',
            forms: ['kubernetes'],
            kind: 'tool',
            level: 'must',
            surfaced: false,
          },
        ],
      ],
    ]),
  },
});
