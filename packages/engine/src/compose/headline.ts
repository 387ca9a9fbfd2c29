import { isPrintedAsWritten, type Resume } from '@trueline/contracts';
import type { Draft } from '../document/change-draft.ts';
import type { YearMonth } from '../document/dates.ts';
import type { JobTerms } from '../document/job-terms.ts';
import { listKeptLines } from '../document/kept-lines.ts';
import { hasForm } from '../language/forms.ts';
import { titleLikeness } from '../match/title.ts';
import { capitalize } from '../rules/line-text.ts';
import { isLapsed, isUnderWay } from '../taxonomy/credentials.ts';
import { relatedness } from '../taxonomy/occupation-nearness.ts';
import { occupationOf } from '../taxonomy/occupations.ts';
import { aliasesOf, findSkills } from '../taxonomy/skills.ts';
import { findHeldTitles, holdsTitleWord, isPlainTitle, withoutCapitals } from './held-titles.ts';
import { isFurniture, isLoneHeading, isOwnName } from './kept-text.ts';

/** What many trades ask for tells nobody who one is. */
const EVERYBODYS = /first aid|\bcpr\b|driv|licen[cs]e|whmis|food ?safe|background|check$/i;
/** Longer names of certificates stay in their own section. */
const CREDENTIAL_CHARS_MAX = 34;

/** The certificate of the person's that the ad requires, where its name is short. */
function findCredential(
  resume: Resume,
  terms: JobTerms,
  title: string,
): { name: string; path: string } | undefined {
  const asked = [...terms.values()].filter(
    ({ kind, level }) => kind === 'cert' && level === 'must',
  );
  const held = (resume.certificates ?? []).map(({ name }, index) => ({
    name: name?.trim() ?? '',
    path: `certificates[${index}].name`,
  }));
  return held.find(
    ({ name }) =>
      name !== '' &&
      name.length <= CREDENTIAL_CHARS_MAX &&
      !/\p{Lu}{3,} \p{Lu}{2,}/u.test(name) &&
      !title.toLowerCase().includes(name.toLowerCase()) &&
      !isLapsed(name) &&
      !isUnderWay(name) &&
      !EVERYBODYS.test(name) &&
      asked.some((term) => aliasesOf(term.name).some((alias) => hasForm(name, alias))),
  );
}

/** Whether these words are a field, a trade or letters behind a name, and no place or address. */
const isTagline = (text: string): boolean =>
  text.length <= TAGLINE_CHARS_MAX &&
  !/[\d@:]|\.\p{Ll}/u.test(text) &&
  (POST_NOMINAL.test(text) || holdsTitleWord(text) || findSkills(text).length > 0);
const TAGLINE_CHARS_MAX = 44;
const HEADLINE_CHARS_MAX = 84;
const POST_NOMINAL =
  /\b(?:B\.?A|B\.?Sc|B\.?Ed|B\.?Eng|B\.?Com|M\.?A|M\.?Sc|M\.?Ed|M\.?Eng|MBA|Ph\.?D|LL\.?[BM]|R\.?N|CPA|FCA|ACCA|FIA|CPHR|CEng|P\.?Eng)\b/;

/** What the person put under their name and no field holds: "Fundraising & Donor Relations". */
function findTagline(resume: Resume): { path: string; text: string } | undefined {
  const kept = resume.meta?.trueline?.kept ?? [];
  return listKeptLines(resume).find(
    ({ text, heading }, at) =>
      heading === undefined &&
      kept[at]?.after === 'basics' &&
      !isPrintedAsWritten(kept[at], resume) &&
      !isOwnName(text, resume.basics?.name ?? '') &&
      !isFurniture(text) &&
      !isLoneHeading(text) &&
      isTagline(text),
  );
}

