import type {
  CoverLetter,
  LetterLength,
  LetterTexts,
  LetterTone,
  WrittenSentence,
} from '@trueline/contracts';
import { listLines } from '../../document/paths.ts';
import { languageOf } from '../../language/document-language.ts';
import { signedName } from '../place.ts';
import { type Draft, written } from '../sentence.ts';
import { isRetold } from '../tell/shared-run.ts';
import { countWords } from '../text-measures.ts';
import { type Band, composeLetter, type Said } from './compose.ts';
import { gatherLetterFacts, type LetterFacts } from './facts.ts';
import { createSentenceGate } from './gate-sentence.ts';
import type { WritingInput } from './input.ts';
import { judgeSentence } from './model-sentence.ts';
import { deedOf, momentSentence } from './moment.ts';
import { listMusts } from './musts-told.ts';
import { planLetter } from './plan.ts';
import { isListed, joinSentences, LIST_MARK, type Slot } from './slot.ts';
import type { Told } from './told.ts';

const LENGTHS = ['standard', 'short', 'email'] as const;
const STORIES_WANTED = 3;
const WORDS_WANTED = 200;
/** A letter tells of so many demands of the ad at least; so many that it doesn't are named to the person. */
const MUSTS_WANTED = 2;
const MUSTS_SHOWN = 3;

/** Words of a letter: enough, and the most; a letter with less to tell is shorter. */
const BANDS: Readonly<Record<LetterLength, Band>> = {
  email: { aim: 64, max: 92 },
  short: { aim: 124, max: 156 },
  standard: { aim: 236, max: 300 },
};

/** Whether a sentence is let through: nothing in it is unsupported, and it repeats no bullet. */
function createFilter(input: WritingInput): (draft: Draft) => boolean {
  const gate = createSentenceGate(input.jobDescription, input.job);
  const bullets = listLines(input.resume)
    .filter(({ path }) => /highlights|summary|description/.test(path))
    .map(({ text }) => text);
  const seen = new Map<string, boolean>();
  return (draft) => {
    const known = seen.get(draft.text);
    if (known !== undefined) return known;
    const passes =
      // What is set off is the person's own words.
      (isListed(draft.text) || bullets.every((bullet) => isRetold(draft.text, bullet))) &&
      gate(draft).length === 0;
    seen.set(draft.text, passes);
    return passes;
  };
}

const greet = ({ reader, company }: LetterFacts, tone: LetterTone): string =>
  reader !== undefined
    ? `Dear ${reader},`
    : company !== undefined &&
        company.split(' ').length <= GREETED_WORDS_MAX &&
        !/^the\b/i.test(company)
      ? `Dear ${company} ${tone === 'formal' ? 'hiring team' : 'team'},`
      : tone === 'formal'
        ? 'Dear hiring manager,'
        : 'Dear hiring team,';

/** So long a name can be greeted. */
const GREETED_WORDS_MAX = 6;

const FAREWELL: Readonly<Record<LetterTone, string>> = {
  plain: 'Kind regards,',
  warm: 'Warm regards,',
  formal: 'Sincerely,',
};

interface Letter {
  text: string;
  sentences: WrittenSentence[];
}

/** Other wordings kept with a sentence. */
const OTHERS_MAX = 3;
const isOfList = (id: string): boolean => /^list\b/.test(id);
/** The words that lead to a list, with one line behind them or none. */
const hasLoneLead = (said: readonly Said[]): boolean => {
  const count = said.filter(({ slot }) => isOfList(slot.id)).length;
  return count === 1 || count === 2;
};
/** Papers and the next step. */
const LAST = 4;
const PARAGRAPHS_MAX = 4;
const SHORT_PARAGRAPHS = [0, 0, 1, 1, 2, 2] as const;

