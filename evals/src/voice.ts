import type { Resume } from '@trueline/contracts';
import { optimize } from '@trueline/engine';
import { read } from '@trueline/engine/read';
import { analyze } from '@trueline/engine/testing';
import type { EvalOptions } from './options.ts';
import { listPanelCases } from './panel-cases.ts';

const AS_OF = '2026-11';
const SETS =
  '2026-11-23 -b -c -d -e -f -g -h -pages -texts 2026-11-26 2026-11-27 2026-11-27-b 2026-11-27-c'
    .split(' ')
    .map((name) => (name.startsWith('-') ? `2026-11-23${name}` : name));

/** How a line tells its act; a noun tells none. */
type Voice = 'self' | 'somebody' | 'to' | 'duty' | 'gerund' | 'past' | 'third' | 'base' | 'noun';

const DUTY =
  /^(?:(?:was|were|am|is) )?(?:mainly |also )?(?:responsible|in charge|accountable|tasked|duties|responsibilities)\b/i;
const NO_GERUND = /^(?:during|morning|evening|nothing|everything|anything|something|according)$/i;
/** Pasts that do not end in -ed. */
const IRREGULAR =
  /^(?:was|were|had|did|made|ran|led|built|wrote|kept|took|gave|held|sold|taught|grew|won|met|sent|spent|drove|drew|brought|bought|caught|dealt|fed|felt|fitted|found|fought|got|went|knew|laid|left|lent|lit|lost|oversaw|paid|rebuilt|rode|rose|said|sat|saw|sewed|shot|slept|spoke|stood|swept|thought|threw|told|undertook|understood|upheld|wore|came|began|became|broke|chose|dug|flew|hung|helped|rewrote|redrew|bent|bound|ground|wound)$/i;

/** The voice of one line, by its opening words. */
function voiceOf(line: string): Voice {
  const text = line.replace(/^[^\p{L}\d]+/u, '').replace(/^(?:also|then|\p{L}+ly),? /iu, '');
  if (/^(?:i|we|my|our)\b/i.test(text)) return 'self';
  if (/^(?:he|she) /i.test(text)) return 'somebody';
  if (/^to \p{Ll}+/iu.test(text)) return 'to';
  if (DUTY.test(text)) return 'duty';
  const [first, second] = analyze(text, 'en').tokens;
  if (first === undefined || second === undefined) return 'noun';
  const { lower, pos, form } = first;
  if (/^\p{L}{2,}ing$/u.test(lower) && !NO_GERUND.test(lower)) return 'gerund';
  if (IRREGULAR.test(lower)) return 'past';
  const isVerb = pos === 'verb' || pos === 'auxiliary';
  if (/[^e]ed$/.test(lower) && (isVerb || pos !== 'adjective')) return 'past';
  if (!isVerb || form === 'participle' || form === 'gerund') return 'noun';
  return form ?? 'base';
}

type Role = NonNullable<Resume['work']>[number];

/** The lines of a role that are told, one act each: bullets, and the sentences of its paragraph. */
const toldLines = ({ summary = '', highlights = [] }: Role): string[] =>
  [...summary.split(/\n|(?<=[.!?;]) (?=\p{Lu})/u), ...highlights.flatMap((t) => t.split('\n'))]
    .map((line) => line.trim())
    .filter((line) => /\S\s+\S/.test(line));

/** "Put", "Cut": of the present and of the past. */
const BOTH = /^(?:put|cut|set|read|let|shut|spread|split|fit|bid)\b/i;
/** The forms that the verbs of a role have; in one that goes on, what was finished once stands beside what goes on. */
const verbsOf = (lines: readonly string[], goesOn: boolean): Set<Voice> =>
  new Set(
    lines
      .filter((line) => !BOTH.test(line))
      .map(voiceOf)
      .filter((voice) => voice !== 'noun')
      .map((voice) => (goesOn && voice === 'past' ? 'base' : voice)),
  );
/** Nouns beside verbs, where one of them alone is no style. */
const isHalf = (lines: readonly string[]): boolean => {
  const nouns = lines.filter((line) => voiceOf(line) === 'noun').length;
  return nouns > 0 && nouns < lines.length;
};

const nameOf = ({ position, name, startDate }: Role): string =>
  [position, name, startDate].join('|').toLowerCase();

/** Roles whose told lines stand in more than one form of the verb, and roles that mix verbs and nouns: upload and result. */
export async function evalVoice({ firstSight, cases }: EvalOptions): Promise<void> {
  const sets = firstSight.length > 0 ? firstSight : SETS;
  const counts = { roles: 0, mixed: 0, mixedNow: 0, half: 0, halfNow: 0 };
  const made = { mixed: 0, half: 0, more: 0 };
  let documents = 0;
  const all = [
    ...listPanelCases({ test: false, firstSight: sets }),
    ...(firstSight.length > 0 ? [] : listPanelCases({ test: false, firstSight: [] })),
  ];
  for (const { id, file, bytes, ad: jobDescription } of all) {
    const reading = await read(bytes, file);
    if (!reading.ok) continue;
    documents++;
    const { document } = optimize({ resume: reading.resume, jobDescription, asOf: AS_OF });
    const now = new Map((document.work ?? []).map((role) => [nameOf(role), toldLines(role)]));
    (reading.resume.work ?? []).forEach((role, at) => {
      const own = toldLines(role);
      const after = now.get(nameOf(role)) ?? toldLines(document.work?.[at] ?? {});
      if (own.length < 2) return;
      counts.roles++;
      const goesOn = role.startDate !== undefined && role.endDate === undefined;
      const [before, left] = [verbsOf(own, goesOn).size, verbsOf(after, goesOn).size];
      const [was, is] = [before > 1, left > 1];
      counts.mixed += Number(was);
      counts.mixedNow += Number(is);
      counts.half += Number(isHalf(own));
      counts.halfNow += Number(isHalf(after));
      const isMade = is && !was;
      const isMore = left > before;
      made.mixed += Number(isMade);
      made.more += Number(isMore && !isMade);
      made.half += Number(isHalf(after) && !isHalf(own));
      if (cases && (isMade || isMore || (isHalf(after) && !isHalf(own)) || is))
        printRole(`${id} ${isMade ? 'MADE' : isMore ? 'MORE' : is ? 'left' : 'half'}`, own, after);
    });
  }
  console.log(`${counts.roles} roles of two told lines or more in ${documents} documents`);
  console.log(`  in more than one form of the verb: ${counts.mixed} -> ${counts.mixedNow}`);
  console.log(`  verbs beside nouns: ${counts.half} -> ${counts.halfNow}`);
  console.log(
    `  made so by us: ${made.mixed} mixed, ${made.more} of more forms than before, ${made.half} with nouns beside verbs`,
  );
}

function printRole(id: string, own: readonly string[], after: readonly string[]): void {
  console.log(`    ${id}`);
  for (const line of own) console.log(`      - ${voiceOf(line)}: ${line.slice(0, 140)}`);
  for (const line of after)
    if (!own.includes(line)) console.log(`      + ${voiceOf(line)}: ${line.slice(0, 140)}`);
}
