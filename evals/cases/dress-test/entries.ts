import type { DressKind, Line, Piece, Style, Template } from '../dress/model.ts';
import { each, framed, lined, mapValues, speak, styled } from './make.ts';

const entries: Record<string, Template> = {
  'at-lines-company-first-upper-label':
    '{~Name of Employer}: {company}<, {location}>\n{~Position Held}: {title}\n<{~Period of employment}: {date}>',
  'label-name-of-company':
    '{~Name of Company} : {company}\n{~Designation} : {title}\n<{=Location} : {location}>\n<{~Duration} : {date}>',
  'label-organisation':
    '{~Organisation}: {company}\n{~Designation}: {title}\n<{=Period}: {date}>\n<{=Location}: {location}>',
  'label-colon-dash':
    '{~Organization} :- {company}\n{~Designation} :- {title}\n<{~Duration} :- {date}>',
  'label-job-title':
    '{~Job Title}: {title}\n{=Company}: {company}\n<{=Location}: {location}>\n<{=Dates}: {date}>',
  'label-worked-as': '{~Worked as}: {title}\n{=Company}: {company}<, {location}>',
  'label-post-held':
    '<{=Date}: {date}>\n{=Employer}: {company}<, {location}>\n{~Post held}: {title}',
  'label-who-when-where':
    '{~Job}: {title}\n{~Who}: {company}\n<{~Where}: {location}>\n<{~When}: {date}>',
  'label-pipe-row': '{=Position}: {title} | {=Employer}: {company}< | {=Period}: {date}>',
  'label-bold':
    '**{=Position}:** {title}\n**{=Employer}:** {company}<, {location}>\n<**{=Dates}:** {date}>',
  'label-equals': '{=Company} = {company}\n{=Position} = {title}\n<{=Dates} = {date}>',
  'label-tabs-job-title':
    '{~Job Title}\t{title}\n{=Company}\t{company}\n<{=Location}\t{location}>\n<{=Dates}\t{date}>',
  'label-lines-below': '{=Position}\n{title}\n{=Company}\n{company}\n{=Dates}\n<{date}>',
  'label-title-after-company': '{company}<, {location}>\n{~Designation}: {title}<, {date}>',
  'label-role-dash': '{company}<, {location}>< ({date})>\n{=Role} – {title}',
  'label-job-first-line': '{~Job Title}: {title}< ({date})>\n{company}<, {location}>',
  'table-pipes': '| {title} | {company}<, {location}> |< {date}> |',
  'table-date-pipes': '|< {date}> | {company}<, {location}> | {title} |',
  'tabs-date-company-title': '<{date}\t>{company}<\t{location}>\t{title}',
  'tabs-date-title-company': '<{date}\t>{title}\t{company}<\t{location}>',
  'tabs-title-company-place-date': '{title}\t{company}<\t{location}><\t{date}>',
  'quoted-commas': '"{title}","{company}"<,"{location}"><,"{date}">',
  'semicolon-row': '{title};{company}<;{location}><;{date}>',
  'date-between-bars': '{title} |< {date} |> {company}<, {location}>',
  'date-comma-middle': '{title},< {date},> {company}<, {location}>',
  'date-in-brackets-middle': '{title}< ({date})>, {company}<, {location}>',
  'date-brackets-middle-company': '{company}< ({date})> - {title}',
  'date-title-at-company': '<{date}: >{title} {=at} {company}<, {location}>',
  'date-as-with': '<{date}, >{~Worked as} {title}, {company}<, {location}>',
  'date-line-then-one-line': '<{date}>\n{company}, {title}',
  'company-date-line-title': '{company}< / {date}>\n{title}< / {location}>',
  'company-place-date-tabs': '{company}<\t{location}><\t{date}>\n{title}',
  'title-date-company-place-lines': '{title}\n<{date}>\n{company}\n<{location}>',
  'company-title-place-date-lines': '{company}\n{title}\n<{location}>\n<{date}>',
  'company-date-title-lines': '{company}\n<{date}>\n{title}',
  'date-company-title-lines': '<{date}>\n{company}<, {location}>\n{title}',
  'place-first-line': '<{location}>\n{company}\n{title}',
  'place-date-line': '{title}\n{company}\n<{location}>< • {date}>',
  linkedin: '{title}\n{company} · Full-time\n<{date}>\n<{location}>',
  indeed: '{title}\n{company}< - {location}>\n<{date}>',
  'one-line-two-colons': '{company}:: {title}',
  'one-line-double-pipe': '{title} || {company}',
  'one-line-double-slash': '{company} // {title}',
  'one-line-tilde': '{title} ~ {company}',
  'one-line-bullet-title-first': '{title} • {company}',
  'one-line-middle-dot-company-first': '{company} · {title}',
  'one-line-star': '{company} * {title}',
  'one-line-en-dash-company-first': '{company} – {title}',
  'one-line-colon-dash': '{company} :- {title}',
  'one-line-dash-glued-left': '{title}- {company}',
  'one-line-square': '{title} [{company}]',
  'one-line-quotes': '{title}, "{company}"',
  'one-line-arrow-right': '{company} → {title}',
  'one-line-ellipsis': '{company} ... {title}',
  'one-line-leader': '{company} ............ {title}',
  'one-line-for': '{title} {=for} {company}',
  'one-line-as-brackets': '{company} ({=as} {title})',
  'one-line-underscores': '__{title}__ {=at} {company}',
  'one-line-slack-bold': '*{title}* | {company}',
  'one-line-code': '`{title}` {company}',
  'one-line-semicolon-company-first': '{company}; {title}',
  'i-worked': 'I worked at {company}< in {location}> as {title}< ({date})>',
  'i-was': 'I was {title} at {company}<, {location}><, {date}>',
  'employed-by': 'Employed by {company} as {title}',
  'worked-for': 'Worked for {company} - {title}',
  'was-with': 'With {company}< in {location}> - {title}',
  'position-of': 'Position of {title} with {company}',
  'served-as': 'Served as {title}, {company}',
  'engaged-as': 'Engaged as {title} in {company}',
  'working-as': 'Working as {title} at {company}< from {date}>',
  'role-colon-upper': '{=ROLE}: {title} {=AT} {company}',
  'two-lines-for': '{title}\n{=for} {company}',
  'two-lines-as': '{company}\n{=as} {title}',
  'two-lines-title-dash': '{company}\n- {title}',
  'two-lines-title-arrow': '{company}\n→ {title}',
  'two-lines-title-colon': '{title}:\n{company}',
  'two-lines-company-colon': '{company}:\n{title}',
  'two-lines-title-quotes': '{company}\n"{title}"',
  'two-lines-hash-four': '#### {company}\n*{title}*',
  'two-lines-company-square': '[{company}]\n{title}',
  'two-lines-stars': '*** {company} ***\n{title}',
};
const english =
  /^(linkedin|i-worked|i-was|employed-by|worked-for|was-with|position-of|served-as|engaged-as|working-as|date-as-with)$/;

