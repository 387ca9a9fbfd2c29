import type { AtsMetadata } from './writing.ts';

/** A field of an application form with what to type into it. */
export interface FormField {
  label: string;
  value: string;
  /** Why there is no value: the person fills it in. */
  note?: string;
}

export interface FormGroup {
  title: string;
  fields: FormField[];
}

const field = (label: string, value: string | undefined): FormField[] =>
  value === undefined || value === '' ? [] : [{ label, value }];

const NOT_SURE = 'not sure from your resume';
/** Fields for the person to fill in. */
const open = (...labels: string[]): FormField[] =>
  labels.map((label) => ({ label, value: '', note: NOT_SURE }));

/** "6 years"; less than one is said so, for a form takes no zero as an answer. */
const showYears = (years: number): string =>
  years < 1
    ? 'less than 1 year'
    : Math.floor(years) === 1
      ? '1 year'
      : `${Math.floor(years)} years`;

/** What application forms ask, group by group in the order in which they ask it; what the resume doesn't say is left out, what it doesn't surely say is left to the person. */
export function listFormFields({ title, skills, degree, form }: AtsMetadata): FormGroup[] {
  const isUnsure = (part: 'work' | 'education' | 'years'): boolean =>
    form?.unsure?.includes(part) === true;
  const groups: FormGroup[] = [
    {
      title: 'Name',
      fields: [
        ...field('First name', form?.firstName),
        ...field('Middle name', form?.middleName),
        ...field('Last name', form?.lastName),
        ...field('Full name', form?.fullName),
      ],
    },
    {
      title: 'Contact',
      fields: [
        ...field('E-mail', form?.email),
        ...field('Phone', form?.phone),
        ...field('Street', form?.street),
        ...field('City', form?.city),
        ...field('Province or state', form?.region),
        ...field('Postal code', form?.postalCode),
        ...field('Country', form?.country),
      ],
    },
    {
      title: 'Links',
      fields: (form?.profiles ?? form?.links.map((url) => ({ label: 'Link', url })) ?? []).map(
        ({ label, url }) => ({ label, value: url }),
      ),
    },
    {
      title: 'Work',
      fields: isUnsure('work')
        ? open('Current or last title', 'Current or last employer')
        : [
            ...field(form?.isEmployed === false ? 'Last title' : 'Current title', title),
            ...field(
              form?.isEmployed === false ? 'Last employer' : 'Current employer',
              form?.employer,
            ),
          ],
    },
    {
      title: 'Education',
      fields: isUnsure('education')
        ? open('Highest degree', 'Field of study', 'School', 'Year of graduation')
        : [
            ...field('Highest degree', degree?.source.text),
            ...field('Field of study', form?.fieldOfStudy),
            ...field('School', form?.school),
            ...field('Year of graduation', form?.graduationYear),
          ],
    },
    {
      title: 'Years of experience',
      fields: isUnsure('years')
        ? open('Years per skill')
        : skills.flatMap(({ name, years }) =>
            years === undefined ? [] : [{ label: name, value: showYears(years) }],
          ),
    },
    { title: 'Reason for applying', fields: field('Why do you apply?', form?.why) },
  ];
  return groups.filter(({ fields }) => fields.length > 0);
}
