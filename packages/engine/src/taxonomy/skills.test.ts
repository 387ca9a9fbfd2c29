import { describe, expect, it } from 'vitest';
import { aliasesOf, findSkill, findSkills, impliesSkill, isSameSkill } from './skills.ts';

const names = (text: string): string[] => findSkills(text).map((skill) => skill.name);

describe('findSkills', () => {
  it('gives places into the text as it stands', () => {
    const text = 'Moved 40 services to k8s (AWS), wrote C++ and C#, then .NET.';
    for (const skill of findSkills(text)) {
      expect(text.slice(skill.start, skill.end)).toBe(skill.text);
    }
    expect(names(text)).toEqual(['Kubernetes', 'Amazon Web Services', 'C++', 'C#', '.NET']);
  });

  it('takes the longest name, and plurals inside a phrase', () => {
    expect(names('React Native apps')).toEqual(['React Native']);
    expect(names('built data warehouses')).toEqual(['Data warehousing']);
    expect(names('bank reconciliations')).toEqual(['Bank reconciliation']);
  });

  it.each([
    ['Ready to go the extra mile', []],
    ['Wrote a compiler language in Go', ['Go']],
    ['Python, Go and Rust', ['Python', 'Go', 'Rust']],
    ['Aim to excel in every spring season', []],
    ['Pivot tables in Excel', ['Pivot tables', 'Microsoft Excel']],
    ['Led two Teams across Access points', []],
    ['R&D lead', []],
    ['Shipped a library used by others', []],
    ['shipping and receiving for the warehouse', ['Shipping and receiving']],
  ])('tells a skill from an everyday word: %s', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it.each([
    ['on-boarding of 75 hires', ['Onboarding']],
    ['class room management', ['Classroom management']],
    ['E-filing and efiling', ['E-filing', 'E-filing']],
    ['React to an off day', []],
  ])('takes a name for itself that is written apart or together: %s', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it('takes a list item that is the word alone', () => {
    expect(names('Go')).toEqual(['Go']);
    expect(names(' Excel ')).toEqual(['Microsoft Excel']);
  });

  it('tells the health EMR from the cloud one by the words beside it', () => {
    expect(names('charting in the EMR for every patient')).toContain('Electronic health records');
    expect(names('Spark jobs on EMR')).toContain('Amazon EMR');
  });
});

describe('names of skills', () => {
  it('are the same under an alias, never under a parent', () => {
    expect(isSameSkill('k8s', 'Kubernetes')).toBe(true);
    expect(isSameSkill('front end', 'Frontend')).toBe(true);
    expect(isSameSkill('React', 'JavaScript')).toBe(false);
    expect(isSameSkill('Trello', 'Asana')).toBe(false);
    expect(isSameSkill('Widgetry', 'widgetry')).toBe(true);
  });

  it('imply their parents and not the other way round', () => {
    expect(impliesSkill('React Native', 'JavaScript')).toBe(true);
    expect(impliesSkill('Bank reconciliation', 'Accounting')).toBe(true);
    expect(impliesSkill('JavaScript', 'React')).toBe(false);
    expect(impliesSkill('React', 'Angular')).toBe(false);
  });

  it('are found in any case and spelling', () => {
    expect(findSkill('POWERBI')?.name).toBe('Power BI');
    expect(findSkill('no such thing')).toBeNull();
    expect(aliasesOf('AWS')).toContain('Amazon Web Services');
    expect(aliasesOf('no such thing')).toEqual(['no such thing']);
  });
});

describe('names that are near and not the same', () => {
  it.each([
    ['Teamwork', 'collaborate'],
    ['Cloud computing', 'cloud services'],
    ['Machine learning', 'ML models'],
    ['Web development', 'web apps'],
    ['Warehousing', 'warehouse experience'],
    ['Forklift operation', 'forklift'],
  ])('%s and %s speak for each other and are never written for one another', (name, near) => {
    expect(isSameSkill(name, near)).toBe(false);
    expect(aliasesOf(name).map((form) => form.toLowerCase())).not.toContain(near);
    expect(impliesSkill(name, near)).toBe(true);
    expect(impliesSkill(near, name)).toBe(true);
  });
});
