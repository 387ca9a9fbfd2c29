import type { Resume, Source } from '@trueline/contracts';
import { findAsWritten } from '@trueline/contracts';
import { monthNumber, type YearMonth } from '../../document/dates.ts';
import { isHeldNow } from '../../document/held-now.ts';
import { isEnglish } from '../../language/en/english-words.ts';
import { stemSet } from '../../language/en/stems.ts';
import { namesLeaving } from '../../read/fields/degree.ts';
import { isDocumentTitle } from '../../read/layout/document-title.ts';
import { CREDENTIAL_WORDS } from '../../taxonomy/credentials.ts';
import { rarityOf } from '../../taxonomy/rarity.ts';
import { findSkill } from '../../taxonomy/skills.ts';
import { TITLE_WORDS } from '../../taxonomy/titles.ts';
import type { Need } from '../needs.ts';
import { articleFor } from '../noun-phrase.ts';
import { BEHIND_NAME, plainName } from '../place.ts';
import { listSkillStatements } from './answers/statements.ts';
import { holdsNumberOf } from './done-to-self.ts';
import type { Named, WritingInput } from './input.ts';

const PAPERS_MAX = 4;

/** What the ad asks for of a kind and the resume has a line for. */
export const heldOf = (needs: readonly Need[], kind: string): Named[] =>
  needs.flatMap(({ requirement, source, phrase, name }) =>
    (requirement.kind === kind || findSkill(name)?.kind === kind) && source !== undefined
      ? [{ text: phrase, source }]
      : [],
  );

/** Papers that the taxonomy has no name for, listed word for word as the ad asks for them: "Class 1". */
const listedOf = (needs: readonly Need[], { resume, whole, asOf }: WritingInput): Named[] => {
  const items = listSkillStatements(whole ?? resume, asOf);
  return needs
    .filter(({ requirement, source }) => requirement.kind === 'cert' && source === undefined)
    .flatMap(({ phrase }) => {
      const [source] =
        items.find(({ text }) => text.toLowerCase() === phrase.toLowerCase())?.sources ?? [];
      return source === undefined ? [] : [{ text: phrase, source }];
    });
};