const places: Record<string, (text: string) => string> = {
  slash: (text) => text.replace('{company}', '{company}< / {location}>'),
  'em-dash': (text) => text.replace('{company}', '{company}< — {location}>'),
  bullet: (text) => text.replace('{company}', '{company}< • {location}>'),
  square: (text) => text.replace('{company}', '{company}< [{location}]>'),
  'comma-spaced': (text) => text.replace('{company}', '{company}< , {location}>'),
  colon: (text) => text.replace('{company}', '{company}<: {location}>'),
  'double-slash': (text) => text.replace('{company}', '{company}< // {location}>'),
  'at-sign': (text) => text.replace('{company}', '{company}< @ {location}>'),
  wide: (text) => text.replace('{company}', '{company}<            {location}>'),
  tabs: (text) => text.replace('{company}', '{company}<\t\t\t{location}>'),
  pin: (text) => text.replace('{company}', '{company}< 📍{location}>'),
  'own-line-label': (text) => `${text}\n<{=Location}: {location}>`,
  'own-line-label-dash': (text) => `${text}\n<{=Location} - {location}>`,
  'own-line-town': (text) => `${text}\n<{~Town}: {location}>`,
  'own-line-italic': (text) => `${text}\n<*{location}*>`,
  'own-line-first': (text) => `<{location}>\n${text}`,
  'before-dash': (text) => `<{location} - >${text}`,
  'before-brackets': (text) => `<({location}) >${text}`,
  'first-line-comma': (text) => text.replace(/^[^\n]*/, (first) => `${first}<, {location}>`),
};

