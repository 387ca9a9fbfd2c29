import type { Resume } from '@trueline/contracts';
import type { Draft } from '../document/change-draft.ts';
import type { ResumeLine } from '../document/paths.ts';
import { sentencesOfParagraph } from '../language/en/sentences.ts';
import { wordsOf } from '../language/words.ts';
import { readOpener } from '../rules/line/role-tense.ts';
import { tellsAsSelf } from '../rules/summary-sentences.ts';
import { keepsOneVoice } from '../rules/voice.ts';

/** A role told in one breath stays as it is; longer ones are skimmed only as bullets. */
const WORDS_MIN = 25;
/** A bullet of as many sentences is a paragraph. */
const SENTENCES_MIN = 3;
/** Why somebody went is told in a talk, if at all. */
const LEAVING = /^(?:my )?reasons? (?:for|of) (?:leaving|exit|separation)\s*[:–-]/i;

const REASON = 'Readers skim: each act has a line of its own now.';
const WITHOUT_LEAVING = 'Why you left is better told in a talk.';

/** Opens with a verb, or is told by the person as theirs. */
const tellsAct = (text: string): boolean =>
  readOpener(text) !== 'other' || /\b(?:I|we|We|my|My)\b/.test(text);

type Role = NonNullable<Resume['work']>[number];

/** Beside roles in bullets a paragraph of so many words has its acts in bullets too. */
const SHORT_WORDS_MIN = 6;

const isLong = (text: string): boolean =>
  wordsOf(text).length >= WORDS_MIN && sentencesOf(text).length > 1;

/** Whether the roles are told in bullets, now or once their paragraphs are parted. */
const isInBullets = (work: readonly Role[]): boolean =>
  work.some(({ highlights = [], summary = '' }) => highlights.length > 0 || isLong(summary));

const sentencesOf = (text: string): string[] =>
  sentencesOfParagraph(text).filter((sentence) => !LEAVING.test(sentence));

/** Whether a paragraph is parted: a long one, and a short one that would be the odd one out, or tells of oneself as "I" above bullets. */
function mayPart(text: string, { highlights = [] }: Role, inBullets: boolean): boolean {
  if (isLong(text)) return true;
  const tellsOfOneself = sentencesOf(text).every((sentence) => /^I\b/.test(sentence));
  const isOdd = highlights.length === 0 || tellsOfOneself;
  return inBullets && isOdd && wordsOf(text).length >= SHORT_WORDS_MIN;
}

/** What a role tells in running text: its paragraph, and bullets that are paragraphs. */
function listParagraphs(role: Role, entry: string, inBullets: boolean): ResumeLine[] {
  const bullets = (role.highlights ?? []).map((text, at) => ({
    path: `${entry}.highlights[${at}]`,
    entry,
    text,
  }));
  const paragraphs = bullets.filter(
    ({ text }) => sentencesOfParagraph(text).length >= SENTENCES_MIN && isLong(text),
  );
  const summary = role.summary ?? '';
  return summary === '' || !mayPart(summary, role, inBullets)
    ? paragraphs
    : [{ path: `${entry}.summary`, entry, text: summary }, ...paragraphs];
}

/** The resume with these sentences among the role's bullets: each is the person's own, and what it becomes is held against it. */
function withBullets(resume: Resume, index: number, sentences: readonly string[]): Resume {
  const work = (resume.work ?? []).map((role, at) =>
    at === index ? { ...role, highlights: [...(role.highlights ?? []), ...sentences] } : role,
  );
  return { ...resume, work };
}

/**
 * "Ran the engine room. Rebuilt a turbocharger." in a role's paragraph -> a bullet each, worded as bullets
 * are. `rewrite` gives the drafts of lines of one entry of a resume.
 */
export function proposeParagraphBullets(
  resume: Resume,
  rewrite: (lines: readonly ResumeLine[], told: Resume) => readonly Draft[],
): Draft[] {
  const work = resume.work ?? [];
  const inBullets = isInBullets(work);
  return work.flatMap((role, index) => {
    const entry = `work[${index}]`;
    const from = role.highlights?.length ?? 0;
    return listParagraphs(role, entry, inBullets).flatMap(({ path, text }) => {
      const told = sentencesOfParagraph(text);
      const sentences = sentencesOf(text);
      const lines = sentences.map((sentence, at) => ({
        path: `${entry}.highlights[${from + at}]`,
        entry,
        text: sentence,
      }));
      const drafts = rewrite(lines, withBullets(resume, index, sentences)).filter(
        ({ verdict }) => verdict === 'proven',
      );
      const better = lines.map(
        (line) => drafts.find((draft) => draft.path === line.path)?.after ?? line.text,
      );
      // One voice: where some sentence cannot do without its "I", the others keep theirs.
      const isMixed =
        (better.some(tellsAsSelf) && !better.every(tellsAsSelf)) ||
        !keepsOneVoice({ before: sentences, after: better }, 'unknown');
      const bullets = isMixed ? sentences : better;
      if (bullets.length === 0 || bullets.filter(tellsAct).length * 2 < bullets.length) return [];
      return [
        {
          path,
          before: text,
          after: bullets.map((bullet) => bullet.replace(/(?<!\betc)\.$/, '')).join('\n'),
          kind: 'paragraph-bullets',
          reason: told.length > sentences.length ? `${REASON} ${WITHOUT_LEAVING}` : REASON,
          sources: [{ path, text }],
          verdict: 'proven' as const,
        },
      ];
    });
  });
}
