import type { FitView, Requirement, Resume } from '@trueline/contracts';
import weights from '../../../data/models/fit-weights.json' with { type: 'json' };
import type { YearMonth } from '../../document/dates.ts';
import { readTable } from '../../language/table.ts';
import type { Part } from '../component.ts';
import type { EvidenceIndex } from '../evidence/evidence-index.ts';
import type { SkillScore } from '../skills.ts';
import { measureTitleView, measureYearsView, type RoleLikeness } from './career.ts';
import { lineWeigher } from './recency.ts';
import { measureSkillsView } from './skills.ts';
import { titleNearness } from './title-nearness.ts';
import { listUnits, type Units } from './units.ts';
import type { View } from './view.ts';
import {
  measureAdWords,
  measureRequirementWords,
  sharesByEntry,
  wordsAsked,
  wordsOfAd,
} from './words.ts';

/** What the figure is made of. */
export interface FitFacts {
  resume: Resume;
  requirements: readonly Requirement[];
  index: EvidenceIndex;
  skills: readonly SkillScore[];
  credentials: Part | null;
  jobDescription: string;
  asOf: YearMonth;
}

interface Row {
  id: FitView['id'];
  name: string;
  weight: number;
  /** The share that earns the full weight: no resume says all that an ad says. */
  full: number;
}

const VIEWS = readTable<Row>(weights);

/** A role that holds so much of the words of what is asked is wholly of the ad's kind. */
const ROLE_WORDS_FULL = 0.15;

/** How far each role is of the ad's kind: by its title, or by what its lines hold of the words asked. */
function roleLikeness(
  requirements: readonly Requirement[],
  words: ReadonlyMap<string, number>,
  units: Units,
): RoleLikeness {
  const title = requirements.find(({ kind }) => kind === 'title')?.text ?? '';
  const shares = sharesByEntry(words, units);
  return ({ position = '' }, i) =>
    Math.max(
      titleNearness(title, position),
      Math.min(1, (shares.get(`work[${i}]`) ?? 0) / ROLE_WORDS_FULL),
    );
}

/** The views by their names; null where the ad gives nothing to look at. */
export function measureViews(facts: FitFacts): Record<FitView['id'], View | null> {
  const { resume, requirements, index, skills, credentials, jobDescription, asOf } = facts;
  const asked = wordsAsked(requirements);
  const adWords = wordsOfAd(jobDescription);
  const units = listUnits(index, new Map([...adWords, ...asked]), resume.basics?.name);
  const held = { index, units, weigh: lineWeigher(resume, asOf) };
  return {
    skills: measureSkillsView(skills, credentials, held),
    requirements: measureRequirementWords(asked, held),
    words: measureAdWords(adWords, held),
    years: measureYearsView(requirements, resume, roleLikeness(requirements, asked, units), asOf),
    title: measureTitleView(requirements, resume, asOf),
  };
}

const UNITS = 100;

/** The figure, 0 to 100, and what it is made of: a weighed mean of the views that the ad allows, each filled at its own share. */
export function measureFit(facts: FitFacts): { fit: number; views: FitView[] } {
  const measured = measureViews(facts);
  const views = VIEWS.flatMap(({ id, name, weight, full }): FitView[] => {
    const view = measured[id];
    if (view === null) return [];
    const got = Math.min(1, view.share / full);
    return [
      {
        id,
        name,
        weight,
        share: Math.round(got * UNITS * UNITS) / UNITS,
        evidence: [...view.evidence],
      },
    ];
  });
  const total = views.reduce((sum, { weight }) => sum + weight, 0);
  const got = views.reduce((sum, { weight, share }) => sum + weight * share, 0);
  return { fit: total === 0 ? 0 : Math.round((got / total) * UNITS) / UNITS, views };
}
