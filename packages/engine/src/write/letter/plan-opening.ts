import { stemSet } from '../../language/en/stems.ts';
import type { Place } from '../place.ts';
import { fact } from '../sentence.ts';
import type { LetterFacts } from './facts.ts';
import { shownBy } from './own-part.ts';
import { isLatest } from './plan-course.ts';
import { CHANGE, isDeed, isLesser, type Ranked } from './rank.ts';
import type { Sentences } from './sentences.ts';
import { answers, tellingStems } from './wanted.ts';
import { placeSlots } from './wording.ts';

/** The strongest act or change of the job that the letter stands on, where it has a figure or a result. */
function findHooks(ranked: readonly Ranked[], main: Place | undefined): Ranked[] {
  if (main?.at === undefined || main.kind !== 'work') return [];
  return ranked.filter(
    ({ told, worth }) =>
      told.place.entry === main.entry &&
      (told.kind === 'act' || told.kind === 'event') &&
      told.part === 0 &&
      worth >= HOOK_WORTH &&
      !STATE.test(told.text) &&
      (/\d/.test(told.text) || told.result !== undefined),
  );
}
const HOOK_WORTH = 3;

/** Opens with what was done that answers the ad best, and names the post behind it. */
function planHook(
  sentences: Sentences,
  facts: LetterFacts,
  ranked: readonly Ranked[],
  main: Place | undefined,
): boolean {
  const hooks = findHooks(ranked, main);
  const all = ranked.map(({ told }) => told);
  const where = { id: 'opening', paragraph: 0, priority: 0 } as const;
  for (const { told } of hooks.slice(0, HOOKS_TRIED)) {
    const said = `${told.text} ${told.result ?? ''}`;
    // "You ask for handover certificates, and I signed handover certificates" says it twice.
    const own = stemSet(said);
    const isNamed = facts.wanted.some(({ phrase }) => {
      const stems = [...stemSet(phrase)];
      return stems.length > 0 && stems.every((stem) => own.has(stem));
    });
    const need = isNamed ? undefined : sentences.needsIn(shownBy(told));
    const isChange = CHANGE.test(said) || told.result !== undefined || SCALE.test(said);
    if (need === undefined && !isNamed && !isChange) continue;
    const parts = need === undefined ? ['hook'] : ['hook-need'];
    if (sentences.tell(where, told, parts, all, need === undefined ? {} : { need })) {
      sentences.isHooked = true;
      return true;
    }
  }
  return false;
}
const HOOKS_TRIED = 3;
/** "420 staff", "50K+ transactions": a figure that shows the size of the work by itself. */
const SCALE =
  /(?<![\d./'’-])(?!(?:19|20)\d\d\b)(?:\d{1,3}(?:,\d{3})+|\d{3,}|\d+(?:\.\d+)?[KkM]\b|\d+(?:\.\d+)? million)/;

/** For what the person applies, then the post with what is done there that answers the ad best. */
function planPost(
  sentences: Sentences,
  facts: LetterFacts,
  ranked: readonly Ranked[],
  main: Place,
): boolean {
  if (main.at === undefined || main.startYear === undefined) return false;
  const all = ranked.map(({ told }) => told);
  const own = ranked.filter(
    ({ told, worth, met }) =>
      told.place.entry === main.entry &&
      told.kind === 'act' &&
      told.isPresent &&
      !isLesser(told) &&
      told.part === 0 &&
      worth >= POST_WORTH &&
      !STATE.test(told.text) &&
      // What the ad asks for in any words: the sentence that says for what one applies leads to it.
      (met > 0 ||
        facts.wanted.some((one) => answers(one, told.text)) ||
        tellingStems(told.text).some((stem) => facts.adStems.has(stem))),
  );
  if (own.length === 0) return false;
  const where = { paragraph: 0, priority: 0 } as const;
  const count = sentences.slots.length;
  // One wording, by the letter's own number: letters that all open alike are a machine's.
  sentences.add('role', 0, 0, sentences.fill(['apply-bare'], {}).slice(0, 1));
  if (own.some(({ told }) => sentences.tell({ id: 'opening', ...where }, told, ['lead-post'], all)))
    return true;
  sentences.slots.splice(count);
  return false;
}
const POST_WORTH = 3;
/** What one is or has is no act. */
const STATE = /^(?:am|was|were|have|had|do|did|got|work|worked) /;

/** Whether a post's years can be told. */
const hasSpan = ({ startYear, endYear, isCurrent, title }: Place): boolean =>
  title !== undefined &&
  startYear !== undefined &&
  (isCurrent || (endYear !== undefined && endYear.text !== startYear.text));

/** Whether what is told next of the job that the letter opens with is an act, which can stand behind the post and its years. */
function tellsMore(sentences: Sentences, ranked: readonly Ranked[], main: Place): boolean {
  const next = ranked.find(
    (one) => one.told.place.entry === main.entry && isDeed(one) && sentences.isFree(one.told),
  );
  return next?.told.kind === 'act' && next.worth >= POST_WORTH;
}

/** For what the person applies, and who they are: by their summary, or the post and its years and how long they have been in the trade. */
export function planOpening(
  sentences: Sentences,
  facts: LetterFacts,
  ranked: readonly Ranked[],
  main?: Place,
): void {
  planRole(sentences, facts, ranked, main);
  const { years } = facts;
  if (years !== undefined)
    sentences.add(
      'years',
      0,
      YEARS,
      sentences.fill(['years'], { years: [fact(years.text, years.source)] }),
    );
}
/** Before the second sentence on the job. */
const YEARS = 1.05;

/** Behind the moment, for what they apply, plainly; the post and its years open what is told of it. */
function planBehindMoment(sentences: Sentences, ranked: readonly Ranked[], main?: Place): void {
  sentences.isSpanOpen =
    main?.title !== undefined && hasSpan(main) && tellsMore(sentences, ranked, main);
  // One wording, by the letter's own number: letters that all go on alike are a machine's.
  sentences.add('role', 1, 0, sentences.fill(['apply-bare'], {}).slice(0, 1));
}

function planRole(
  sentences: Sentences,
  facts: LetterFacts,
  ranked: readonly Ranked[],
  main?: Place,
): void {
  const { roles, who } = facts;
  const isOld = main !== undefined && !main.isCurrent && facts.hasLater;
  if (facts.moment !== undefined) {
    planBehindMoment(sentences, ranked, isOld ? undefined : main);
    return;
  }
  const isOpened = !isOld && planHook(sentences, facts, ranked, main);
  if (who !== undefined) {
    sentences.add(
      'role',
      0,
      0,
      sentences.fill(['apply-who'], { who: [fact(who.text, who.source)] }),
    );
    return;
  }
  // What ended is the last post only where no other may have gone on; any is told by its years.
  const hasYears =
    main?.startYear !== undefined &&
    main.endYear !== undefined &&
    main.startYear.text !== main.endYear.text;
  const isSayable =
    main?.title !== undefined &&
    !isOld &&
    (main.isCurrent || (main.at !== undefined && (hasYears || isLatest(main, roles))));
  // The post and its years stand with what else was done there, where something is told of it.
  if (isOpened && isSayable && hasSpan(main) && tellsMore(sentences, ranked, main)) {
    sentences.isSpanOpen = true;
    sentences.add(
      'role',
      0,
      0,
      sentences
        .fill(
          [sentences.used.at(-1)?.isPresent === false ? 'apply-hooked-past' : 'apply-hooked'],
          {},
        )
        .slice(0, 1),
    );
    return;
  }
  if (
    isOpened &&
    isSayable &&
    sentences.add('role', 0, 0, sentences.fill(['lead-there'], placeSlots(main)))
  ) {
    sentences.hasNamedLead = true;
    return;
  }
  if (!isOpened && isSayable && main.isCurrent && planPost(sentences, facts, ranked, main)) {
    sentences.hasNamedLead = true;
    sentences.isPostTold = true;
    return;
  }
  const isNamed =
    isSayable && sentences.add('role', 0, 0, sentences.fill(['lead'], placeSlots(main)));
  sentences.hasNamedLead = isNamed;
  if (isNamed) return;
  // A post whose title can't be said has an employer and its years.
  const isPlaced =
    main?.at !== undefined &&
    !isOld &&
    main.title === undefined &&
    facts.isEnglish &&
    sentences.add('role', 0, 0, sentences.fill(['lead-placed'], placeSlots(main)));
  sentences.hasNamedLead = isPlaced;
  if (!isPlaced) sentences.add('role', 0, 0, sentences.fill(['apply-bare'], {}));
}
