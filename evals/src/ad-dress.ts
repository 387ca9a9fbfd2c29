import { extractRequirements } from '@trueline/engine';
import type { Random } from '../cases/dress/model.ts';
import { seeded } from '../cases/dress/random.ts';
import { listAnnotatedAds } from './annotated-ads.ts';
import type { EvalOptions } from './options.ts';

/** A way in which the same ad arrives otherwise: nothing of it says anything. */
type Dressing = (ad: string, random: Random) => string;

const eachSpace = (ad: string, random: Random, share: number, space: string): string =>
  ad.replace(/(?<=\S) (?=\S)/g, (one) => (random.next() < share ? space : one));
const BULLET = /^([ \t]*)[-*•–] (?=\S)/gm;
const withBullet =
  (glyph: string): Dressing =>
  (ad) =>
    ad.replace(BULLET, `$1${glyph}`);

/** Cuts each line at a width, as mails and terminals do. */
function wrapped(ad: string, width: number, indent: string): string {
  const wrapLine = (line: string): string => {
    const parts: string[] = [];
    let rest = line;
    let hang = '';
    const isItem = /^\s*[-*•–] /.test(line);
    while ((hang + rest).length > width) {
      const cut = rest.lastIndexOf(' ', width - hang.length);
      if (cut <= (/^\s*\S{1,2} /.exec(rest)?.[0].length ?? 0)) break;
      parts.push(hang + rest.slice(0, cut));
      rest = rest.slice(cut + 1);
      hang = isItem ? indent : '';
    }
    return [...parts, hang + rest].join('\n');
  };
  return ad.split('\n').map(wrapLine).join('\n');
}

