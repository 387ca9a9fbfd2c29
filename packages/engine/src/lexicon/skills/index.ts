import { CANADIAN_TRADES } from './canadian-trades.ts';
import { CARE } from './care.ts';
import { CLOUD } from './cloud.ts';
import { DATA } from './data.ts';
import { EDUCATION } from './education.ts';
import { FINANCE } from './finance.ts';
import { parseSkills, type Skill } from './format.ts';
import { GENERAL } from './general.ts';
import { HEALTH } from './health.ts';
import { HOSPITALITY } from './hospitality.ts';
import { HR } from './hr.ts';
import { LAW } from './law.ts';
import { LOGISTICS } from './logistics.ts';
import { LOGISTICS_HOSPITALITY } from './logistics-hospitality.ts';
import { NURSING } from './nursing.ts';
import { OFFICE } from './office.ts';
import { PUBLIC_SECTOR } from './public-sector.ts';
import { SALES_MARKETING } from './sales-marketing.ts';
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
  SALES_MARKETING,
  OFFICE,
  LOGISTICS_HOSPITALITY,
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
