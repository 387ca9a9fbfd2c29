import type { JobRequirements } from '@trueline/contracts';
import { hasTitleWord } from '../../job/role/title.ts';
import { isEnglish } from '../../language/en/english-words.ts';
import { isPersonNoun } from '../../language/en/readings.ts';
import { findVerbForm } from '../../language/en/verb-forms.ts';
import { TITLE_WORDS } from '../../taxonomy/titles.ts';
import { namesNoEmployer, withoutCapitals } from '../place.ts';

/** The employer's name, where it reads as one: no sentence that lost its end, no verb in front. */
function companyName(raw: string | undefined): string | undefined {
  const name = withoutCapitals(raw?.replace(/\s+/g, ' ').trim() ?? '');
  const words = name.split(' ');
  const isName =
    name !== '' &&
    words.length <= COMPANY_WORDS_MAX &&
    !/^(?:client|customer)s? of\b|^(?:confidential|undisclosed)\b/i.test(name) &&
    !namesNoEmployer(name) &&
    !OF_POSTING.test(name) &&
    !/\b(?:the|a|an|of|and|for|in|at|to|our|we|is)$/i.test(name) &&
    findVerbForm(words[0] ?? '', 'third') === null;
  return isName ? name : undefined;
}
const COMPANY_WORDS_MAX = 7;
/** "Competition 26-117-S", "REQ-20441", "Posting no. 12": the posting's number, where an employer would stand. */
const OF_POSTING =
  /^(?:competition|posting|requisition|req|reference|ref|job|vacancy|position|file|notice|opening|id|no|number)\b.*\d|^[\p{Lu}\d]+(?:[-/.]\d+)+(?:[-/]\p{L})?$|\d{2,}-\d{2,}/iu;

/** Legal forms, stars and what else an ad hangs on its employer's name. */
const HUNG_ON =
  /(?:[,\s]+(?:\((?:Pty|Pvt)\)|Inc|LLC|L\.L\.C|Ltd|Limited|LTD|PTE|Pte|LLP|Pvt|Pty|GmbH|AG|AB|AS|ApS|Oy|BV|B\.V|NV|SARL|SpA|S\.p\.A|Srl|S\.r\.l|Kft|d\.o\.o|PLC|Plc|Corp|Corporation|Co|EOOD|OOD|Sdn\.? Bhd|Bhd|S\.L|S\.A|SA|SRL|SAS|s\.r\.o|a\.s|z o\.o|Sp\. z o\.o)\.?)+$|\s*[★☆|•].*$|\s+\d(?:\.\d)?$/gu;

/** What an ad hangs on its title: "[URGENT HIRING]", "(5 days, ...)", "x2", "- Full time". */
const ON_TITLE =
  /\s*[([{][^)\]}]*[)\]}]?\s*|\s+x\s?\d+$|\s+\d+x$|^(?:urgent(?:ly)?|hiring|wanted|now hiring|vacancy|job|position|role)\s*[:!–—-]+\s*|\s*[–—|-]\s+(?:full|part)[ -]?time\b.*$|\s*[!*]+|\s+(?:needed|wanted|required)$/gi;

/** The title as a sentence says it: of one person, without level codes, counts and asides. */
function titleOf(raw: string | undefined): string | undefined {
  let title = withoutCapitals((raw ?? '').replace(ON_TITLE, ' ').replace(/\s+/g, ' ').trim());
  // "FEMALE / MALE CONSULTANTS (m/f/d)": whom the ad would take is no part of it.
  title = title
    .replace(/\b(?:fe)?males?\b(?:\s*(?:\/|,|&|or|and)\s*(?=\b(?:fe)?male))?\s*/gi, '')
    .replace(/^[\s/,&-]+/, '')
    .replace(/\p{Lu}{4,}/gu, (word) =>
      isEnglish(word.toLowerCase()) ? word.slice(0, 1) + word.slice(1).toLowerCase() : word,
    );
  // "EXECUTIVE ASSISTANT TO THE ...": what was set in capitals goes on in them here and there.
  title = title.replace(/\b(?:TO|THE|OF|AND|FOR|IN|AT)\b/g, (word) => word.toLowerCase());
  if (/^\p{Lu}+$/u.test(title) && TITLE_WORDS.has(title.toLowerCase()))
    title = title.slice(0, 1) + title.slice(1).toLowerCase();
  // "Long Haul Drivers": one of them.
  const last = title.split(' ').at(-1) ?? '';
  if (
    /[^s]s$/.test(last) &&
    !TITLE_WORDS.has(last.toLowerCase()) &&
    (TITLE_WORDS.has(last.slice(0, -1).toLowerCase()) || isPersonNoun(last.toLowerCase()))
  )
    title = title.slice(0, -1);
  // "and experienced teacher": the end of what was cut.
  const isCut = /^(?:and|or|an?|the|of|for|with|to|in|at)\b|\b(?:and|or|of|for|with)$/i.test(title);
  // "214 member families": what an ad counts of its employer.
  const isCount = /^\d[\d,./]*\s/.test(title) && !hasTitleWord(title.split(' ').at(-1) ?? '');
  return title === '' || isCut || isCount || title.split(' ').length > TITLE_WORDS_MAX
    ? undefined
    : title;
}
const TITLE_WORDS_MAX = 9;

/** The role and the employer as a sentence names them. */
export function namesOf(job: JobRequirements): { title?: string; company?: string } {
  const title = titleOf(job.title);
  const company = companyName(
    job.company
      ?.split(/\s+-{1,2}\s+|\s+[–—|]\s+|,\s(?!Inc|LLC|Ltd|LLP|Co\b|Corp|\p{Lu}\S+ & )/u)[0]
      ?.replace(HUNG_ON, '')
      .replace(/[\s–—-]+$/, ''),
  );
  return {
    ...(title === undefined ? {} : { title }),
    ...(company === undefined ? {} : { company }),
  };
}
