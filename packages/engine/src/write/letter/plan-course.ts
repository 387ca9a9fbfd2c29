import type { Place } from '../place.ts';
import { isAt, isDeed, type Ranked } from './rank.ts';
import type { Sentences } from './sentences.ts';
import type { Slot } from './slot.ts';
import { placeSlots } from './wording.ts';

type Where = Pick<Slot, 'id' | 'paragraph' | 'priority'>;

/** Whether a job began no earlier than another ended, as far as their years say: the two did not run side by side. */
const followsOn = (role: Place, before: Place | undefined): boolean =>
  role.endYear === undefined ||
  before?.startYear === undefined ||
  Number(role.endYear.text) <= Number(before.startYear.text);

/** What the person does since the job that the letter stands on. */
export function planLater(
  sentences: Sentences,
  ranked: readonly Ranked[],
  role: Place,
  roles: readonly Place[],
  main: Place | undefined,
): void {
  const isNamed = sentences.slots.some(({ id }) => id === 'post' || id === 'role');
  // A second entry of the same post.
  const nameOf = (place: Place | undefined): string =>
    `${place?.title?.text}|${place?.at?.text}`.toLowerCase();
  if (isNamed && nameOf(role) === nameOf(main)) return;
  const own = ranked.filter(isAt(role)).filter(isDeed);
  const paragraph = sentences.lists === undefined ? 1 : 2;
  const where: Where = { id: 'now', paragraph, priority: 1 };
  const isTold =
    role.isCurrent &&
    own
      .filter(({ told }) => sentences.isFree(told))
      .some(({ told }) =>
        sentences.tell(
          where,
          told,
          ['now'],
          ranked.map((one) => one.told),
        ),
      );
  if (isTold || !(role.isCurrent || isLatest(role, roles))) return;
  sentences.add(
    'now',
    paragraph,
    1,
    sentences.fill([role.isCurrent ? 'role-now' : 'role-last'], placeSlots(role)),
  );
}
/** Whether no other job ends as late or at a time that nobody knows: only then is it the last one. */
export const isLatest = ({ entry, end }: Place, roles: readonly Place[]): boolean =>
  end > 0 && roles.every((other) => other.entry === entry || (other.end > 0 && other.end < end));

/** Behind what is told already it only fills a thin letter. */
const FILLS = 12;

/** Whether a job stands right behind another in time: only of that one it is "before that". */
export const isNextBefore = (
  role: Place,
  before: Place | undefined,
  roles: readonly Place[],
): boolean => {
  if (before === undefined) return false;
  const at = roles.findIndex(({ entry }) => entry === before.entry);
  return at >= 0 && roles[at + 1]?.entry === role.entry && followsOn(role, before);
};

/** The jobs of which nothing is told, by their names: the present one, and of the ones before it the latest of the ad's own kind. */
export function planCourse(
  sentences: Sentences,
  roles: readonly Place[],
  main: Place | undefined,
  isOfKind: (role: Place) => boolean,
): void {
  const told = new Set(sentences.used.map(({ place }) => place.entry));
  const untold = roles.filter(
    ({ title, at, end, entry }) =>
      title !== undefined &&
      at !== undefined &&
      end > 0 &&
      !told.has(entry) &&
      entry !== sentences.rowOf?.entry &&
      entry !== main?.entry,
  );
  const [first] = untold;
  let rest = untold;
  if (sentences.slots.some(({ id }) => id === 'post' || id === 'now'))
    rest = untold.filter(({ isCurrent }) => !isCurrent);
  else if (main === undefined && first !== undefined) {
    // A later job that can't be named leaves this one neither the last nor one to count back from.
    if (!first.isCurrent && !isLatest(first, roles)) return;
    const parts = [first.isCurrent ? 'role-now' : 'role-last'];
    if (!sentences.add('now', 1, 1, sentences.fill(parts, placeSlots(first)))) return;
    rest = untold.slice(1);
  }
  const named = main ?? first;
  const next = rest.find(
    (role) =>
      !role.isCurrent &&
      (main === undefined || role.end <= main.end) &&
      followsOn(role, main) &&
      isOfKind(role),
  );
  if (next === undefined) return;
  // The employer was named a sentence ago.
  const isSame = next.at !== undefined && next.at.text === named?.at?.text;
  const isTold = sentences.slots.some(
    ({ id }) => id.startsWith('earlier-') || (id === 'now' && main !== undefined),
  );
  const part = isNextBefore(next, isTold ? undefined : named, roles)
    ? `role-before${isSame ? '-same' : ''}`
    : 'role-earlier';
  sentences.add('role-1', 2, isTold ? FILLS : 2, sentences.fill([part], placeSlots(next)));
}
