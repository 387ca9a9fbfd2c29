import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InterviewQuestion, Resume } from '@trueline/contracts';
import { extractRequirements, listLines, type WrittenPack, writePack } from '@trueline/engine';
import { read } from '@trueline/engine/read';
import {
  CLICHES,
  countWords,
  gradeOf,
  likeness,
  SLIPS,
  sentencesOf,
  sharedRun,
} from './text-counts.ts';

/** Fixed, so that two runs print the same. */
const AS_OF = '2026-11';
const JOB_COUNT = 8;
const BANDS = { email: [45, 100], short: [120, 160], standard: [220, 320] } as const;
/** Words of a standard letter where the resume tells fewer than three stories. */
const FEW_STORIES = [120, 220] as const;
/** A sentence shared by more letters than this, names, figures and terms masked, is a form letter's. */
const SHARED_MAX = 0.03;
const EVERYTHING = { coverLetter: true, interviewQuestions: true, atsMetadata: true };

interface Pair {
  name: string;
  resume: Resume;
  ad: string;
  job: ReturnType<typeof extractRequirements>;
  pack: WrittenPack;
}

/** Faults by criterion, over how many cases. */
class Tally {
  readonly #rows = new Map<string, { cases: number; faults: string[] }>();

  count(criterion: string, isGood: boolean, sample: string): void {
    const row = this.#rows.get(criterion) ?? { cases: 0, faults: [] };
    row.cases++;
    if (!isGood) row.faults.push(sample);
    this.#rows.set(criterion, row);
  }

  print(): void {
    for (const [criterion, { cases, faults }] of this.#rows) {
      const share = ((100 * (cases - faults.length)) / cases).toFixed(1);
      const sample = faults.length === 0 ? '' : `; such as ${faults[0]}`;
      console.log(`  ${criterion}: ${share} % of ${cases}${sample}`);
    }
  }
}

async function readPairs(folder: string): Promise<Pair[]> {
  const names = readdirSync(join(folder, 'jobs'))
    .filter((name) => name.endsWith('.txt'))
    .sort();
  const step = Math.max(1, Math.floor(names.length / JOB_COUNT));
  const ads = names.filter((_, i) => i % step === 0).slice(0, JOB_COUNT);
  const pairs: Pair[] = [];
  for (const file of readdirSync(join(folder, 'resumes')).sort()) {
    if (/\.(?:json|mjs)$/.test(file)) continue;
    const result = await read(readFileSync(join(folder, 'resumes', file)), file);
    if (!result.ok) continue;
    for (const name of ads) {
      const ad = readFileSync(join(folder, 'jobs', name), 'utf8');
      const job = extractRequirements(ad);
      const input = { resume: result.resume, job, jobDescription: ad, asOf: AS_OF } as const;
      pairs.push({
        name: `${file} x ${name}`,
        resume: result.resume,
        ad,
        job,
        pack: writePack(input, EVERYTHING),
      });
    }
  }
  return pairs;
}

const digits = (text: string): string[] =>
  text.replace(/(?<=\d),(?=\d{3})/g, '').match(/\d+(?:\.\d+)?/g) ?? [];
const textOf = (resume: Resume): string =>
  listLines(resume)
    .map(({ text }) => text)
    .join('\n');