function compose(
  plan: readonly Slot[],
  facts: LetterFacts,
  name: string,
  length: LetterLength,
  tone: LetterTone,
  reword: Reword = (sentence) => sentence,
): Letter {
  const frame = [
    greet(facts, tone),
    [FAREWELL[tone], name, name === '' ? '' : (facts.phone ?? '')]
      .filter((line) => line !== '')
      .join('\n'),
  ];
  // An e-mail has room for its deed alone.
  const moment = length === 'email' ? deedOf(facts.moment) : facts.moment;
  const around = countWords([...frame, moment ?? ''].join(' '));
  const { max, aim } = BANDS[length];
  // An e-mail has no room for lines that are set off; elsewhere they stand for its sentences.
  const isHeldInMail = plan.some(({ only, paragraph }) => only === 'email' && paragraph === LAST);
  const own = plan.filter(({ id, only, paragraph, priority }) =>
    length === 'email'
      ? !isOfList(id) &&
        // What one holds is told once: there without a list.
        !(
          isHeldInMail &&
          only === undefined &&
          paragraph === LAST &&
          priority > 0 &&
          id !== 'thanks'
        )
      : only !== 'email',
  );
  const band = { max: max - around, aim: aim - around };
  const whole = composeLetter(own, band);
  const said = hasLoneLead(whole)
    ? composeLetter(
        own.filter(({ id }) => !isOfList(id)),
        band,
      )
    : whole;
  const sentences = said.map((one) => reword(withPlaces(toSentence(one), facts)));
  const first = moment === undefined ? [] : [momentSentence(moment)];
  const isSetOff = said.some(({ slot }) => isOfList(slot.id));
  const paragraphOf = ({ paragraph }: Slot): number =>
    length === 'standard' || isSetOff
      ? paragraph
      : length === 'short'
        ? SHORT_PARAGRAPHS[paragraph]
        : paragraph >= LAST
          ? 1
          : 0;
  const numbers = said.map(({ slot }) => paragraphOf(slot));
  // With a list the jobs share a paragraph.
  const isLong = new Set(numbers).size > PARAGRAPHS_MAX;
  const paragraphs = numbers.map((number) => (isLong && number === 2 ? 1 : number));
  const blocks = joinThin(
    [0, 1, 2, 3, 4, 5].map((number) =>
      sentences.filter((_, at) => paragraphs[at] === number).map(({ text }) => text),
    ),
  );
  return {
    text: [frame[0], ...withMoment(moment, blocks), frame[1]].join('\n\n'),
    sentences: [...first, ...sentences],
  };
}

type Reword = (sentence: WrittenSentence) => WrittenSentence;

function toSentence({ slot, draft }: Said): WrittenSentence {
  const others = slot.options
    .filter(({ text, pattern }) => text !== draft.text && pattern !== draft.pattern)
    .map(({ text }) => text);
  return {
    ...written(draft),
    id: slot.id,
    ...(others.length > 0 ? { others: others.slice(0, OTHERS_MAX) } : {}),
  };
}

/** Its sources where they stand. */
const withPlaces = (sentence: WrittenSentence, { placeOf }: LetterFacts): WrittenSentence => ({
  ...sentence,
  sources: sentence.sources.map(placeOf),
});

/** A sentence with a model's wordings that its lines prove: in the plain letter the first stands, ours beside it; those that the person asked for are offered. */
const createReword =
  ({ wordings = [], resume }: WritingInput, tone: LetterTone): Reword =>
  (sentence) => {
    // A line that is set off is the person's own.
    if (isListed(sentence.text)) return sentence;
    const proven = wordings.filter(
      ({ id, text, asked = false }) =>
        id === sentence.id &&
        (asked || tone === 'plain') &&
        judgeSentence(text, sentence, resume) === undefined,
    );
    if (proven.length === 0) return sentence;
    const better = proven.find(({ asked }) => !asked);
    const ours = better === undefined ? [] : [sentence.text];
    const others = [...ours, ...(sentence.others ?? [])].slice(0, OTHERS_MAX);
    const asked = proven.filter((one) => one.asked).map(({ text }) => text);
    return { ...sentence, text: better?.text ?? sentence.text, others: [...asked, ...others] };
  };

/** Paragraphs as text; a short sentence alone joins the one before. */
const joinThin = (paragraphs: readonly (readonly string[])[]): string[] => {
  const joined: string[] = [];
  // The next step stands by itself, however short it is.
  const last = paragraphs.findLastIndex((sentences) => sentences.length > 0);
  for (const [i, sentences] of paragraphs.entries()) {
    const text = joinSentences(sentences);
    if (text === '') continue;
    const isThin =
      sentences.length === 1 &&
      countWords(text) < THIN_WORDS &&
      i < last &&
      // A sentence that names its place again begins anew.
      !/^(?:At|As|For) /.test(text);
    const before = joined.at(-1);
    if (
      isThin &&
      before !== undefined &&
      !before.includes(`\n${LIST_MARK}`) &&
      countWords(before) < FULL_WORDS
    )
      joined[joined.length - 1] = `${before} ${text}`;
    else joined.push(text);
  }
  return joined;
};
const THIN_WORDS = 22;
/** A paragraph of so many takes up no other matter. */
const FULL_WORDS = 70;

