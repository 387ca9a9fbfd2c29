import type { Resume } from '@trueline/contracts';
import type { Draft } from '../document/change-draft.ts';
import type { ResumeLine } from '../document/paths.ts';
import { sentencesOfParagraph } from '../language/en/sentences.ts';
import { wordsOf } from '../language/words.ts';
import { readOpener } from '../rules/line/role-tense.ts';

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

/** What a role tells in running text: its paragraph, and bullets that are paragraphs. */
function listParagraphs(role: NonNullable<Resume['work']>[number], entry: string): ResumeLine[] {
  const bullets = (role.highlights ?? []).map((text, at) => ({
    path: `${entry}.highlights[${at}]`,
    entry,
    text,
  }));
  const paragraphs = bullets.filter(
    ({ text }) => sentencesOfParagraph(text).length >= SENTENCES_MIN,
  );
  const summary = role.summary ?? '';
  return summary === ''
    ? paragraphs
    : [{ path: `${entry}.summary`, entry, text: summary }, ...paragraphs];
}

/** "Ran the engine room. Rebuilt a turbocharger." in a role's paragraph -> a bullet each, worded as bullets are. `rewrite` gives the drafts of lines of one entry. */
export function proposeParagraphBullets(
  resume: Resume,
  rewrite: (lines: readonly ResumeLine[]) => readonly Draft[],
): Draft[] {
  return (resume.work ?? []).flatMap((role, index) => {
    const entry = `work[${index}]`;
    const from = role.highlights?.length ?? 0;
    return listParagraphs(role, entry).flatMap(({ path, text }) => {
      const told = sentencesOfParagraph(text);
      const sentences = told.filter((sentence) => !LEAVING.test(sentence));
      if (wordsOf(text).length < WORDS_MIN || sentences.length < 2) return [];
      // Bullets that there are not yet: a rule asks of a path what kind of line stands there.
      const lines = sentences.map((sentence, at) => ({
        path: `${entry}.highlights[${from + at}]`,
        entry,
        text: sentence,
      }));
      const drafts = rewrite(lines).filter(({ verdict }) => verdict === 'proven');
      const bullets = lines.map(
        (line) => drafts.find((draft) => draft.path === line.path)?.after ?? line.text,
      );
      if (bullets.filter(tellsAct).length * 2 < bullets.length) return [];
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