const ONE_PAPER =
  /(?:licen[cs]e|certificate|card|ticket|permit|diploma|check|registration|endorsement|badge|passport|abstract|clearance|(?:driving|criminal|work|safety) record|(?:tb|drug|fitness|hearing|eye) test)$|\bdriv(?:ing|er['’]?s?) licen[cs]e\b/i;
/** How rare a single word has to be to say what a paper is about. */
const RARE = 0.45;

/** "Full clean driving licence" is no name; "Working at Height", "Asbestos awareness" and "Class 5 licence" keep their capitals. */
const asWritten = (name: string): string =>
  ONE_PAPER.test(name) &&
  /^\p{Lu}\p{Ll}+(?: (?:\p{Ll}[\p{Ll}'’-]*|\p{Lu}{2,}))+(?: \p{Lu}\d?)?$/u.test(name) &&
  isEnglish(name.split(' ')[0]?.toLowerCase() ?? '')
    ? name.slice(0, 1).toLowerCase() + name.slice(1)
    : name;

/** All that a resume says of a certificate: its status beside its name, and the line that it was read from. */
function saidOf({ resume, whole }: WritingInput, { path, text }: Source): string {
  const index = /^certificates\[(\d+)\]/.exec(path)?.[1];
  if (index === undefined) return text;
  const { name = '', summary, endDate } = resume.certificates?.[Number(index)] ?? {};
  const names = (resume.certificates ?? []).flatMap((one) => one.name ?? []);
  const lines = findAsWritten(whole ?? resume, 'certificates')?.lines ?? [];
  return [
    name,
    summary,
    endDate === undefined ? '' : `valid until ${endDate.slice(0, 4)}`,
    ...lines
      .map((line) => line.text)
      .filter(
        (line) =>
          line.includes(name) && !names.some((other) => other !== name && line.includes(other)),
      ),
  ].join('; ');
}

/** Whether the dates of a certificate leave it given and running in the month of `asOf`. */
function isWithinDates({ certificates }: Resume, { path }: Source, asOf: YearMonth): boolean {
  const index = /^certificates\[(\d+)\]/.exec(path)?.[1];
  const { date = asOf, endDate = asOf } = certificates?.[Number(index ?? -1)] ?? {};
  const now = monthNumber(asOf, 'start');
  return monthNumber(date, 'start') <= now && monthNumber(endDate, 'end') >= now;
}

/** Of a long name so much has to be the ad's. */
const LONG_NAME = 4;
const SHARED_ENOUGH = 0.6;

/** An ad shares these by chance. */
const OF_ANY_PAPER = stemSet(CREDENTIAL_WORDS.join(' '));

/** Whether the ad speaks of what a paper is about: all of its own words. */
function isAskedFor(name: string, adStems: ReadonlySet<string>): boolean {
  const own = [...stemSet(name)].filter((stem) => !stem.startsWith('=') && !OF_ANY_PAPER.has(stem));
  const isRare = own.length > 1 || rarityOf(own[0] ?? '') >= RARE;
  const shared = own.filter((stem) => adStems.has(stem));
  return (
    own.length > 0 &&
    isRare &&
    (shared.length === own.length ||
      // "MSHA Part 48 Surface Miner" where the ad asks for "MSHA Part 48".
      (own.length >= LONG_NAME &&
        shared.length / own.length >= SHARED_ENOUGH &&
        shared.some((stem) => rarityOf(stem) >= RARE)))
  );
}

/** A paper as a sentence says it, with an article where it is one of its kind: "a Class 5 licence". */
const asPaper = ({ text, source }: Named): Named => ({
  text: text
    .replace(/ (?:At|And|Of|The|For|In|To|On|With)(?= )/gi, (word) => word.toLowerCase())
    .replace(/^Driv(?=er|ing)/, 'driv')
    .replace(/^(driving|driver['’]?s?) L(?=icen[cs]e)/, '$1 l')
    .replace(/^class (?=\d)/, 'Class '),
  source,
  ...((ONE_PAPER.test(text) ||
    /^(?:(?:National|Advanced|Higher|Level \S+|Grade \S+) )*(?:Cert(?:ificate)?|Diploma|Licen[cs]e)(?: (?:[IVX]+|\d|level \S+))? (?:in|of)\b/i.test(
      text,
    )) &&
  !/^(?:an?|the) /i.test(text)
    ? { article: articleFor(text) }
    : {}),
});

/** "Please ask about me", "Curriculum Vitae": what speaks to the reader or names the document names no paper, wherever it stands. */
const namesPaper = (name: string): boolean =>
  !/\b(?:please|me|my|madam)\b/i.test(name) && !isDocumentTitle(name);

/** Whether a name can stand in a sentence as the name of a paper. */
const isSayable = (name: string): boolean =>
  name.length > 2 &&
  namesPaper(name) &&
  // "2. From Research to Production": a row of a numbered list.
  !/^\d+[.)]\s/.test(name) &&
  !/\d{3}|\/|(?<!\b(?:Grade|Level|Class|Part|Phase|Type|Engineer|Technician|Category) )\bI\b|\bdone\b/i.test(
    name,
  ) &&
  !namesLeaving(name) &&
  !/ (?:vetted|cleared|passed|certified|trained|registered|von|van|de|of|the)$|^(?:von|van|de)$/i.test(
    name,
  ) &&
  // "Driver" alone is no paper; "Professional Geologist" is what one is by it.
  (name.includes(' ') || !TITLE_WORDS.has(name.toLowerCase()));

/** "Name: Civil Service Eligibility", "Canada: Standard First Aid": a form's field, or a heading of some. */
const FIELD_NAME = /^\p{Lu}?\p{Ll}+(?: \p{Ll}+)?\s*:\s*/u;

/** "First Aid at Wk": short for a word that no letter spells, and no need of the name's. */
const withoutShort = (name: string | undefined): string | undefined =>
  name?.replace(/ (?:at|in|for|of) (?:\S+ )?[b-df-hj-np-tv-z]{2,3}$/i, '');

/** Certificates and licences that the ad asks for and the person holds now, as the resume names them; of a line that is more than a name, the ad's word for it. */
export function listPapers(needs: readonly Need[], input: WritingInput): Named[] {
  const { resume, asOf, jobDescription } = input;
  const adStems = stemSet(jobDescription);
  const asked = [...heldOf(needs, 'cert'), ...listedOf(needs, input)]
    .filter(({ source }) => /^certificates|^skills/.test(source.path))
    .map(({ text, source }) => {
      const name = withoutShort(plainName(source.text.replace(FIELD_NAME, ''), BEHIND_NAME));
      return /^certificates/.test(source.path) && name !== undefined
        ? { text: asWritten(name), source }
        : { text, source };
    });
  const spoken = (resume.certificates ?? []).flatMap(({ name: raw }, i): Named[] => {
    const name = withoutShort(plainName(raw?.replace(FIELD_NAME, ''), BEHIND_NAME));
    const source = { path: `certificates[${i}].name`, text: raw ?? '' };
    return name !== undefined && isSayable(name) && isAskedFor(name, adStems)
      ? [{ text: asWritten(name), source }]
      : [];
  });
  return [...asked, ...spoken]
    .filter(
      ({ text, source }) =>
        namesPaper(text) &&
        !namesLeaving(text) &&
        !holdsNumberOf(text) &&
        isWithinDates(resume, source, asOf) &&
        isHeldNow(saidOf(input, source), asOf),
    )
    .filter((one, i, all) => all.findIndex((other) => isSame(one, other)) === i)
    .slice(0, PAPERS_MAX)
    .map(asPaper);
}

/** A paper that answers what the ad asks for, as a sentence says it: its name, without issuer and time. */
export function paperNamed(text: string, source: Source): Named[] {
  const name = withoutShort(plainName(text.replace(FIELD_NAME, ''), BEHIND_NAME));
  const isWhole = name !== undefined && isSayable(name) && !holdsNumberOf(name);
  return isWhole ? [asPaper({ text: asWritten(name), source })] : [];
}

const isSame = (one: Named, other: Named): boolean =>
  one.source.path === other.source.path ||
  one.text.toLowerCase().includes(other.text.toLowerCase()) ||
  other.text.toLowerCase().includes(one.text.toLowerCase());

/** "Available evenings and every weekend", "I can start in January": what the summary says of when and where the person can work, behind "I". */
export function readReadiness({ basics }: Resume, jobDescription = ''): Named | undefined {
  const summary = basics?.summary ?? '';
  const source = { path: 'basics.summary', text: summary };
  const said = summary
    .split(/(?<=[.!?])\s+|;\s+|\n+/)
    .map((one) => one.replace(/[.!?\s]+$/, '').trim())
    .map((one) => {
      const free =
        /^(?:I am |I['’]m )?(?<said>(?:available|free) (?:to|for|on|from|in|at|evenings|weekends|nights|any)\b.*)$/i.exec(
          one,
        )?.groups?.said;
      const own = OWN_READINESS.exec(one)?.groups?.said;
      return free === undefined
        ? (own ?? '')
        : `am ${free.slice(0, 1).toLowerCase()}${free.slice(1)}`;
    })
    .find(
      (one) =>
        one !== '' &&
        one.split(' ').length <= 10 &&
        /^[\p{L}\d ,'’-]+$/u.test(one) &&
        !/\b(?:not|no|but|only|until|except)\b/i.test(one),
    );
  if (said !== undefined) return { text: said, source };
  // "Part time preferred", where the ad offers it.
  const isPart = WANTS_PART_TIME.test(summary) && PART_TIME.test(jobDescription);
  return isPart &&
    !/(?<!consider |considering |open to )\bfull[ -]time\b|\b(?:no|not|cannot|can['’]t)\b[^.!?]*\bpart[ -]time\b/i.test(
      summary,
    )
    ? { text: 'am looking for part-time hours', source }
    : undefined;
}
const OWN_READINESS =
  /^I (?<said>(?:can (?:also )?(?:(?:start|begin)(?= (?:in|on|from|at|right|immediately|now|any|next|as soon|after|tomorrow|within))|work|travel|come in|relocate)|live (?:near|close|in|within|\d)|have my own (?:car|transport|van|truck|tools)|am (?:happy|willing|ready|able) to (?:work|travel|start|relocate|move))\b.*)$/;
/** A wish, not what once was: "part-time hours preferred", "looking for part-time work". */
const WANTS_PART_TIME =
  /\bpart[ -]time(?: (?:hours|work|role|post|position|job))? (?:preferred|wanted|sought|only)\b|\b(?:looking|seeking|search(?:ing)?)\b[^.!?]{0,40}\bpart[ -]time\b/i;
const PART_TIME = /\bpart[ -]time\b/i;
