// Resumes made from one that fits: weaker for the ad in one way each, or as fit in other words. Everything
// is drawn by a seed, so that two runs make the same pairs.
import type { Resume, WorkEntry } from '@trueline/contracts';
import { extractRequirements } from '@trueline/engine';
import { stemsOf } from '@trueline/engine/testing';

type Draw = () => number;

/** What a maker of resumes has at hand. */
interface Given {
  resume: Resume;
  /** Stems of what the ad asks. */
  asked: ReadonlySet<string>;
  /** Work of another trade. */
  other: Resume;
  draw: Draw;
}
type Make = (given: Given) => Resume;

/** Stems of what an ad asks: its terms where it has any, and the words of its demands. */
export function stemsAsked(ad: string): ReadonlySet<string> {
  const { requirements } = extractRequirements(ad);
  const terms = requirements.flatMap(({ skills }) => skills.map(({ text }) => text));
  const texts = terms.length > 3 ? terms : requirements.map(({ text }) => text);
  return new Set(texts.flatMap(stemsOf));
}

const isAsked = (text: string, asked: ReadonlySet<string>): boolean =>
  stemsOf(text).some((stem) => asked.has(stem));

const linesOf = (resume: Resume): string[] =>
  (resume.work ?? []).flatMap(({ highlights = [], summary, description }) => [
    ...highlights,
    ...(summary ?? description ?? '').split(/(?<=\.)\s+/).filter((line) => line.length > 20),
  ]);

const pick = <T>(items: readonly T[], draw: Draw): T | undefined =>
  items[Math.floor(draw() * items.length)];

/** The first years of a date so many years earlier. */
function shifted(date: string | undefined, years: number): string | undefined {
  return date?.replace(/^\d{4}/, (year) => String(Number(year) - years));
}

const withWork = (resume: Resume, work: WorkEntry[]): Resume => ({ ...resume, work });

/** Lines with what the ad asks give way to lines of another trade, in the list of skills too. */
const drop: Make = ({ resume, asked, other, draw }) => {
  const filler = linesOf(other).filter((line) => !isAsked(line, asked));
  const isGone = (text: string): boolean => isAsked(text, asked) && draw() < 0.75;
  const swap = (text: string): string[] =>
    isGone(text) ? [pick(filler, draw) ?? ''].filter((line) => line !== '') : [text];
  return {
    ...withWork(
      resume,
      (resume.work ?? []).map((entry) => ({
        ...entry,
        ...(entry.summary === undefined ? {} : { summary: swap(entry.summary).join(' ') }),
        highlights: (entry.highlights ?? []).flatMap(swap),
      })),
    ),
    basics: {
      ...resume.basics,
      ...(resume.basics?.summary === undefined
        ? {}
        : { summary: swap(resume.basics.summary).join(' ') }),
    },
    skills: (resume.skills ?? []).map((group) => ({
      ...group,
      keywords: (group.keywords ?? []).filter((item) => !isGone(item)),
    })),
    certificates: (resume.certificates ?? []).filter(({ name = '' }) => !isGone(name)),
  };
};

/** The same work, long ago: since then work of another trade. */
const recency: Make = ({ resume, other, draw }) => {
  const years = 9 + Math.floor(draw() * 6);
  const past = (resume.work ?? []).map((entry) => ({
    ...entry,
    ...(entry.startDate === undefined ? {} : { startDate: shifted(entry.startDate, years) }),
    endDate: shifted(entry.endDate ?? '2026-06', years),
  }));
  const since = (other.work ?? []).slice(0, 2).map((entry, i) => ({
    ...entry,
    startDate: i === 0 ? `${2026 - Math.ceil(years / 2)}-03` : `${2026 - years}-09`,
    ...(i === 0 ? { endDate: undefined } : { endDate: `${2026 - Math.ceil(years / 2)}-02` }),
    highlights: (entry.highlights ?? []).slice(0, 3),
  }));
  return withWork(resume, [...since, ...past]);
};

/** The same work, for a few months instead of years. */
const years: Make = ({ resume, draw }) =>
  withWork(
    resume,
    (resume.work ?? []).map((entry, i) => {
      const end = entry.endDate ?? '2026-08';
      const year = end.slice(0, 4);
      const month = 2 + Math.floor(draw() * 3);
      return i > 1
        ? { ...entry, startDate: `${year}-06`, endDate: `${year}-07` }
        : { ...entry, startDate: `${year}-0${month}`, endDate: `${year}-0${month + 3}` };
    }),
  );

