import { monthNumber } from '../document/dates.ts';
import { isUnfinished } from '../document/degree-given.ts';
import { isTakenBack, withoutEnd } from '../document/held-now.ts';
import { entryOf } from '../document/paths.ts';
import type { Basis } from './basis.ts';

const normal = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()} `;

/** A sentence that names things held, one after another, and says nothing else of them; before it who holds them. */
const LIST =
  /^(?:(?<who>.+?) )?(?<frame>[Ss]killed in|[Hh]olds?|with|[Ss]peaks?) (?<list>.+?)\.?$/u;
const LANGUAGE = /^languages\[\d+\]\.language$/;
/** "Skilled in", "Holds", "I hold", and behind a title "skilled in" and "with". */
const FRAMES: Record<string, RegExp> = {
  'skilled in': /^(?:skills|certificates)\b/,
  hold: /^certificates\[\d+\]\.name$/,
  with: /^certificates\[\d+\]\.name$/,
  speak: LANGUAGE,
};
/** "ISTQB Foundation Level; English (C1).": what one holds and speaks, each of its own list. */
const HELD_PLACES = [FRAMES.hold, LANGUAGE] as RegExp[];
const TITLED = /^(?:work\[\d+\]\.position|basics\.label)$/;
/** An item with what is said of it behind: "ENG1 medical (valid to 04/2027)". */
const ITEM = /^(?:an? )?(?<name>[^(]+?)(?: \((?<behind>[^()]+)\))?$/u;

/** "exp. 08/2028" is what "expires 08/2028" is. */
const ended = (text: string): string =>
  normal(text).replace(/ (?:exp|expiry|expiring|expiry date|expires on) /, ' expires ');

/** Whether a line names the thing: as the whole of it, or a paper as what its line begins with. */
function namesThing(text: string, name: string, path: string): boolean {
  const isPaper = path.startsWith('certificates');
  return isPaper ? normal(text).startsWith(normal(name)) : normal(text) === normal(name);
}

/** Dates when work or other schooling began. */
const BEGUN = /^(?:work|volunteer|education)\[\d+\]\.startDate$/;

/** Whether words are a degree of one school, as a reader put it together, that ended before something else began: a later end may be to come. */
function isDegree(item: string, { lines }: Basis): boolean {
  const name = normal(item.replace(/^an? /, ''));
  return Array.from(new Set(lines.map(({ path = '' }) => entryOf(path)))).some((school) => {
    if (!/^education\[\d+\]$/.test(school)) return false;
    const own = lines.filter(({ path = '' }) => entryOf(path) === school);
    const fieldOf = (field: string): string =>
      own.find(({ path }) => path === `${school}.${field}`)?.text ?? '';
    const [type, area] = [fieldOf('studyType'), fieldOf('area')];
    const subject = area.replace(/\s*\([^()]*\)$|,.*$/, '');
    const wordings = [
      type,
      ...[area, subject].flatMap((of) => [`${type} ${of}`, `${type} in ${of}`]),
    ];
    if (type === '' || !wordings.some((words) => normal(words) === name)) return false;
    const end = fieldOf('endDate');
    const isOver = lines.some(
      ({ path = '', text }) =>
        BEGUN.test(path) &&
        entryOf(path) !== school &&
        monthNumber(text, 'start') > monthNumber(end, 'end'),
    );
    return end !== '' && isOver && !isUnfinished(own.map(({ text }) => text));
  });
}

/** Whether a thing of a list stands in the list that it is said to be of, with what is said of it: of a language its level, whole. */
function isHeld(item: string, place: RegExp, { lines }: Basis): boolean {
  const { name = '', behind = '' } = ITEM.exec(item.trim())?.groups ?? {};
  if (normal(name).trim() === '') return false;
  return lines.some(({ path = '', text }) => {
    if (!place.test(path) || !namesThing(text, name, path)) return false;
    const entry = lines.filter((line) => entryOf(line.path ?? '') === entryOf(path));
    if (entry.some((line) => isTakenBack(withoutEnd(line.text)))) return false;
    if (LANGUAGE.test(path)) {
      const level = entry.find((line) => line.path?.endsWith('.fluency'))?.text ?? '';
      return normal(level) === normal(behind);
    }
    const said = behind === '' ? [] : behind.split(/, | and /);
    return said.every((part) => entry.some((line) => ended(line.text).includes(ended(part))));
  });
}

/** Whether a thing is named as its line begins, up to a mark or a year: "Driving licence" is not all of "Driving licence theory test". */
const isWholeName = (item: string, { lines }: Basis): boolean => {
  const name = (ITEM.exec(item.trim())?.groups?.name ?? '').trim().toLowerCase();
  return lines.some(({ path = '', text }) => {
    if (!HELD_PLACES.some((place) => place.test(path))) return false;
    const rest = text.trim().toLowerCase();
    return rest.startsWith(name) && NAME_ENDS.test(rest.slice(name.length));
  });
};
const NAME_ENDS = /^\s*(?:$|[,(;:|–—/.-]|(?:19|20)\d\d)/;

/** Whether a sentence is nothing but things held and spoken, each whole in a list of the person's. */
const isBareList = (sentence: string, basis: Basis): boolean =>
  sentence
    .replace(/\.$/, '')
    .split('; ')
    .every(
      (item) =>
        (isWholeName(item, basis) && HELD_PLACES.some((place) => isHeld(item, place, basis))) ||
        isDegree(item, basis),
    );

/** "Fluent English and French, German at B1.": nothing but languages, each with the whole of its level, or behind one of the same. */
function isSpokenList(sentence: string, { lines }: Basis): boolean {
  const spoken = lines.flatMap(({ path = '', text }) => {
    if (!LANGUAGE.test(path)) return [];
    const entry = lines.filter((line) => entryOf(line.path ?? '') === entryOf(path));
    const level = entry.find((line) => line.path?.endsWith('.fluency'))?.text ?? '';
    const isBare = normal(level).trim() === '' || entry.some(({ text: said }) => isTakenBack(said));
    return isBare ? [] : [{ level, text }];
  });
  let before = '';
  return sentence
    .replace(/\.$/, '')
    .split(/, | and /)
    .every((item) => {
      const found = spoken.find(({ level, text }) =>
        [`${level} ${text}`, `${text} at ${level}`, `${text} as ${level}`].some(
          (words) =>
            normal(words) === normal(item) || normal(words) === normal(`${before} ${item}`),
        ),
      );
      before = found?.level ?? '';
      return found !== undefined;
    });
}

/** Whether each thing of such a list stands in the list that it is said to be of, and who holds it is named so. */
function isHeldList(sentence: string, basis: Basis): boolean {
  const { who = '', frame = '', list = '' } = LIST.exec(sentence)?.groups ?? {};
  const isFirst = /^(?:holds?|speaks?)$/i.test(frame);
  const place = FRAMES[isFirst ? frame.toLowerCase().replace(/s$/, '') : frame.toLowerCase()];
  if (place === undefined) return false;
  const isOwn = who === '' ? /^\p{Lu}/u.test(frame) : isFirst && who === 'I';
  const isTitled =
    !isFirst &&
    who !== '' &&
    basis.lines.some(({ path = '', text }) => TITLED.test(path) && normal(text) === normal(who));
  const parts = list.split(/(?<!\([^)]*)(?:, | and )/);
  const mayBeDegree = /^(?:h|with$)/i.test(frame);
  return (
    (isOwn || isTitled) &&
    parts.every((item) => isHeld(item, place, basis) || (mayBeDegree && isDegree(item, basis)))
  );
}

/** "Clerk from 2011 to 2019", "Clerk since 2019": the title and the years of one role, word for word. */
const HELD_TITLE = /^(.+?),? (?:since (\d{4})|from (\d{4}) to (\d{4})|in (\d{4}))\.?$/u;

function isHeldTitle(sentence: string, { lines }: Basis): boolean {
  const [, title, since, from = since, to, only] = HELD_TITLE.exec(sentence) ?? [];
  if (title === undefined) return false;
  const roles = lines.filter(({ path }) => /^work\[\d+\]\.position$/.test(path ?? ''));
  return roles.some(({ path = '', text }) => {
    if (!normal(text).startsWith(normal(title))) return false;
    const year = (field: string): string | undefined =>
      lines.find((line) => line.path === `${entryOf(path)}.${field}`)?.text.slice(0, 4);
    const [start, end] = [year('startDate'), year('endDate')];
    if (only !== undefined) return start === only && end === only;
    // A role that is over is told with its end.
    return start === from && end === to;
  });
}

/** "Clerk at Sample Stores since 2019, with a Class 5 licence and German at C1", ", skilled in Excel", ", before that Cook from 2011 to 2015". */
const WOVEN =
  /^(?<who>[^,]+ (?:since (?<since>\d{4})|from \d{4} to \d{4})), (?:with (?<held>.+?)|(?<skilled>skilled in .+?)|before that (?<earlier>.+? to (?<until>\d{4})))\.?$/u;

/** Whether a sentence says who one is and, behind a comma, what is held, known or was done before: each part proven as a sentence of its own, and what was before over by then. */
function isWoven(sentence: string, basis: Basis, isProven: (sentence: string) => boolean): boolean {
  const {
    who = '',
    since = '',
    held,
    skilled,
    earlier,
    until = '',
  } = WOVEN.exec(sentence)?.groups ?? {};
  if (who === '' || !(isHeldTitle(who, basis) || isProven(`${who}.`))) return false;
  if (skilled !== undefined) return isHeldList(skilled.replace(/^s/, 'S'), basis);
  if (earlier !== undefined)
    return until <= since && (isHeldTitle(earlier, basis) || isProven(`${earlier}.`));
  return (held ?? '')
    .split(/(?<!\([^)]*)(?:, | and )/)
    .every((item) => isHeldList(`Holds ${item}`, basis) || isSpokenList(item, basis));
}

/** Whether each sentence of a text is proven alone: then the text claims nothing that no line says. */
export function isProvenBySentence(
  text: string,
  basis: Basis,
  isProven: (sentence: string) => boolean,
): boolean {
  const sentences = text.split(/(?<=[.!?])\s+(?=[\p{Lu}\p{N}])/u);
  return sentences.every(
    (sentence) =>
      isHeldTitle(sentence, basis) ||
      isHeldList(sentence, basis) ||
      isBareList(sentence, basis) ||
      isSpokenList(sentence, basis) ||
      isWoven(sentence, basis, isProven) ||
      isProven(sentence),
  );
}
