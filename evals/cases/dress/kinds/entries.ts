import type { DressKind, Template } from '../model.ts';
import { defaultKind, styleKinds } from './kind.ts';

const entries: Record<string, Template> = {
  'two-lines-company-first': '{company}\n{title}',
  'one-line-at': '{title} {=at} {company}',
  'one-line-at-sign': '{title} @ {company}',
  'one-line-comma': '{title}, {company}',
  'one-line-comma-company-first': '{company}, {title}',
  'one-line-pipe': '{title} | {company}',
  'one-line-pipe-company-first': '{company} | {title}',
  'one-line-dash': '{title} - {company}',
  'one-line-dash-company-first': '{company} - {title}',
  'one-line-en-dash': '{title} – {company}',
  'one-line-em-dash': '{title} — {company}',
  'one-line-em-dash-company-first': '{company} — {title}',
  'one-line-em-dash-glued': '{title}—{company}',
  'one-line-slash': '{title} / {company}',
  'one-line-slash-company-first': '{company} / {title}',
  'one-line-tab': '{title}\t{company}',
  'one-line-tab-company-first': '{company}\t{title}',
  'one-line-spaces': '{title}     {company}',
  'one-line-nothing': '{title} {company}',
  'one-line-nothing-company-first': '{company} {title}',
  'one-line-brackets': '{title} ({company})',
  'one-line-brackets-company-first': '{company} ({title})',
  'one-line-colon': '{company}: {title}',
  'one-line-colon-title-first': '{title}: {company}',
  'one-line-semicolon': '{title}; {company}',
  'one-line-middle-dot': '{title} · {company}',
  'one-line-bullet': '{company} • {title}',
  'one-line-double-dash': '{company} -- {title}',
  'one-line-arrow': '{company} > {title}',
  'one-line-as': '{company} {=as} {title}',
  'one-line-with': '{title} with {company}',
  'worked-at': 'Worked at {company} as {title}',
  'numbered-word': 'Job: {title}, {company}',
  'one-line-colon-end': '{title}, {company}:',
  'two-lines-at': '{title}\n{=at} {company}',
  'two-lines-at-sign': '{title}\n@ {company}',
  'two-lines-dashes': '{company}\n-- {title} --',
  'two-lines-title-bold': '**{title}**\n{company}',
  'two-lines-company-bold': '**{company}**\n*{title}*',
  'two-lines-title-underscored': '{company}\n_{title}_',
  'one-line-bold': '**{title}**, {company}',
  'heading-markdown': '### {title}\n{company}',
  'two-lines-title-brackets': '{company}\n({title})',
  'three-lines': '{title}\n{company}\n<{location}>',
  'three-lines-company-first': '{company}\n<{location}>\n{title}',
  'company-location-dash-title': '{company}< ({location})> - {title}',
  'title-location-company': '{title}< ({location})>\n{company}',
  'label-rows':
    '{=Company}: {company}\n{=Position}: {title}\n<{=Location}: {location}>\n<{=Dates}: {date}>',
  'label-rows-title-first': '{=Title}: {title}\n{=Employer}: {company}\n<{=Dates}: {date}>',
  'label-rows-role': '{=Employer}: {company}<, {location}>\n{=Role}: {title}\n<{=Period}: {date}>',
  'label-rows-upper': '{=COMPANY}: {company}\n{=POSITION}: {title}\n<{=DATES}: {date}>',
  'label-rows-dash': '{=Employer} - {company}\n{=Position} - {title}\n<{=Dates} - {date}>',
  'label-rows-tabs': '{=Employer}:\t{company}\n{=Position}:\t{title}\n<{=Dates}:\t\t{date}>',
  'label-rows-date-first':
    '<{=Date}: {date}>\n{=Position}: {title}\n{=Company}: {company}<, {location}>',
  'label-position-only': '{company}\n{=Position}: {title}',
  'label-row-one-line': '{=Company}: {company} {=Position}: {title}< {=Dates}: {date}>',
  'two-columns': '{company}               <{location}>\n{title}               <{date}>',
  'date-row-between': '{title}\n<{date}>\n{company}',
  'date-location-row': '{company}\n{title}\n<{date}>< | {location}>',
  'location-date-row': '{title}, {company}\n<{location}>< ({date})>',
};
const englishOnly = new Set(['one-line-with', 'worked-at', 'numbered-word']);

const places: Record<string, (template: Template) => Template> = {
  brackets: (text) => text.replace('{company}', '{company}< ({location})>'),
  dash: (text) => text.replace('{company}', '{company}< - {location}>'),
  'en-dash': (text) => text.replace('{company}', '{company}< – {location}>'),
  pipe: (text) => text.replace('{company}', '{company}< | {location}>'),
  tab: (text) => text.replace('{company}', '{company}<\t{location}>'),
  semicolon: (text) => text.replace('{company}', '{company}< ; {location}>'),
  'middle-dot': (text) => text.replace('{company}', '{company}< · {location}>'),
  in: (text) => text.replace('{company}', '{company}< {=in} {location}>'),
  'own-line': (text) => `${text}\n<{location}>`,
  'own-line-brackets': (text) => `${text}\n<({location})>`,
  'first-line-end': (text) => text.replace(/^[^\n]*/, (first) => `${first}< | {location}>`),
  'last-line-end': (text) => `${text}<, {location}>`,
  before: (text) => `<{location}: >${text}`,
  'before-comma': (text) => text.replace('{company}', '<{location}, >{company}'),
  'before-dash': (text) => text.replace('{company}', '<{location} - >{company}'),
  'behind-title': (text) => text.replace('{title}', '{title}<, {location}>'),
  'brackets-behind-title': (text) => text.replace('{title}', '{title}< ({location})>'),
  absent: (text) => text,
};

