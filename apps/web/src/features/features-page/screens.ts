import downloadDark from './screens/download-dark.webp';
import downloadLight from './screens/download-light.webp';
import optimizeDark from './screens/optimize-dark.webp';
import optimizeLight from './screens/optimize-light.webp';
import readDark from './screens/read-dark.webp';
import readLight from './screens/read-light.webp';
import templateDark from './screens/template-dark.webp';
import templateLight from './screens/template-light.webp';

export interface ScreenTexts {
  id: string;
  title: string;
  text: string;
  points: readonly string[];
  picture: Record<'dark' | 'light', string>;
  alt: string;
}

/** In the order of the five steps; the pictures are taken of the product by e2e/take-pictures.ts. */
export const SCREENS: readonly ScreenTexts[] = [
  {
    id: 'reading',
    title: 'It reads your resume, and shows you what it read',
    text: 'Your file and what was understood of it stand side by side. Where the reading is in doubt, it says so instead of guessing.',
    points: [
      'PDF, Word (.docx), OpenDocument, RTF, HTML, Markdown, plain text, JSON Resume, Europass, and LinkedIn’s data export',
      'A scan, a locked or a damaged file gets a clear reason',
      'Hidden text is reported and left out',
    ],
    picture: { dark: readDark, light: readLight },
    alt: 'The upload step: the text of a resume beside the entries that were read from it',
  },
  {
    id: 'optimizing',
    title: 'It fits your lines to the ad, one change at a time',
    text: 'Duties become verbs, your own skills get the ad’s names, what the job asks for comes first. Beside every change stand its source, its reason, and the line of the ad it serves.',
    points: [
      'Accept, reject, or put it in your own words; your original is never overwritten',
      'Three figures: where you started, where you are, and the most that truthful wording can reach',
      'What the ad asks and you have not shown is listed as a question to you',
    ],
    picture: { dark: optimizeDark, light: optimizeLight },
    alt: 'The result: a resume with changed words marked, the change in hand beside it, and three scores',
  },
  {
    id: 'templates',
    title: 'You see the exact page in thirteen templates',
    text: 'The preview is your own first page, drawn by the same program that makes the file. What you see is what is sent.',
    points: [
      'From plain and dense to airy, one column or two',
      'Tagged PDF with embedded fonts, and a Word file you can go on editing',
    ],
    picture: { dark: templateDark, light: templateLight },
    alt: 'The template step: the first page of a resume in the chosen template',
  },
  {
    id: 'downloading',
    title: 'You take everything with you, with its proof',
    text: 'One page holds all files of an application. The proof names, for each line of each file, the words of yours it came from.',
    points: [
      'PDF, Word, plain text, Markdown and JSON Resume',
      'Every finished result stays free to open and download',
    ],
    picture: { dark: downloadDark, light: downloadLight },
    alt: 'The download step: the files that were made, ready to be saved',
  },
];
