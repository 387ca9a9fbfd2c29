import administration from '../../../data/taxonomy/skills/administration.json' with {
  type: 'json',
};
import canadianTrades from '../../../data/taxonomy/skills/canadian-trades.json' with {
  type: 'json',
};
import care from '../../../data/taxonomy/skills/care.json' with { type: 'json' };
import cloud from '../../../data/taxonomy/skills/cloud.json' with { type: 'json' };
import data from '../../../data/taxonomy/skills/data.json' with { type: 'json' };
import design from '../../../data/taxonomy/skills/design.json' with { type: 'json' };
import education from '../../../data/taxonomy/skills/education.json' with { type: 'json' };
import finance from '../../../data/taxonomy/skills/finance.json' with { type: 'json' };
import general from '../../../data/taxonomy/skills/general.json' with { type: 'json' };
import health from '../../../data/taxonomy/skills/health.json' with { type: 'json' };
import hospitality from '../../../data/taxonomy/skills/hospitality.json' with { type: 'json' };
import hr from '../../../data/taxonomy/skills/hr.json' with { type: 'json' };
import law from '../../../data/taxonomy/skills/law.json' with { type: 'json' };
import logistics from '../../../data/taxonomy/skills/logistics.json' with { type: 'json' };
import marketing from '../../../data/taxonomy/skills/marketing.json' with { type: 'json' };
import nursing from '../../../data/taxonomy/skills/nursing.json' with { type: 'json' };
import projects from '../../../data/taxonomy/skills/projects.json' with { type: 'json' };
import publicSector from '../../../data/taxonomy/skills/public-sector.json' with { type: 'json' };
import sales from '../../../data/taxonomy/skills/sales.json' with { type: 'json' };
import software from '../../../data/taxonomy/skills/software.json' with { type: 'json' };
import trades from '../../../data/taxonomy/skills/trades.json' with { type: 'json' };
import { readSkills, type Skill, type SkillRow } from './format.ts';

/** The whole lexicon: one data file for each field of work. */
export const SKILLS: readonly Skill[] = [
  software,
  cloud,
  data,
  finance,
  health,
  education,
  trades,
  sales,
  marketing,
  design,
  administration,
  projects,
  nursing,
  care,
  hr,
  law,
  logistics,
  hospitality,
  publicSector,
  canadianTrades,
  general,
].flatMap(({ rows }: { rows: readonly SkillRow[] }) => rows.flatMap(readSkills));
