const UNIT = /(?<!\bof)\s(?:division|branch|section|directorate|department|unit|ward|team)$/i;
/** Units by their name that employ by themselves: "Brightwater School Division", "Fernhill Fire Department". */
const EMPLOYING = /\b(?:school|police|fire|sheriff['’]?s|health) \p{L}+$/iu;

/** Whether words name a part of an employer, neither a job nor who gives it: "Parks Division", "Finance Branch". */
export const isUnitOfEmployer = (text: string): boolean =>
  UNIT.test(text.trim()) && !EMPLOYING.test(text.trim());