const educations: Record<string, Template> = {
  'label-institution':
    '{~Institution}: {school}\n{~Qualification}: {degree}\n<{~Year}: {date}>\n<{~Result}: {score}>',
  'label-passing':
    '{~Course}: {degree}\n{~Institution}: {school}\n<{~Year of passing}: {date}>\n<{~Result}: {score}>',
  'label-colon-dash': '{=School} :- {school}\n{~Qualification} :- {degree}\n<{~Year} :- {date}>',
  'label-tabs': '{=School}\t{school}\n{=Degree}\t{degree}\n<{~Year}\t{date}>\n<{=GPA}\t{score}>',
  'label-one-line': '{=School}: {school} | {=Degree}: {degree}< | {~Year}: {date}>',
  linkedin: '{school}\n{degree}\n<{date}>\n<Grade: {score}>',
  'from-the': '{degree} {~from the} {school}<, {date}>',
  'from-brackets': '{degree} {~from} {school}< ({date})>',
  'table-pipes': '| {degree} | {school} |< {date}> |< {score}> |',
  'tabs-degree-school-year': '{degree}\t{school}<\t{date}><\t{score}>',
  'tabs-year-degree-school': '<{date}\t>{degree}\t{school}<\t{score}>',
  'quoted-commas': '"{degree}","{school}"<,"{date}"><,"{score}">',
  semicolon: '{degree}; {school}<; {date}><; {score}>',
  'semicolon-school-first': '{school}; {degree}<; {date}>',
  'middle-dots': '{degree} · {school}< · {date}><, {=GPA} {score}>',
  bullets: '{school} • {degree}< • {date}>',
  'em-dash': '{degree} — {school}< — {date}>',
  'en-dash-school-first': '{school} – {degree}< – {date}>',
  'double-slash': '{school} // {degree}< // {date}>',
  'date-square-first': '<[{date}] >{degree}, {school}',
  'date-dash-first': '<{date} - >{degree} - {school}',
  'date-pipe-first': '<{date} | >{school} | {degree}',
  'date-line-school-degree': '<{date}>\n{degree}\n{school}<, {=GPA} {score}>',
  'date-brackets-first': '<({date}) >{school}, {degree}',
  'two-lines-dash-degree': '{school}< ({date})>\n- {degree}',
  'two-lines-tabs-date': '{degree}<\t\t{date}>\n{school}',
  'two-lines-school-date-end': '{school}\n{degree}<, {date}>',
  'two-lines-bold-school': '**{school}**\n*{degree}*<, {date}>',
  'two-lines-leader': '{school}< .............. {date}>\n{degree}',
  'three-lines-date-middle': '{school}\n<{date}>\n{degree}',
  'three-lines-degree-date-school': '{degree}\n<{date}>\n{school}',
  'school-brackets-degree': '{school} ({degree})<, {date}>',
  'school-colon-line': '{school}:\n{degree}<, {date}>',
  arrow: '{school} → {degree}< ({date})>',
  leader: '{degree} ........ {school}< ........ {date}>',
  'square-school': '{degree} [{school}]< {date}>',
  'bullet-glyph': '• {degree}, {school}<, {date}>',
  studied: 'Studied {degree} at {school}<, {date}>',
  attended: 'Attended {school}<, {date}>: {degree}',
  'i-have': 'I have {degree} from {school}<, {date}>',
  completed: 'Completed {degree} at {school}< in {date}>',
};
const englishSchool = /^(linkedin|studied|attended|i-have|completed)$/;

const degrees: Record<string, Template> = {
  slash: '{studyType}< / {area}>',
  'en-dash': '{studyType}< – {area}>',
  pipe: '{studyType}< | {area}>',
  square: '{studyType}< [{area}]>',
  quotes: '{studyType}<, "{area}">',
  semicolon: '{studyType}<; {area}>',
};

const volunteers: Record<string, Template> = {
  at: '{title} {=at} {company}< ({date})>',
  'em-dash': '{title} — {company}< — {date}>',
  labels: '{~Organization}: {company}\n{=Role}: {title}\n<{=Dates}: {date}>',
  'company-first-comma': '{company}, {title}<, {date}>',
  'date-tab-first': '<{date}\t>{title}, {company}',
  pipe: '{title} | {company}< | {date}>',
  'company-colon': '{company}: {title}< ({date})>',
  'three-lines': '{title}\n{company}\n<{date}>',
};

const isStart = (line: Line) =>
  line.section === 'work' && line.startsEntry === true && line.role === 'head';
const before = (mark: (n: number) => string) =>
  each(isStart, (line, n) => ({ ...line, pieces: [framed(mark(n)), ...line.pieces] }));

/** A line of its own between two jobs. */
const between = (text: string) => (lines: Line[]) => {
  let n = 0;
  return lines.flatMap((line): Line[] => {
    if (!isStart(line) || n++ === 0) return [line];
    return [{ role: 'head', section: 'work', indent: '', glyph: '', pieces: [framed(text)] }, line];
  });
};

