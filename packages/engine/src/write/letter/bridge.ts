import type { Place } from '../place.ts';
import { asked, type Draft, fact, listed, say } from '../sentence.ts';
import type { Duty, Named } from './facts.ts';
import { asTitleAt, atPlace, finite, gerund, rotated } from './wording.ts';

/** A duty of the ad, tied to what comes nearest to it. */
export function tieDuty({ phrase, story }: Duty, turn: number): Draft[] {
  const duty = asked(phrase);
  if (story !== undefined)
    return rotated(
      [
        say`The role also involves ${duty}, and the closest I have come to that is ${gerund(story)} ${atPlace(story.place)}.`,
        say`Where the posting speaks of ${duty}, I think of my work ${atPlace(story.place)}, where I ${finite(story)}.`,
      ],
      turn,
    );
  return rotated(
    [
      say`The posting also speaks of ${duty}, and I would be glad to take that on.`,
      say`Among the duties you list is ${duty}, which I would like to hear more about.`,
    ],
    turn,
  );
}

/** Where the person works or worked last. */
export function tellRole(place: Place, turn: number): Draft[] {
  if (place.at === undefined || place.title === undefined) return [];
  const { startYear } = place;
  if (startYear === undefined)
    return [
      say`The latest role on my resume is ${fact(place.title.text, place.title.source)} ${atPlace(place)}.`,
    ];
  const since = fact(startYear.text, startYear.source);
  const title = fact(place.title.text, place.title.source);
  return place.isCurrent
    ? rotated(
        [
          say`Since ${since}, I have worked ${asTitleAt(place)}.`,
          say`My current role, ${title} ${atPlace(place)}, began in ${since}.`,
          say`At present I work ${asTitleAt(place)}, a role that began in ${since}.`,
          say`Today I work ${asTitleAt(place)}, in a role that began in ${since}.`,
        ],
        turn,
      )
    : rotated(
        [
          say`My role as ${title} ${atPlace(place)} began in ${since}.`,
          say`In ${since}, I began work ${asTitleAt(place)}.`,
          say`The latest role on my resume, ${title} ${atPlace(place)}, began in ${since}.`,
          say`Of the roles on my resume, the latest is ${title} ${atPlace(place)}, from ${since} on.`,
        ],
        turn,
      );
}

/** A role before that. */
export function tellEarlierRole(place: Place, turn: number): Draft[] {
  const { at, title, startYear } = place;
  if (at === undefined || title === undefined) return [];
  const since = startYear === undefined ? [] : [fact(startYear.text, startYear.source)];
  return since.length === 0
    ? [say`Before that, I worked ${asTitleAt(place)}.`]
    : rotated(
        [
          say`Before that came a role ${asTitleAt(place)}, which began in ${since}.`,
          say`An earlier role, which began in ${since}, was ${fact(title.text, title.source)} ${atPlace(place)}.`,
          say`The role before it, ${fact(title.text, title.source)} ${atPlace(place)}, began in ${since}.`,
          say`Earlier, from ${since} on, I worked ${asTitleAt(place)}.`,
        ],
        turn,
      );
}

export const tellStudies = (
  { area, school }: { area: Named; school: Named },
  turn: number,
): Draft[] =>
  rotated(
    [
      say`My studies were in ${fact(area.text, area.source)}, at ${fact(school.text, school.source)}.`,
      say`My education was in ${fact(area.text, area.source)}, at ${fact(school.text, school.source)}.`,
      say`On the education side, I studied ${fact(area.text, area.source)} at ${fact(school.text, school.source)}.`,
      say`As for schooling, my field at ${fact(school.text, school.source)} was ${fact(area.text, area.source)}.`,
      say`At ${fact(school.text, school.source)}, I studied ${fact(area.text, area.source)}.`,
    ],
    turn,
  );

export function tellCertificates(certificates: readonly Named[], turn: number): Draft[] {
  const names = certificates.slice(0, 2).map(({ text, source }) => fact(text, source));
  return rotated(
    [
      say`The certificates on my resume include ${listed(names)}.`,
      say`My resume also lists ${listed(names)} among its certificates.`,
      say`Also on my resume, among its certificates, you will find ${listed(names)}.`,
    ],
    turn,
  );
}

/** Skills of the resume that the ad doesn't ask for. */
export function tellOtherSkills(skills: readonly Named[], turn: number): Draft[] {
  if (skills.length < 2) return [];
  const names = skills.slice(0, 3).map(({ text, source }) => fact(text, source));
  return rotated(
    [
      say`Not in the posting, but on my resume, you will find ${listed(names)}.`,
      say`Should it be of use to you, my resume also shows ${listed(names)}.`,
      say`Beyond what you list, my resume shows ${listed(names)}.`,
      say`There is more on my resume than the posting names, such as ${listed(names)}.`,
    ],
    turn,
  );
}

/** A duty of the ad, where the resume leaves little else to say. */
export const readBack = ({ phrase }: Duty): Draft[] => [
  say`From the posting, part of the work is ${asked(phrase)}.`,
];

/** How far back the dated roles go; for letters whose roles can't be named in a sentence. */
export function goBack(roles: readonly Place[]): Draft[] {
  const years = roles.flatMap(({ startYear }) => (startYear === undefined ? [] : [startYear]));
  const first = [...years].sort((a, b) => a.text.localeCompare(b.text))[0];
  if (first === undefined) return [];
  const since = fact(first.text, first.source);
  return [
    say`The roles on my resume go back to ${since}.`,
    say`The work history on my resume, with its dates and employers, goes back to ${since}.`,
  ];
}
