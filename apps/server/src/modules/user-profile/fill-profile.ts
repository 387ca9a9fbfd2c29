import type { Resume } from '@trueline/contracts';
import { splitPlace } from '@trueline/engine';

/** The profile with what it lacks taken from the resume: whole sections, and single fields of `basics`. What the person has filled in stays. */
export function fillProfile(profile: Resume, resume: Resume): Resume {
  const { meta: _, basics, ...sections } = resume;
  const filled = new Map<string, unknown>(Object.entries(profile));
  for (const [name, section] of Object.entries(sections)) {
    if (isEmpty(filled.get(name))) filled.set(name, section);
  }
  filled.set('basics', fillFields(profile.basics ?? {}, withPlaceSplit(basics ?? {})));
  return Object.fromEntries(filled) as Resume;
}

/** A place that was read as one line, in the fields that the profile has for it. */
function withPlaceSplit(basics: NonNullable<Resume['basics']>): NonNullable<Resume['basics']> {
  const { address, ...rest } = basics.location ?? {};
  if (address === undefined || Object.keys(rest).length > 0) return basics;
  return { ...basics, location: { ...(splitPlace(address) ?? { address }) } };
}

function fillFields(own: Record<string, unknown>, read: Record<string, unknown>) {
  const missing = Object.entries(read).filter(([name]) => isEmpty(own[name]));
  return { ...own, ...Object.fromEntries(missing) };
}

/** True for a profile without anything that could be analyzed: a name and an address say nothing of a career. */
export function saysNothing({ meta: _, basics, ...sections }: Resume): boolean {
  return isEmpty(sections) && isEmpty(basics?.label) && isEmpty(basics?.summary);
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}