/** Pieces of a kind in other letters, in the entries. */
const lettered = (kinds: string[], change: (text: string) => string) =>
  each(
    (line) => line.role === 'head' && (line.section === 'work' || line.section === 'volunteer'),
    (line) => ({
      ...line,
      pieces: line.pieces.map((piece: Piece) =>
        piece.kind && kinds.includes(piece.kind) ? { ...piece, text: change(piece.text) } : piece,
      ),
    }),
  );

const set =
  (key: 'entry' | 'education' | 'degree' | 'volunteer', skip: RegExp = /^$/) =>
  (byName: Record<string, Template>) =>
    Object.entries(byName).flatMap(([name, template]) =>
      styled(key, {
        [name]: (style: Style, { lang }) => {
          if (lang === 'en' || !skip.test(name)) style[key] = speak(template, lang);
        },
      }),
    );

/** A page copied with the text that stands for each employer's picture. */
const linkedinLogos: DressKind = {
  id: 'entry/t-linkedin-logos',
  dimension: 'entry',
  style: (style) => {
    style.entry = '{title}\n{company}\n<{date}>\n<{location}>';
  },
  lines: (lines) => {
    let company = '';
    return lines.flatMap((line, n): Line[] => {
      if (!isStart(line)) return [line];
      company = lines[n + 1]?.pieces[0]?.text ?? '';
      const logo: Line = { ...line, pieces: [framed(`${company} logo`)] };
      return company ? [logo, { ...line, startsEntry: false }] : [line];
    });
  },
  clashes: ['roles/grouped'],
};

export const entryTests: DressKind[] = [
  ...set('entry', english)(entries),
  linkedinLogos,
  ...styled(
    'location',
    mapValues(places, (place) => (style: Style, { lang }) => {
      style.location = (template) => speak(place(template), lang);
    }),
  ),
  ...set('education', englishSchool)(educations),
  ...set('degree')(degrees),
  ...set('volunteer')(volunteers),
  ...lined(
    'entry-mark',
    {
      'number-dot': before((n) => `${n + 1}. `),
      'number-bracket': before((n) => `${n + 1}) `),
      'number-brackets': before((n) => `(${n + 1}) `),
      'number-hash': before((n) => `#${n + 1} `),
      letter: before((n) => `${'abcdefghij'[n]}) `),
      roman: before((n) => `${['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'][n]}. `),
      bullet: before(() => '• '),
      square: before(() => '■ '),
      star: before(() => '* '),
      angles: before(() => '>> '),
      arrow: before(() => '➤ '),
      'job-number': (lines, { lang }) =>
        lang === 'en' ? before((n) => `Job ${n + 1}: `)(lines) : lines,
      emoji: before(() => '💼 '),
      'rule-between': between('-----'),
      'rule-long-between': between('-'.repeat(60)),
      'stars-between': between('* * *'),
      'tilde-between': between('~~~'),
      'markdown-rule-between': between('---'),
      'underscores-between': between('_'.repeat(40)),
    },
    [
      'bullet/number-dot',
      'bullet/number-bracket',
      'bullet/number-brackets',
      'bullet/letter-bracket',
    ],
  ),
  ...lined('entry-letters', {
    'company-upper': lettered(['company'], (text) => text.toUpperCase()),
    'title-upper': lettered(['title'], (text) => text.toUpperCase()),
    'both-upper': lettered(['title', 'company'], (text) => text.toUpperCase()),
    'all-upper': lettered(['title', 'company', 'place', 'self-evident'], (text) =>
      text.toUpperCase(),
    ),
    'title-lower': lettered(['title'], (text) => text.toLowerCase()),
    'both-lower': lettered(['title', 'company', 'place'], (text) => text.toLowerCase()),
    'title-words': lettered(['title'], (text) =>
      text.replace(/(^|[\s/(-])(\p{Ll})/gu, (_, a: string, b: string) => a + b.toUpperCase()),
    ),
    'company-bold': lettered(['company'], (text) => `**${text}**`),
    'company-quotes': lettered(['company'], (text) => `"${text}"`),
    'dates-bold': each(
      (line) => line.role === 'head',
      (line) => ({
        ...line,
        pieces: line.pieces.map((piece) =>
          piece.paths?.some((path) => /Date$/.test(path))
            ? { ...piece, text: `**${piece.text}**` }
            : piece,
        ),
      }),
    ),
  }),
];
