import type { Field } from './compare.ts';

/** What the reader doesn't yet read rightly, by fixture. The truth is never loosened; the list only gets shorter. */
export const KNOWN_MISSES: Readonly<Record<string, readonly Field[]>> = {
  'cook-letterspaced': [
    'name',
    'work',
    'workDates',
    'bullets',
    'education',
    'educationDates',
    'sections',
  ],
  'devops-notes': ['skills', 'sections'],
  'executive-two-pages': ['work', 'education', 'educationDates'],
  'forklift-text-boxes-printed': ['work', 'workDates', 'bullets'],
  'forklift-text-boxes': ['skills'],
  'graduate-grid': ['location'],
  'marketing-icons': ['location', 'work', 'education', 'sections'],
  'network-profile': ['work'],
  'pflege-de': ['education'],
  'program-officer-table': ['education'],
  'sales-entry-grid': ['work', 'workDates', 'bullets', 'education', 'educationDates'],
  'student-hand-typed': ['work', 'workDates', 'education'],
  'vendeur-fr': ['work'],
  'welder-table': ['work', 'education', 'educationDates'],
};
