import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { analyze, type Token } from '@trueline/engine/testing';
import type { EvalOptions } from './options.ts';
import { testBulletsFile } from './test-cases.ts';

/** A bullet with its first verb (none in a line of nouns) and the head of its first noun phrase behind it. */
interface Bullet {
  text: string;
  verb: { word: string; form: string } | null;
  head: string;
}

const FORMS: Readonly<Record<string, string>> = { B: 'base', P: 'past', G: 'gerund', T: 'third' };
const DEV = new URL('../cases/tagging/dev/bullets.txt', import.meta.url);
const RUNS = 5;

const plain = (word: string): string => word.replace(/[.,:]+$/, '').toLowerCase();

/** "Stock/B shelves/H overnight": the letter behind a slash is the form of the first verb (B, P, G, T) or marks the head (H). */
function parseBullet(line: string): Bullet {
  let verb: Bullet['verb'] = null;
  let head = '';
  const words = line.split(' ').map((written) => {
    const match = /^(.*)\/([BPGTH])([.,:]*)$/.exec(written);
    if (match === null) return written;
    const [, word = '', mark = '', end = ''] = match;
    if (mark === 'H') head = plain(word);
    else verb = { word: plain(word), form: FORMS[mark] ?? '' };
    return word + end;
  });
  return { text: words.join(' '), verb, head };
}

/** Forms of one writing: nobody can tell "Cut" the past from "Cut" the base. */
const SAME_FORMS = /^(?:cut|set|put|read|bid|fit|run)$/;
/** Duty words are verbs too; the first verb of a bullet is what they lead to. */
const DUTY_WORD = /^(?:included|tasked|involved)$/;

function isVerbRight({ verb, head }: Bullet, tokens: readonly Token[]): boolean {
  const own = ({ pos, lower }: Token): boolean =>
    pos === 'verb' && (lower === verb?.word || !DUTY_WORD.test(lower));
  if (verb === null) {
    const end = tokens.findIndex(({ lower }) => plain(lower) === head);
    return !tokens.some((token, at) => own(token) && at <= end);
  }
  const first = tokens.find(own);
  if (first?.lower !== verb.word) return false;
  return first.form === verb.form || (SAME_FORMS.test(verb.word) && first.form !== 'gerund');
}

function measure(name: string, file: string | URL): void {
  const bullets = readFileSync(file, 'utf8').trim().split('\n').map(parseBullet);
  const wrong: string[] = [];
  let heads = 0;
  for (const bullet of bullets) {
    const { tokens, phrases } = analyze(bullet.text, 'en');
    if (!isVerbRight(bullet, tokens)) wrong.push(bullet.text);
    const verbAt = tokens.findIndex(({ lower }) => lower === bullet.verb?.word);
    const phrase = phrases.find(({ from }) => from > verbAt);
    const found = phrase === undefined ? '' : (tokens[phrase.head]?.lower ?? '');
    if (found === bullet.head) heads++;
  }
  const started = performance.now();
  for (let run = 0; run < RUNS; run++) for (const { text } of bullets) analyze(text, 'en');
  const perLine = (performance.now() - started) / RUNS / bullets.length;
  const percent = (part: number): string => ((100 * part) / bullets.length).toFixed(1);
  console.log(
    `  ${name}: ${bullets.length} bullets; first verb and its form, or none in a line of nouns ${percent(bullets.length - wrong.length)} %, heads ${percent(heads)} %; ${perLine.toFixed(3)} ms a line`,
  );
  if (name === 'dev') for (const text of wrong) console.log(`    ${text}`);
}

/** Parts of speech on bullets labelled by hand; those kept aside with `--test`. */
export async function evalTagging(options: EvalOptions): Promise<void> {
  measure('dev', fileURLToPath(DEV));
  if (options.test) measure('kept aside', testBulletsFile(options));
}