/** The moment first, with the sentence that says for what the letter is where that is all of its paragraph. */
function withMoment(moment: string | undefined, blocks: readonly string[]): string[] {
  if (moment === undefined) return [...blocks];
  const [next = '', ...rest] = blocks;
  return countWords(next) < THIN_WORDS
    ? [`${moment} ${next}`.trimEnd(), ...rest]
    : [moment, ...blocks];
}

const TONES: readonly LetterTone[] = ['plain', 'warm', 'formal'];
const RICH_WORDS = 8;

/** With a figure, an effect or enough words to be a story. */
const isRich = ({ text, result }: Told): boolean =>
  /\d/.test(text) || result !== undefined || text.split(' ').length >= RICH_WORDS;

/** What the person should know: another language, and what would make the letter stronger. */
function notesOn(
  facts: LetterFacts,
  { resume, jobDescription, motive }: WritingInput,
  letter: string,
  job: WritingInput['job'],
): string[] {
  const words = countWords(letter);
  const isOther = languageOf(listLines(resume).map(({ text }) => text)) !== 'en';
  if (isOther)
    return [
      'Not ready to send: letters are written in English only, and the lines of this resume are in another language, so this one says no more than which post you apply for. Write it in the language of the ad, or translate your resume first.',
    ];
  const ofAd =
    languageOf([jobDescription]) === 'en'
      ? []
      : [
          'No letter can be written in the language of this ad yet: this one is in English. Translate it before you send it, or keep it where the employer works in English.',
        ];
  const { told: met, untold } = listMusts(job, letter);
  const ofMusts =
    met.length >= MUSTS_WANTED || untold.length === 0
      ? []
      : [
          `This letter answers ${met.length === 0 ? 'none' : 'one'} of the demands of the ad, which is too little to send. A line of your resume on one of these would give it more: ${untold
            .slice(0, MUSTS_SHOWN)
            .map((text) => `“${text}”`)
            .join(', ')}.`,
        ];
  const stories = facts.told.filter(isRich).length;
  if (stories >= STORIES_WANTED && words >= WORDS_WANTED) return [...ofAd, ...ofMusts];
  const told =
    stories === 0
      ? 'No line of this resume says'
      : stories === 1
        ? 'One line of this resume says'
        : 'Few lines of this resume say';
  return [
    ...ofAd,
    ...ofMusts,
    `${told} what you did with a figure or a result that a letter can tell, so this one is shorter than usual. A line that says how many, how often or what came of it would give it another story.${motive === undefined ? ' A sentence of your own on why you want this job would help as well.' : ''}`,
  ];
}

/** The sentences of the plain letter in its standard length, for who asks for no letter. */
export function writeStandardSentences(input: WritingInput): WrittenSentence[] {
  const facts = gatherLetterFacts(input);
  const plan = planLetter(facts, 'plain', createFilter(input));
  const name = signedName(input.resume.basics?.name?.trim() ?? '');
  return compose(plan, facts, name, 'standard', 'plain').sentences;
}

/** A letter in its lengths and tones, deterministic; every claim stands on a line of the resume, every need on the job description. */
export function writeCoverLetter(input: WritingInput): CoverLetter {
  const facts = gatherLetterFacts(input);
  const name = signedName(input.resume.basics?.name?.trim() ?? '');
  const passes = createFilter(input);
  const write = (tone: LetterTone): LetterTexts => {
    const reword = createReword(input, tone);
    const plan = planLetter(facts, tone, passes);
    const [standard, short, email] = LENGTHS.map((length) =>
      compose(plan, facts, name, length, tone, reword),
    ) as [Letter, Letter, Letter];
    return {
      short: short.text,
      standard: standard.text,
      email: email.text,
      sentences: { short: short.sentences, standard: standard.sentences, email: email.sentences },
    };
  };
  const [plain, warm, formal] = TONES.map(write) as [LetterTexts, LetterTexts, LetterTexts];
  const notes = notesOn(facts, input, plain.standard, input.job);
  return {
    ...plain,
    tone: 'plain',
    tones: { plain, warm, formal },
    ...(notes.length > 0 ? { notes } : {}),
  };
}
