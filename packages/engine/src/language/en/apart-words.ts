/** Words that a stemmer takes for forms of others, though they name another thing: "accounting" is not shown by "client accounts", nor "hospitality" by a hospital. Each row's words are of one kind. */
const ROWS = `
accounting accountant accountants accountancy
marketing marketer marketers marketed
engine engines
product products
productive productivity
custom customs
community communities
organ organs
general generally
generic
hospital hospitals
medication medications
publication publications
experiment experiments experimental
animation animations animator animators
position positions
intern interns internship internships
international
university universities
relative relatives
authority authorities
operative operatives
objective objectives
executive executives
conservative
temperature temperatures
competitive
import imports imported importing
`;

/** The first word of a row by each of the row's. */
export const APART_WORDS: ReadonlyMap<string, string> = new Map(
  ROWS.trim()
    .split('\n')
    .map((row) => row.split(' '))
    .flatMap((words) => words.map((word) => [word, words[0] ?? word] as const)),
);