/** An ad that holds markup already can't be written as markup once more. */
const isPage = (ad: string): boolean => /<\/?[a-z]|&[#a-z]\w*;/i.test(ad);
const unlessPage =
  (dress: Dressing): Dressing =>
  (ad, random) =>
    isPage(ad) ? ad : dress(ad, random);

/** Lines with their ends marked, items as items: how pages of jobs are written. */
const asHtml: Dressing = (ad) => {
  const lines = ad.split('\n').map((line) => {
    const text = line.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
    const item = /^\s*[-*•–] (.*)$/.exec(text)?.[1];
    return item === undefined ? `${text}<br>` : `<ul><li>${item}</li></ul>`;
  });
  return lines.join('\n').replace(/<\/ul>\n<ul>/g, '\n');
};

export const AD_DRESSINGS: Readonly<Record<string, Dressing>> = {
  'runs of spaces': (ad, random) => eachSpace(ad, random, 0.3, ' '.repeat(2 + random.below(3))),
  'two spaces': (ad, random) => eachSpace(ad, random, 1, '  '),
  'long gaps': (ad, random) => eachSpace(ad, random, 0.05, ' '.repeat(6)),
  tabs: (ad, random) => eachSpace(ad, random, 0.1, '\t'),
  'no-break spaces': (ad, random) => eachSpace(ad, random, 0.3, '\u00a0'),
  'all spaces no-break': (ad, random) => eachSpace(ad, random, 1, '\u00a0'),
  'narrow spaces': (ad, random) => eachSpace(ad, random, 0.2, '\u202f'),
  'wide spaces': (ad, random) => eachSpace(ad, random, 0.2, '\u2003'),
  'spaces at line ends': (ad, random) => ad.replace(/$/gm, () => ' '.repeat(random.below(4))),
  indent: (ad) => ad.replace(/^(?=.)/gm, '    '),
  'no-break indent': (ad) => ad.replace(/^(?=.)/gm, '\u00a0\u00a0'),
  'CR LF': (ad) => ad.replace(/\n/g, '\r\n'),
  'old line ends': (ad) => ad.replace(/\n/g, '\r'),
  'line separators': (ad) => ad.replace(/\n/g, '\u2028'),
  'empty lines twice': (ad) => ad.replace(/\n\n/g, '\n\n\n'),
  'blanks in empty lines': (ad) => ad.replace(/\n\n/g, '\n \u00a0\n'),
  'empty lines at the ends': (ad) => `\n\n${ad}\n\n\n`,
  'round bullets': withBullet('• '),
  'starred bullets': withBullet('* '),
  'middle dots': withBullet('· '),
  'square bullets': withBullet('▪ '),
  'symbol bullets': withBullet('\uf0b7 '),
  'letter bullets': withBullet('o\t'),
  'arrow bullets': withBullet('➢ '),
  'checked bullets': withBullet('✓ '),
  'dash bullets': withBullet('– '),
  'tabbed bullets': withBullet('•\t'),
  'bullets without a space': withBullet('•'),
  'wrapped at 72': (ad) => wrapped(ad, 72, '  '),
  'wrapped at 60': (ad) => wrapped(ad, 60, '  '),
  'wrapped at 80, not indented': (ad) => wrapped(ad, 80, ''),
  entities: unlessPage((ad) =>
    ad
      .replace(/&/g, '&amp;')
      .replace(/'/g, '&#39;')
      .replace(/"/g, '&quot;')
      .replace(/•/g, '&bull;'),
  ),
  'no-break entities': unlessPage((ad, random) =>
    eachSpace(ad.replace(/&/g, '&amp;'), random, 0.3, '&nbsp;'),
  ),
  'typographer’s quotes': (ad) =>
    ad.replace(/(?<=\p{L})'(?=\p{L}|\s)/gu, '’').replace(/"([^"\n]*)"/g, '“$1”'),
  'straight quotes': (ad) => ad.replace(/[‘’]/g, "'").replace(/[“”]/g, '"'),
  'prime quotes': (ad) => ad.replace(/(?<=\p{L})['’](?=\p{L})/gu, '\u02bc'),
  'long dashes': (ad) => ad.replace(/(?<=\S) [-–] (?=\S)/g, ' — '),
  'short dashes': (ad) => ad.replace(/(?<=\S) [—–] (?=\S)/g, ' - '),
  'no-break hyphens': (ad) => ad.replace(/(?<=\p{L})-(?=\p{L})/gu, '\u2011'),
  'soft hyphens': (ad, random) =>
    ad.replace(/(?<=\p{L}{4})(?=\p{L}{4})/gu, () => (random.next() < 0.1 ? '\u00ad' : '')),
  'zero-width spaces': (ad, random) =>
    ad.replace(/(?<=\s)(?=\p{L})/gu, () => (random.next() < 0.1 ? '\u200b' : '')),
  'byte order mark': (ad) => `\ufeff${ad}`,
  'joined letters': (ad) => ad.replace(/ffi/g, 'ﬃ').replace(/fi/g, 'ﬁ').replace(/fl/g, 'ﬂ'),
  'letters and accents apart': (ad) => ad.normalize('NFD'),
  'bold headings': (ad) => ad.replace(/^(?![-*•–])([^\n.]{3,40}:)$/gm, '**$1**'),
  'marked headings': (ad) => ad.replace(/^(?![-*•–])([^\n.]{3,40}:)$/gm, '## $1'),
  'quoted mail': (ad) => ad.replace(/^/gm, '> '),
  page: unlessPage(asHtml),
};

const plain = (text = ''): string =>
  text
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑‒–—]/g, '-')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&#39;/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** What an ad is read to, a line each: title, employer, and each requirement with its level and skills. */
export function readingOf(ad: string): string[] {
  const { title, company, requirements } = extractRequirements(ad);
  const lines = requirements.map(({ kind, level, years, degree, skills }) => {
    const names = [...new Set(skills.map(({ name }) => plain(name)))].sort().join(', ');
    return [kind, level, years ?? '', degree ?? '', names].join(' | ');
  });
  return [`title: ${plain(title)}`, `company: ${plain(company)}`, ...lines.sort()];
}

/** Lines that only one of two readings has. */
export function differences(a: readonly string[], b: readonly string[]): string[] {
  const left = [...b];
  const gone = a.filter((line) => {
    const at = left.indexOf(line);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
  return [...gone.map((line) => `- ${line}`), ...left.map((line) => `+ ${line}`)];
}

const OPEN_SETS = ['ads', 'fresh', 'sealed', 'unseen', 'more'] as const;

/** How many dressings of the open ads change what is read of them, by kind of dressing. */
export async function evalAdDress({ seed, cases }: EvalOptions): Promise<void> {
  const ads = (await Promise.all(OPEN_SETS.map((set) => listAnnotatedAds(set)))).flat();
  let changed = 0;
  let all = 0;
  for (const [name, dress] of Object.entries(AD_DRESSINGS)) {
    const random = seeded(seed);
    const notes: string[] = [];
    let here = 0;
    for (const { id, text } of ads) {
      const dressed = dress(text, random);
      if (dressed === text) continue;
      all += 1;
      const changes = differences(readingOf(text), readingOf(dressed));
      if (changes.length === 0) continue;
      here += 1;
      notes.push(`    ${id}: ${changes.slice(0, 4).join('; ')}`);
    }
    changed += here;
    if (here > 0) console.log(`  ${String(here).padStart(4)}  ${name}`);
    if (cases) for (const note of notes.slice(0, 6)) console.log(note);
  }
  console.log(`${changed} of ${all} dressings of ${ads.length} open ads change what is read`);
}
