import { ADMINISTRATION } from '../../../data/taxonomy/skills/administration.ts';
import { CANADIAN_TRADES } from '../../../data/taxonomy/skills/canadian-trades.ts';
import { CARE } from '../../../data/taxonomy/skills/care.ts';
import { CLOUD } from '../../../data/taxonomy/skills/cloud.ts';
import { DATA } from '../../../data/taxonomy/skills/data.ts';
import { DESIGN } from '../../../data/taxonomy/skills/design.ts';
import { EDUCATION } from '../../../data/taxonomy/skills/education.ts';
import { FINANCE } from '../../../data/taxonomy/skills/finance.ts';
import { GENERAL } from '../../../data/taxonomy/skills/general.ts';
import { HEALTH } from '../../../data/taxonomy/skills/health.ts';
import { HOSPITALITY } from '../../../data/taxonomy/skills/hospitality.ts';
import { HR } from '../../../data/taxonomy/skills/hr.ts';
import { LAW } from '../../../data/taxonomy/skills/law.ts';
import { LOGISTICS } from '../../../data/taxonomy/skills/logistics.ts';
import { MARKETING } from '../../../data/taxonomy/skills/marketing.ts';
import { NURSING } from '../../../data/taxonomy/skills/nursing.ts';
import { PROJECTS } from '../../../data/taxonomy/skills/projects.ts';
import { PUBLIC_SECTOR } from '../../../data/taxonomy/skills/public-sector.ts';
import { SALES } from '../../../data/taxonomy/skills/sales.ts';
import { SOFTWARE } from '../../../data/taxonomy/skills/software.ts';
import { TRADES } from '../../../data/taxonomy/skills/trades.ts';
import { parseSkills, type Skill } from './format.ts';

/** The whole lexicon: one data file for each field of work. */
export const SKILLS: readonly Skill[] = [
  SOFTWARE,
  CLOUD,
  DATA,
  FINANCE,
  HEALTH,
  EDUCATION,
  TRADES,
  SALES,
  MARKETING,
  DESIGN,
  ADMINISTRATION,
  PROJECTS,
  NURSING,
  CARE,
  HR,
  LAW,
  LOGISTICS,
  HOSPITALITY,
  PUBLIC_SECTOR,
  CANADIAN_TRADES,
  GENERAL,
].flatMap(parseSkills);