/** A headline where there is none: the person's own words under their name behind a held title, the nearest to the ad, with the credential that it requires; one in small letters or capitals gets its own. Never the ad's title. */
export function proposeHeadline(
  resume: Resume,
  terms: JobTerms,
  wanted: string,
  asOf: YearMonth,
): Draft[] {
  const label = resume.basics?.label?.trim() ?? '';
  const tagline = findTagline(resume);
  const [held] = findHeldTitles(resume, wanted, asOf);
  const better = held === undefined ? null : inPlaceOfBoast(label, capitalize(held.full));
  if (held !== undefined && better !== null)
    return [
      headline(label, better, [
        { path: held.path, text: held.own },
        { path: 'basics.label', text: label },
      ]),
    ];
  const opening = label === '' ? held && capitalize(held.full) : betterCapitals(label);
  if (opening === undefined) return [];
  const isNew = tagline !== undefined && !opening.includes(tagline.text);
  const told = isNew ? `${opening} | ${tagline.text}` : opening;
  if (isNew && told.length <= HEADLINE_CHARS_MAX) {
    const source =
      label === ''
        ? { path: held?.path ?? '', text: held?.own ?? '' }
        : { path: 'basics.label', text: label };
    return [
      headline(label, told, [source, { path: tagline.path, text: tagline.text }]),
      {
        path: tagline.path,
        before: tagline.text,
        after: '',
        kind: 'duplicate',
        reason: 'It stands in the headline now.',
        sources: [{ path: tagline.path, text: tagline.text }],
        verdict: 'proven',
      },
    ];
  }
  if (label !== '')
    return opening === label
      ? []
      : [headline(label, opening, [{ path: 'basics.label', text: label }])];
  if (held === undefined) return [];
  // Behind a title of another trade a paper of the ad's says nothing of who one is.
  const credential = isNearTitle(held.title, wanted)
    ? findCredential(resume, terms, held.title)
    : undefined;
  return [
    headline('', credential === undefined ? opening : `${opening} | ${credential.name}`, [
      { path: held.path, text: held.own },
      ...(credential === undefined ? [] : [{ path: credential.path, text: credential.name }]),
    ]),
  ];
}

/** What a name for oneself boasts of: "The fastest porter in town". */
const BOAST =
  /\b(?:best (?!western|buy)|fastest|greatest|strongest|finest|number one|no\. ?(?:1|one)|superstar|rock ?star|guru|ninja|wizard|living legend|world[- ]class|unbeatable|amazing|famous)\b|#1(?!\d)/i;
/** "Permanent resident, full work rights": what one may, and no name for what one is. */
const MAY_WORK =
  /\b(?:permanent resident|work(?:ing)? rights|right to work|work permit|citizen)\b/i;

/** The held title in place of a boast, or before what only says that one may work; null where the label is neither. */
function inPlaceOfBoast(label: string, title: string): string | null {
  if (BOAST.test(label)) return title;
  const told = `${title} | ${label}`;
  return MAY_WORK.test(label) &&
    !holdsTitleWord(label.replace(MAY_WORK, '')) &&
    told.length <= HEADLINE_CHARS_MAX
    ? told
    : null;
}

/** A title this like the ad's is of its trade. */
const OF_THE_TRADE = 0.3;
/** Occupations this near are one line of work. */
const RELATED = 0.5;

/** Whether a held title is of the trade that the ad is for. */
function isNearTitle(title: string, wanted: string): boolean {
  if (titleLikeness(wanted, title) >= OF_THE_TRADE) return true;
  const [[own], [asked]] = [occupationOf(title), occupationOf(wanted)];
  return (
    own !== undefined &&
    asked !== undefined &&
    relatedness(own.occupation, asked.occupation) >= RELATED
  );
}

const headline = (before: string, after: string, sources: Draft['sources']): Draft => ({
  path: 'basics.label',
  before,
  after,
  kind: 'headline',
  reason:
    before === ''
      ? 'Your own title under your name says at once who you are.'
      : 'Your own title, written as one.',
  sources,
  verdict: 'proven',
});

function betterCapitals(label: string): string {
  const better = capitalize(withoutCapitals(label));
  return isPlainTitle(better) ? better : label;
}
