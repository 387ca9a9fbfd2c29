import type { Resume } from '../model.ts';
import { arts } from './arts.ts';
import { building } from './building.ts';
import { care } from './care.ts';
import { expand } from './compact.ts';
import { farms } from './farms.ts';
import { french } from './french.ts';
import { kitchens } from './kitchens.ts';
import { metalAndMachines } from './metal-and-machines.ts';
import { offices } from './offices.ts';
import { portugueseAndGerman } from './portuguese-and-german.ts';
import { publicServices } from './public-services.ts';
import { roadsAndDepots } from './roads-and-depots.ts';
import { schools } from './schools.ts';
import { shopsAndSalons } from './shops-and-salons.ts';
import { spanish } from './spanish.ts';
import { woodsMinesAndSea } from './woods-mines-and-sea.ts';

/** Resumes of plainly made-up persons, one per trade. */
export const resumes: readonly Resume[] = [
  ...kitchens,
  ...care,
  ...building,
  ...metalAndMachines,
  ...farms,
  ...woodsMinesAndSea,
  ...roadsAndDepots,
  ...shopsAndSalons,
  ...schools,
  ...arts,
  ...offices,
  ...publicServices,
  ...french,
  ...spanish,
  ...portugueseAndGerman,
].map(expand);