/** Numbers, and names in the middle of a sentence, that neither the resume nor the ad holds. */
function unknownFacts(text: string, { resume, ad, job }: Pair): string[] {
  const known = `${textOf(resume)}\n${ad}`;
  const numbers = new Set(digits(known));
  const inSkills = job.skills.map(({ name }) => name).join(' ');
  const names = text.match(/(?<=\p{Ll},? )\p{Lu}[\p{L}\p{N}+#.&-]*/gu) ?? [];
  const lower = `${known} ${inSkills}`.toLowerCase();
  return [
    ...digits(text).filter((number) => !numbers.has(number)),
    ...names.filter((name) => !lower.includes(name.toLowerCase().replace(/[.'’]+s?$/, ''))),
  ].filter((fact) => !/^(?:I|Dear|Sincerely)$/.test(fact));
}

type Length = keyof typeof BANDS;

function judgeLetter(pair: Pair, length: Length, tally: Tally): void {
  const letter = pair.pack.coverLetter?.[length] ?? '';
  const blocks = letter.split('\n\n');
  const paragraphs = blocks.slice(1, -1);
  const body = paragraphs.join('\n');
  const sentences = sentencesOf(body);
  // The page says so where a resume has little to tell.
  const isFew = length === 'standard' && pair.pack.coverLetter?.notes !== undefined;
  const [min] = isFew ? FEW_STORIES : BANDS[length];
  const [, max] = BANDS[length];
  const bullets = listLines(pair.resume)
    .filter(({ path }) => /highlights|summary|description/.test(path))
    .map(({ text }) => text);
  const count = (criterion: string, isGood: boolean): void =>
    tally.count(`${criterion}`, isGood, `${pair.name} ${length}`);
  count(`${length}: words in the band`, countWords(letter) >= min && countWords(letter) <= max);
  if (length === 'standard')
    count('2 to 4 paragraphs', paragraphs.length >= 2 && paragraphs.length <= 4);
  count(
    'names the role',
    pair.job.title === undefined || body.toLowerCase().includes(pair.job.title.toLowerCase()),
  );
  count('no placeholder, slip or cliché', !SLIPS.test(body) && !CLICHES.test(body));
  count(
    'a number where the resume has any',
    !bullets.some((line) => /\d/.test(line)) || /\d/.test(body),
  );
  // What is set off is the person's own line, and meant to be.
  const told = body.replace(/^• .*$/gm, '');
  count('shared run at most 8 words, figures aside', sharedRun(told, bullets) <= 8);
  count('never "my resume" nor what the person lacks', !LACKS.test(body));
  count(
    'no two sentences of one skeleton',
    new Set(sentences.map(skeletonOf)).size === sentences.length,
  );
  if (length === 'email') return;
  count(
    'at most 40 % of sentences start with I',
    sentences.filter((one) => /^I\b/.test(one)).length <= sentences.length * 0.4,
  );
  count('no number or name from nowhere', unknownFacts(body, pair).length === 0);
}

const LACKS =
  /\bmy resume\b|of the skills you list|\b(?:I|my \w+) (?:do|does|have|has) not\b|\b(?:I|yet) (?:lack|still need)\b|not yet/i;

/** The function words of a sentence, by which its build would be known again. */
const skeletonOf = (sentence: string): string =>
  (sentence.toLowerCase().match(/[a-z']+|[;:,]/g) ?? [])
    .filter((word) => FUNCTION_WORDS.has(word))
    .join(' ') + (sentence.split(' ').length <= 6 ? sentence : '');
const FUNCTION_WORDS = new Set(
  'i my me you your we that this it is are was were and so because which who where there in at for with to of as if would could also before then thank ; : ,'.split(
    ' ',
  ),
);

/** A sentence with its names, figures and the terms of its ad masked. */
function masked(sentence: string, { job }: Pair): string {
  let text = sentence;
  const terms = [job.title ?? '', job.company ?? '', ...job.skills.map(({ text: term }) => term)];
  for (const term of terms.filter((one) => one.length > 1).sort((a, b) => b.length - a.length))
    text = text.split(term).join('#');
  return text
    .replace(/(?<!^)\b\p{Lu}[\p{L}\p{N}.&'’-]*(?: (?:of|and|&) (?=\p{Lu})| (?=\p{Lu}))?/gu, '#')
    .replace(/\d[\d,.%]*/g, '#')
    .replace(/#(?:[ ,&/]*#)+/g, '#')
    .toLowerCase();
}

/** Sentences of more than a few letters of other persons for other ads. */
function judgeShared(pairs: readonly Pair[], tally: Tally): void {
  const all = pairs.map((pair) => {
    const letter = pair.pack.coverLetter?.standard ?? '';
    const body = letter.split('\n\n').slice(1, -1).join('\n');
    return { pair, sentences: sentencesOf(body).map((one) => masked(one, pair)) };
  });
  const users = new Map<string, Pair[]>();
  for (const { pair, sentences } of all)
    for (const one of new Set(sentences)) users.set(one, [...(users.get(one) ?? []), pair]);
  const max = Math.max(1, Math.floor(pairs.length * SHARED_MAX));
  for (const { pair, sentences } of all)
    for (const one of sentences) {
      const others = (users.get(one) ?? []).filter(
        ({ resume, ad }) => resume !== pair.resume && ad !== pair.ad,
      );
      tally.count('sentence: in at most 3 % of other letters', others.length <= max, one);
    }
}

const OPEN =
  /^(?:tell|describe|walk|what|how|which|why|when|who|where|suppose|imagine|think|explain|take|your|you|we|if|the|give)\b/i;
const CLOSED = /^(?:do|did|does|is|are|was|were|have|has|can|could|will|would|should)\b/i;

function judgeQuestions(pair: Pair, tally: Tally): void {
  const all = pair.pack.interviewQuestions ?? [];
  const main = all.filter(({ kind }) => kind !== 'to-ask');
  const count = (criterion: string, isGood: boolean): void =>
    tally.count(criterion, isGood, pair.name);
  count(
    '10 to 12 questions, 1 or 2 to ask',
    main.length >= 10 && main.length <= 12 && [1, 2].includes(all.length - main.length),
  );
  count('four kinds or more', new Set(all.map(({ kind }) => kind)).size >= 4);
  count(
    'no two alike (half their words)',
    all.every((a, i) => all.slice(0, i).every((b) => likeness(a.question, b.question) <= 0.5)),
  );
  count('six heaviest must-haves asked about', coverage(pair, main) >= 0.9);
  for (const { question, requirementId, path, outline } of all) {
    const each = (criterion: string, isGood: boolean): void =>
      tally.count(criterion, isGood, `"${question}"`);
    each('question: open-ended', OPEN.test(question) && !CLOSED.test(question));
    each('question: 30 words, grade 10', countWords(question) <= 30 && gradeOf(question) <= 10);
    each('question: linked', requirementId !== undefined || path !== undefined);
    const facts = Object.values(outline)
      .filter((part) => part !== null)
      .join('. ');
    each(
      'question: outline without unknown facts',
      unknownFacts(facts, { ...pair, ad: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec' })
        .length === 0,
    );
  }
}

/** Of the first six skills that the ad requires, in its own order and those of the title first, the share that some question names. */
function coverage({ job }: Pair, questions: readonly InterviewQuestion[]): number {
  const title = (job.title ?? '').toLowerCase();
  const musts = job.requirements
    .filter(({ kind, level, skills }) => kind === 'skill' && level === 'must' && skills.length > 0)
    .map((requirement) => ({
      requirement,
      inTitle: requirement.skills.some(({ text }) => title.includes(text.toLowerCase())),
    }))
    .sort((a, b) => Number(b.inTitle) - Number(a.inTitle));
  const heaviest = musts.slice(0, 6).map(({ requirement }) => requirement);
  if (heaviest.length === 0) return 1;
  const names = new Set(
    questions.flatMap(
      ({ requirementId }) =>
        job.requirements.find(({ id }) => id === requirementId)?.skills.map(({ name }) => name) ??
        [],
    ),
  );
  return (
    heaviest.filter(({ skills }) => skills.some(({ name }) => names.has(name))).length /
    heaviest.length
  );
}

/** Share of sentences or questions that another ad changes, the least over neighbouring ads of one resume. */
function judgeSwaps(pairs: readonly Pair[], tally: Tally): void {
  for (const [i, pair] of pairs.entries()) {
    const other = pairs[i + 1];
    if (other === undefined || other.resume !== pair.resume) continue;
    const changed = (of: (one: Pair) => string[]): number => {
      const before = new Set(of(pair));
      const after = of(other);
      return after.filter((text) => !before.has(text)).length / Math.max(1, after.length);
    };
    for (const length of ['short', 'standard'] as const) {
      const share = changed(({ pack }) =>
        sentencesOf((pack.coverLetter?.[length] ?? '').split('\n\n').slice(1, -1).join(' ')),
      );
      tally.count(
        'another ad changes half of the sentences',
        share >= 0.5,
        `${pair.name} ${length} ${share.toFixed(2)}`,
      );
    }
    const share = changed(({ pack }) =>
      (pack.interviewQuestions ?? []).map(({ question }) => question),
    );
    tally.count(
      'another ad changes 60 % of the questions',
      share >= 0.6,
      `${pair.name} ${share.toFixed(2)}`,
    );
  }
}

/** Letters, questions and metadata over every readable resume and eight advertisements. */
export async function evalWriting(): Promise<void> {
  const folder = process.env.EVAL_DATA_DIR;
  if (folder === undefined || folder === '') {
    console.log('writing: skipped, EVAL_DATA_DIR is not set');
    return;
  }
  const pairs = await readPairs(folder);
  const tally = new Tally();
  for (const pair of pairs) {
    for (const length of ['standard', 'short', 'email'] as const) judgeLetter(pair, length, tally);
    judgeQuestions(pair, tally);
    const text = textOf(pair.resume).toLowerCase();
    tally.count(
      'metadata: each keyword in the resume',
      pair.pack.atsMetadata?.keywords.every(({ term }) => text.includes(term.toLowerCase())) ??
        false,
      pair.name,
    );
    tally.count('no contradiction in the pack', pair.pack.contradictions.length === 0, pair.name);
  }
  judgeShared(pairs, tally);
  judgeSwaps(pairs, tally);
  console.log(
    `writing: ${pairs.length} resume x ad pairs (each line must be 100 %, coverage and open-ended 90)`,
  );
  tally.print();
}
