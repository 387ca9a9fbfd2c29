import { expect, it } from 'vitest';
import { isFormFurniture } from './form-furniture.ts';

it.each([
  'Edit | Remove',
  'edit  ·  delete',
  '[Save] [Cancel]',
  '+ Add another',
  '+ Add work experience',
  '« Previous | Next »',
  'Save & continue',
  'Complete: 92%',
  'Profile strength: 80 %',
  'Step 2 of 5',
  'Upload photo',
  '* Required field',
  '[ ] I agree to the terms',
  '☐ I agree to the Terms & Conditions',
  '[x] I currently work here',
  'Year Graduated:',
  'Fax: ____',
  'Reason for leaving:',
  '(not given)',
  'Click or tap here to enter text.',
  'Modifier | Supprimer',
  '+ Hinzufügen',
  'Schritt 2 von 4',
  'Editar / Eliminar',
])('a form printed %j', (text) => {
  expect(isFormFurniture(text)).toBe(true);
});

it.each([
  'Edited and removed 400 records',
  'Edit 35 titles a year',
  'Save Excel macros for the team',
  'Complete 92% of calls in five minutes',
  'Completed 12 audits',
  'Uploaded photos to the site',
  'I agree rates with hauliers',
  'Year Graduated: 2014',
  'Fax: 01632 960 100',
  'Print',
  'Drafted terms and conditions',
  'Add-ons: sales of belts and bags',
  'Next of kin: informed by phone',
  'Next.js',
  'Signature cocktails',
  '2018 - 2020',
  '',
])('the person wrote %j', (text) => {
  expect(isFormFurniture(text)).toBe(false);
});
