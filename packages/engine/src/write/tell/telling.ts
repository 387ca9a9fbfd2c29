/** What a line of a resume tells, as words that a sentence can be made with; nothing of it is left out that counts. */
export interface Telling {
  path: string;
  entry: string;
  /** The line as it stands. */
  line: string;
  /**
   * `act`: behind "I" ("closed 6 pledges from family offices, S$1.1m in total"). `thing`: work that is
   * named, behind "the job covers". `scope`: what a job was
   * made of, behind "that meant" ("six teachers, four sections and 88 children"). `event`: a sentence with a subject of its own ("calving percentage
   * went from 61 to 78"). `post`: behind "I am" or "I was" ("the link nurse for infection control").
   */
  kind: 'act' | 'thing' | 'scope' | 'event' | 'post';
  text: string;
  /** What came of it, behind "that": "cut checkout errors by 45%". */
  result?: string;
  /** Both in one, as the line has them. */
  whole?: string;
  isPresent: boolean;
  /** Which statement of its line it is: what stands later leans on what stands before. */
  part: number;
}
