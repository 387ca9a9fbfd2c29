import type { Resume } from '@trueline/contracts';
import { type Draft, doubtAdded } from '../document/change-draft.ts';
import { readVerb } from '../language/en/verb-forms.ts';

/** "Regional chain of 14 shops", "an office of 40 people": what a role's intro says of the extent of its work. */
const EXTENT =
  /\b(?:an? )?((?:\p{L}[\p{L}-]* ){0,2}(?:chain|group|network|fleet|clinic|school|warehouse|hotel|restaurant|store|plant|hospital|practice|firm|agency|office|call cent(?:re|er)|workshop|farm|library) (?:of|with) (?:about |around |over |more than |nearly )?\d[\d,]*\+? \p{L}[\p{L}-]*s(?: \p{L}+ers)?)(?=[.,;]|$| (?:in|across|and)\b)/iu;
/** A longer bullet, or one with an extent of its own, is told already. */
const WORDS_MAX = 5;
const WORDS_MIN = 2;
const OWN_EXTENT = /\d|\b(?:for|of|at|across|in|to|with|on|by|from)\b/i;

const isBare = (bullet: string): boolean => {
  const words = bullet.trim().split(/\s+/);
  return (
    words.length >= WORDS_MIN &&
    words.length <= WORDS_MAX &&
    !OWN_EXTENT.test(bullet) &&
    !/[.;:,]/.test(bullet) &&
    readVerb(words[0] ?? '').some(({ form }) => form === 'past' || form === 'base')
  );
};

const withArticle = (extent: string): string => {
  const plain = extent.slice(0, 1).toLowerCase() + extent.slice(1);
  return `${/^[aeiou]/.test(plain) ? 'an' : 'a'} ${plain}`;
};

/** Transformation 29: "Planned deliveries" under the intro "Regional chain of 14 shops" -> "Planned deliveries for a regional chain of 14 shops", once in a role. Whether the line had that extent only the person knows, so it waits for their word. `taken` are lines that change otherwise. */
export function proposeIntroScope(resume: Resume, taken: ReadonlySet<string>): Draft[] {
  return (resume.work ?? []).flatMap((role, index) => {
    const intro = role.summary ?? role.description;
    const extent = typeof intro === 'string' ? EXTENT.exec(intro)?.[1] : undefined;
    if (extent === undefined || typeof intro !== 'string') return [];
    const bullets = role.highlights ?? [];
    const isTold = bullets.some((text) => text.toLowerCase().includes(extent.toLowerCase()));
    const at = bullets.findIndex(
      (text, i) => isBare(text) && !taken.has(`work[${index}].highlights[${i}]`),
    );
    const text = bullets[at];
    if (isTold || text === undefined) return [];
    const path = `work[${index}].highlights[${at}]`;
    const after = `${text.trim()} for ${withArticle(extent)}`;
    const introPath = `work[${index}].${role.summary === undefined ? 'description' : 'summary'}`;
    return [
      {
        path,
        before: text,
        after,
        kind: 'intro-scope',
        reason:
          'The intro of this role says how large it was; accept it if this line was of that size.',
        sources: [
          { path, text },
          { path: introPath, text: intro },
        ],
        verdict: 'confirm' as const,
        doubts: doubtAdded(text, after, 'The intro of this role says this, not this line.'),
      },
    ];
  });
}