const BELOW = ['Trainee', 'Junior', 'Student', 'Helper to', 'Intern,', 'Assistant to the'];
const SHARED = [
  'Helped with this:',
  'Assisted colleagues who',
  'Shadowed staff who',
  'Observed how others',
  'Supported the person who',
];
const RANK =
  /\b(?:senior|lead|head|chief|principal|manager|supervisor|foreman|director|journeyman|charge)\b/gi;

/** The same work one rank lower: helped with, not done. */
const level: Make = ({ resume, draw }) =>
  withWork(
    resume,
    (resume.work ?? []).map((entry) => ({
      ...entry,
      ...(entry.position === undefined
        ? {}
        : {
            position:
              `${pick(BELOW, draw)} ${entry.position.replace(RANK, '').replace(/\s+/g, ' ').trim()}`.trim(),
          }),
      highlights: (entry.highlights ?? []).map((line) =>
        draw() < 0.75
          ? `${pick(SHARED, draw)} ${line.slice(0, 1).toLowerCase()}${line.slice(1)}`
          : line,
      ),
    })),
  );

/** What the ad asks stands in lists and courses; the roles tell other work. */
const use: Make = ({ resume, asked, other, draw }) => {
  const filler = linesOf(other).filter((line) => !isAsked(line, asked));
  const listed: string[] = [];
  const work = (resume.work ?? []).map((entry) => ({
    ...entry,
    highlights: (entry.highlights ?? []).flatMap((line) => {
      if (!isAsked(line, asked) || draw() > 0.85) return [line];
      listed.push(...line.split(/[,;.]/).filter((part) => isAsked(part, asked)));
      const instead = pick(filler, draw);
      return instead === undefined ? [] : [instead];
    }),
  }));
  const items = listed.map((part) => part.trim().split(/\s+/).slice(0, 4).join(' '));
  return {
    ...withWork(resume, work),
    skills: [...(resume.skills ?? []), { name: 'Also', keywords: items.slice(0, 12) }],
  };
};

export const WEAKENINGS: Readonly<Record<string, Make>> = { drop, recency, years, level, use };

/** A letter of some longer words swapped with the next, as fingers do. */
const mistyped = (text: string, draw: Draw): string =>
  text.replace(/\p{Ll}{8,}/gu, (word) => {
    if (draw() > 0.08) return word;
    const at = 2 + Math.floor(draw() * (word.length - 4));
    return `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`;
  });

const GLYPHS = ['• ', '- ', '* ', '– ', ''];

/** The same resume by somebody careless: slips of spelling, glyphs, blanks, a role in capitals. */
const careless: Make = ({ resume, draw }) => {
  const glyph = pick(GLYPHS, draw) ?? '';
  const loud = draw() < 0.3;
  return withWork(
    resume,
    (resume.work ?? []).map((entry, i) => ({
      ...entry,
      highlights: (entry.highlights ?? []).map((line) => {
        const typed = `${glyph}${mistyped(line, draw).replace(/ /g, () => (draw() < 0.05 ? '  ' : ' '))}`;
        return loud && i === 0 ? typed.toUpperCase() : typed;
      }),
    })),
  );
};

/** The same resume with more that is true and has nothing to do with the ad: an old role of another trade, interests. */
const longer: Make = ({ resume, other }) => ({
  ...withWork(resume, [
    ...(resume.work ?? []),
    ...(other.work ?? []).slice(-1).map((entry) => ({
      ...entry,
      startDate: '2006-05',
      endDate: '2008-09',
    })),
  ]),
  interests: [...(resume.interests ?? []), ...(other.interests ?? []), { name: 'Rowing' }],
});

const HOW_MANY = ['for three sites', 'each week', 'for a team of eight', 'since 2021', 'every day'];

/** Some demands of the ad, told in lines of the latest role beside what stands there. */
const stronger: Make = ({ resume, draw }) => {
  const [first, ...rest] = resume.work ?? [];
  return first === undefined
    ? resume
    : withWork(resume, [
        { ...first, highlights: [...(first.highlights ?? []), ...told(resume, draw)] },
        ...rest,
      ]);
};

/** Skills of the person's own list told as used. */
function told(resume: Resume, draw: Draw): string[] {
  const items = (resume.skills ?? []).flatMap(({ keywords = [] }) => keywords).slice(0, 8);
  const pairs = items.flatMap((item, i) => (i % 2 === 0 ? [[item, items[i + 1]]] : []));
  return pairs.map(
    ([one, two]) =>
      `Used ${[one, two].filter((item) => item !== undefined).join(' and ')} ${pick(HOW_MANY, draw)}`,
  );
}

export const AS_FIT: Readonly<Record<string, Make>> = { careless, longer, stronger };