const educations: Record<string, Template> = {
  'one-line-comma': '{degree}, {school}<, {date}>< ({=GPA} {score})>',
  'one-line-pipe': '{degree} | {school}< | {date}>< | {=GPA} {score}>',
  'one-line-dash': '{degree} - {school}< ({date})><, {=GPA} {score}>',
  'one-line-school-first': '{school}, {degree}<, {date}><, {=GPA} {score}>',
  'one-line-school-dash': '{school} - {degree}< - {date}>',
  'one-line-school-em-dash': '{school} — {degree}< ({date})>',
  'one-line-date-first': '<{date}  >{degree}, {school}<, {=GPA} {score}>',
  'one-line-date-colon': '<{date}: >{degree}, {school}',
  'one-line-date-tab': '<{date}\t>{school}, {degree}',
  'one-line-at': '{degree} {=at} {school}<, {date}>',
  'one-line-tab': '{degree}\t{school}<\t{date}>',
  'one-line-brackets': '{degree} ({school})<, {date}>',
  'one-line-school-colon': '{school}: {degree}< ({date})>',
  'two-lines-school-first': '{school}< | {date}>\n{degree}<, {=GPA} {score}>',
  'two-lines-date-end': '{degree}\n{school}<, {date}>',
  'two-lines-date-first-line': '{degree}< ({date})>\n{school}',
  'two-lines-tab': '{school}<\t\t{date}>\n{degree}<\t{=GPA}: {score}>',
  'three-lines': '{degree}\n{school}\n<{date}>\n<{=GPA}: {score}>',
  'three-lines-school-first': '{school}\n{degree}\n<{date}>\n<{=GPA} {score}>',
  'three-lines-date-first': '<{date}>\n{school}\n{degree}',
  'label-rows': '{=School}: {school}\n{=Degree}: {degree}\n<{=Dates}: {date}>\n<{=GPA}: {score}>',
  'no-dates': '{degree}, {school}',
  markdown: '**{degree}**, {school}< ({date})>',
  slash: '{degree} / {school}< / {date}>',
  'school-date-degree': '{school}<, {date}>, {degree}',
  'degree-date-school': '{degree}<, {date}>, {school}',
  'school-slash': '{school} / {degree}< / {date}>',
  'date-dash-school': '<{date} - >{school} - {degree}',
  'date-bracket-at': '{degree}< ({date})> {=at} {school}',
  'school-semicolon': '{school}; {degree}<; {date}>',
  'school-tab-degree': '<{date}\t>{degree}\n\t{school}',
};
const degrees: Record<string, Template> = {
  in: '{studyType}< {=in} {area}>',
  brackets: '{studyType}< ({area})>',
  colon: '{studyType}<: {area}>',
  dash: '{studyType}< - {area}>',
  blank: '{studyType}< {area}>',
  'area-first': '<{area} >{studyType}',
};

const volunteers: Record<string, Template> = {
  'one-line-comma': '{title}, {company}<, {date}>',
  'one-line-company-first': '{company} - {title}< ({date})>',
  'one-line-date-first': '<{date}: >{title}, {company}',
  'two-lines': '{company}< | {date}>\n{title}',
};

/** Kinds that set one template of the style. */
function templateKinds(
  dimension: 'entry' | 'education' | 'degree' | 'volunteer',
  templates: Record<string, Template>,
): DressKind[] {
  return styleKinds(
    dimension,
    Object.fromEntries(
      Object.entries(templates).map(([name, template]) => [
        name,
        (style, { lang }) => {
          if (lang === 'en' || !englishOnly.has(name)) style[dimension] = template;
        },
      ]),
    ),
  );
}

export const entryKinds: DressKind[] = [
  defaultKind('entry', 'two-lines'),
  ...templateKinds('entry', entries),
  defaultKind('location', 'comma'),
  ...styleKinds(
    'location',
    Object.fromEntries(
      Object.entries(places).map(([name, place]) => [
        name,
        (style) => {
          style.location = place;
        },
      ]),
    ),
  ),
  defaultKind('roles', 'repeated'),
  ...styleKinds('roles', {
    grouped: (style) => {
      style.roles = 'grouped';
    },
  }),
  defaultKind('education', 'two-lines'),
  ...templateKinds('education', educations),
  defaultKind('degree', 'comma'),
  ...templateKinds('degree', degrees),
  defaultKind('studying', 'as-dates'),
  ...styleKinds('studying', {
    expected: (style) => {
      style.studying = 'expected';
    },
    'in-progress': (style) => {
      style.studying = 'in progress';
    },
  }),
  defaultKind('volunteer', 'as-work'),
  ...templateKinds('volunteer', volunteers),
];
