import type { Resume, Source } from '@trueline/contracts';
import { findAsWritten } from '@trueline/contracts';
import { isEnglish } from '../../language/en/english-words.ts';
import { stemSet } from '../../language/en/stems.ts';
import { namesLeaving } from '../../read/fields/degree.ts';
import { CREDENTIAL_WORDS } from '../../taxonomy/credentials.ts';
import { rarityOf } from '../../taxonomy/rarity.ts';
import { findSkill } from '../../taxonomy/skills.ts';
import { TITLE_WORDS } from '../../taxonomy/titles.ts';
import type { Need } from '../needs.ts';
import { articleFor } from '../noun-phrase.ts';
import { BEHIND_NAME, plainName } from '../place.ts';
import { isHeldNow } from './held-now.ts';
import type { Named, WritingInput } from './input.ts';

const PAPERS_MAX = 3;

/** What the ad asks for of a kind and the resume has a line for. */
export const heldOf = (needs: readonly Need[], kind: string): Named[] =>
  needs.flatMap(({ requirement, source, phrase, name }) =>
    (requirement.kind === kind || findSkill(name)?.kind === kind) && source !== undefined
      ? [{ text: phrase, source }]
      : [],
  );

const ONE_PAPER =
  /(?:licen[cs]e|certificate|card|ticket|permit|diploma|check|registration|endorsement|badge)$|\bdriv(?:ing|er['’]?s?) licen[cs]e\b/i;
/** How rare a single word has to be to say what a paper is about. */
const RARE = 0.45;

/** "Full clean driving licence" is no name; "Working at Height", "Asbestos awareness" and "Class 5 licence" keep their capitals. */
const asWritten = (name: string): string =>
  ONE_PAPER.test(name) &&
  /^\p{Lu}\p{Ll}+(?: \p{Ll}[\p{Ll}-]*)+(?: \p{Lu}\d?)?$/u.test(name) &&
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

/** An ad shares these by chance. */
const OF_ANY_PAPER = stemSet(CREDENTIAL_WORDS.join(' '));

/** Whether the ad speaks of what a paper is about: all of its own words. */
function isAskedFor(name: string, adStems: ReadonlySet<string>): boolean {
  const own = [...stemSet(name)].filter((stem) => !stem.startsWith('=') && !OF_ANY_PAPER.has(stem));
  const isRare = own.length > 1 || rarityOf(own[0] ?? '') >= RARE;
  return own.length > 0 && isRare && own.every((stem) => adStems.has(stem));
}

/** A paper as a sentence says it, with an article where it is one of its kind: "a Class 5 licence". */
const asPaper = ({ text, source }: Named): Named => ({
  text: text
    .replace(/ (?:At|And|Of|The|For|In|To|On|With)(?= )/gi, (word) => word.toLowerCase())
    .replace(/^Driv(?=er|ing)/, 'driv')
    .replace(/^(driving|driver['’]?s?) L(?=icen[cs]e)/, '$1 l')
    .replace(/^class (?=\d)/, 'Class '),
  source,
  ...(ONE_PAPER.test(text) && !/^(?:an?|the) /i.test(text) ? { article: articleFor(text) } : {}),
});

/** Whether a name can stand in a sentence as the name of a paper. */
const isSayable = (name: string): boolean =>
  name.length > 2 &&
  !/\d{3}|\/|\bI\b|\bdone\b/.test(name) &&
  !namesLeaving(name) &&
  !TITLE_WORDS.has(name.split(' ').at(-1)?.toLowerCase() ?? '');

/** Certificates and licences that the ad asks for and the person holds now, as the resume names them; of a line that is more than a name, the ad's word for it. */
export function listPapers(needs: readonly Need[], input: WritingInput): Named[] {
  const { resume, asOf, jobDescription } = input;
  const adStems = stemSet(jobDescription);
  const asked = heldOf(needs, 'cert')
    .filter(({ source }) => /^certificates|^skills/.test(source.path))
    .map(({ text, source }) => {
      const name = plainName(source.text, BEHIND_NAME);
      return /^certificates/.test(source.path) && name !== undefined
        ? { text: asWritten(name), source }
        : { text, source };
    });
  const spoken = (resume.certificates ?? []).flatMap(({ name: raw }, i): Named[] => {
    const name = plainName(raw, BEHIND_NAME);
    const source = { path: `certificates[${i}].name`, text: raw ?? '' };
    return name !== undefined && isSayable(name) && isAskedFor(name, adStems)
      ? [{ text: asWritten(name), source }]
      : [];
  });
  return [...asked, ...spoken]
    .filter(({ text, source }) => !namesLeaving(text) && isHeldNow(saidOf(input, source), asOf))
    .filter((one, i, all) => all.findIndex((other) => isSame(one, other)) === i)
    .slice(0, PAPERS_MAX)
    .map(asPaper);
}

const isSame = (one: Named, other: Named): boolean =>
  one.source.path === other.source.path ||
  one.text.toLowerCase().includes(other.text.toLowerCase()) ||
  other.text.toLowerCase().includes(one.text.toLowerCase());

/** "Available evenings and every weekend": what the summary says of when and where the person can work. */
export function readReadiness({ basics }: Resume): Named | undefined {
  const summary = basics?.summary ?? '';
  const said = summary
    .split(/(?<=[.!?])\s+|;\s+/)
    .map((one) => one.replace(/[.!?\s]+$/, '').trim())
    .map(
      (one) =>
        /^(?:I am |I['’]m )?(?<said>(?:available|free) (?:to|for|on|from|in|at|evenings|weekends|nights|any)\b.*)$/i.exec(
          one,
        )?.groups?.said ?? '',
    )
    .find((one) => one !== '' && one.split(' ').length <= 10 && /^[\p{L}\d ,'’-]+$/u.test(one));
  return said === undefined
    ? undefined
    : {
        text: said.slice(0, 1).toLowerCase() + said.slice(1),
        source: { path: 'basics.summary', text: summary },
      };
}
