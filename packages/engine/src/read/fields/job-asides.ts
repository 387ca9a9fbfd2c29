import { fold } from '../characters.ts';
import type { Slice } from '../slice.ts';
import { companyScore, titleScore } from './title-score.ts';

/** A part of an employer or of the world, no employer itself. */
const PARTS: readonly string[] = [
  'department',
  'dept',
  'dept.',
  'division',
  'team',
  'unit',
  'ward',
  'branch office',
  'business unit',
  'abteilung',
  'bereich',
  'afdeling',
  'departamento',
  'reparto',
  'ufficio',
  'dzial',
  'департамент',
];
const PART = new RegExp(
  `(?<!\\p{L})(?:${PARTS.map((word) => word.replace('.', '\\.')).join('|')}|отдел\\p{L}*)(?!\\p{L}| of | for | de )`,
  'u',
);
/** Parts of the world that a title is for. */
const REGIONS: ReadonlySet<string> = new Set(
  'emea,apac,dach,latam,mena,na,north america,international,global,worldwide'.split(','),
);
const KINDS: ReadonlySet<string> = new Set(
  `full time,full-time,fulltime,part time,part-time,parttime,permanent,temporary,contract,seasonal,casual,internship,
  apprenticeship,co-op,vollzeit,teilzeit,cdi,cdd,fixed-term,fixed term,temps plein,temps partiel,voltijd,deeltijd,
  umowa o prace,b2b,p/t,f/t`
    .split(',')
    .map((kind) => kind.trim()),
);

/** "Full-time", "seasonal contract": how the person was employed. */
export function isKindOfJob(text: string): boolean {
  const folded = fold(text).replace(/ (?:position|contract|role|basis)$/, '');
  return KINDS.has(folded);
}

const WAYS =
  /^(?:un)?(?:paid|salaried)$|^(?:volunt(?:eer|ary)|agency|temp|locum|zero hours|placement|work placement|secondment|on call|weekends?(?: only)?|evenings|summers?|term time|short contract|\d+[- ](?:months?|weeks?|mo)(?: contract| placement)?)$/u;

/** The same, and what only a bracket says of it: "(unpaid)", "(8 month placement)". */
export const isWayOfWork = (text: string): boolean => isKindOfJob(text) || WAYS.test(fold(text));

/** A department, a kind of employment, a part of the world: neither a title nor an employer. */
export function isAside({ text }: Pick<Slice, 'text'>): boolean {
  const folded = fold(text);
  if (isKindOfJob(text) || REGIONS.has(folded)) return true;
  return PART.test(folded) && titleScore(text) + companyScore(folded.replace(PART, '')) === 0;
}
