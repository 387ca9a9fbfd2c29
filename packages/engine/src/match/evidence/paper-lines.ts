import {
  credentialSubject,
  drivingClassOf,
  holdsMark,
  tellsDrivingClass,
  tellsDrivingLicence,
  tellsPaper,
} from '../../taxonomy/credentials.ts';
import { type EvidenceIndex, linesWith, stemsInOrder, tellsEnough } from './evidence-index.ts';
import { type EvidenceLine, TAUGHT } from './evidence-lines.ts';

const DRIVING_LICENCE = "Driver's licence";

/** Lines that tell of a paper by what it is about: "Food Safety Level 3" among the certificates is a food safety certificate, "licensed electrician, class A1" an A1 electrical licence. */
export function linesCertifying(
  index: EvidenceIndex,
  name: string,
  forms: readonly string[],
): EvidenceLine[] {
  if (name === DRIVING_LICENCE)
    return index.lines.filter(
      ({ plain, beside }) =>
        tellsDrivingLicence(plain) ||
        (beside !== undefined && tellsDrivingLicence(`${beside}: ${plain}`)),
    );
  return forms.flatMap((form) => {
    const subject = credentialSubject(form);
    const drivingClass = drivingClassOf(form);
    if (subject === null)
      return drivingClass === null
        ? []
        : index.lines.filter(({ plain }) => tellsDrivingClass(plain, drivingClass));
    const { stems, marks } = subject;
    const named = linesWith(index, stems).filter(
      ({ path, plain }) =>
        (TAUGHT.test(path) || tellsPaper(plain)) && marks.every((mark) => holdsMark(plain, mark)),
    );
    return [...named, ...index.lines.filter((line) => tellsTogether(line, stems, marks))];
  });
}

/** "National Craft Certificate" in "Painting & Decorating": two fields of one entry are one name. */
function tellsTogether(
  { plain, beside }: EvidenceLine,
  stems: readonly string[],
  marks: readonly string[],
): boolean {
  if (beside === undefined) return false;
  const all = `${plain} ${beside}`;
  const held = new Set(stemsInOrder(all));
  return stems.every((stem) => held.has(stem)) && marks.every((mark) => holdsMark(all, mark));
}

/** Lines outside roles that speak of what a paper is about without telling that it is held: whether it is must be asked. Work with it is no paper. */
export function linesAboutPaper(index: EvidenceIndex, forms: readonly string[]): EvidenceLine[] {
  return forms.flatMap((form) => {
    const { stems = [], marks = [] } = credentialSubject(form) ?? {};
    return tellsEnough(stems)
      ? linesWith(index, stems).filter(
          ({ kind, plain }) => kind !== 'role' && marks.every((mark) => holdsMark(plain, mark)),
        )
      : [];
  });
}
