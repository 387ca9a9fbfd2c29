import { ADMINISTRATION } from './administration.ts';
import { CANADIAN_TRADES } from './canadian-trades.ts';
import { CARE } from './care.ts';
import { CLOUD } from './cloud.ts';
import { DATA } from './data.ts';
import { DESIGN } from './design.ts';
import { EDUCATION } from './education.ts';
import { FINANCE } from './finance.ts';
import { parseSkills, type Skill } from './format.ts';
import { GENERAL } from './general.ts';
import { HEALTH } from './health.ts';
import { HOSPITALITY } from './hospitality.ts';
import { HR } from './hr.ts';
import { LAW } from './law.ts';
import { LOGISTICS } from './logistics.ts';
import { MARKETING } from './marketing.ts';
import { NURSING } from './nursing.ts';
import { PROJECTS } from './projects.ts';
import { PUBLIC_SECTOR } from './public-sector.ts';
import { SALES } from './sales.ts';
import { SOFTWARE } from './software.ts';
import { TRADES } from './trades.ts';

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
