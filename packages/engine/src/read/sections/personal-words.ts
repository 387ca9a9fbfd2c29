import foreignRows from '../../../data/phrases/personal-fields-by-language.json' with {
  type: 'json',
};
import { anyOf, readTable } from '../../language/table.ts';
import { fold } from '../characters.ts';

const ENGLISH =
  /^(?:(?:age|aged|dob|d\.o\.b\.?|date of birth|born|birthday|birthdate|place of birth|marital status|civil status|status|married|single|divorced|widowed|nationality|citizenship|religion|gender|sex|height|weight|blood (?:group|type)|children|family|health|passport(?: no)?|sin|ssn|nino|cnic|id (?:no|number)|race|caste|father'?s name|mother'?s name|non[- ]?smoker|smoker)\b)(?=\s*(?:[:,;.(|/\t]|-(?!\p{L})|\d|$|in\b|on\b|with\b|\d* ?child))/u;

const FOREIGN = readTable<{ phrase: string; form: string }>(foreignRows);
const phrases = (form: string): string =>
  anyOf(FOREIGN.flatMap((row) => (row.form === form ? [fold(row.phrase)] : [])));

/** "Geb.: 4.5.1990", "Nata il 3 giugno 1990", "ledig": a word that only labels needs its mark, and what says all stands alone. */
const OTHERS = new RegExp(
  [
    `(?:${phrases('plain')})(?!\\p{L})\\.?(?=\\s*[:(|/\\t-]|\\s+\\P{Ll}|\\s+\\p{L}{1,3}\\s|\\s*$)`,
    `(?:${phrases('label')})\\.?\\s*[:=\\t]`,
    `(?:${phrases('value')})$`,
  ]
    .map((form) => `^(?:${form})`)
    .join('|'),
  'u',
);

/** Whether a folded text opens with a word for what no employer needs to know of a person, in any of the languages that are known. */
export const opensWithPersonal = (folded: string): boolean =>
  ENGLISH.test(folded) || OTHERS.test(folded);

const LABELS: ReadonlySet<string> = new Set(
  FOREIGN.flatMap(({ phrase, form }) => (form === 'value' ? [] : [fold(phrase)])),
);

/** Whether a folded text is the label of such a thing and nothing else. */
export const isPersonalLabel = (folded: string): boolean => LABELS.has(folded);
