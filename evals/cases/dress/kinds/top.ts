import type { DressKind, Lang, Resume, Template } from '../model.ts';
import { defaultKind, styleKinds } from './kind.ts';

const contacts: Record<string, Template> = {
  'one-line-middle-dots': '<{place}>< · {phone}>< · {email}>< · {url}>',
  'one-line-bullets': '<{place}>< • {phone}>< • {email}>< • {url}>',
  'one-line-commas': '<{place}><, {phone}><, {email}>',
  'one-line-dashes': '<{phone}>< - {email}>< - {place}>',
  'one-line-slashes': '<{email}>< / {phone}>< / {place}>',
  'one-line-spaces': '<{place}><     {phone}><     {email}><     {url}>',
  'one-line-tabs': '<{phone}><\t{email}><\t{place}>',
  'one-line-pipes-glued': '<{place}><|{phone}><|{email}><|{url}>',
  'one-line-labels': '<{=Tel}: {phone}>< | {=Email}: {email}>< | {=Address}: {address}>',
  'one-line-short-labels': '<P: {phone}>< E: {email}>< A: {address}>',
  'one-line-semicolons': '<{address}><; {phone}><; {email}>',
  'email-first': '<{email}>< | {phone}>< | {place}>< | {url}>',
  'two-lines': '<{address}>\n<{phone}>< | {email}>< | {url}>',
  'two-lines-place-last': '<{phone}>< | {email}>\n<{place}>< | {url}>',
  lines: '<{place}>\n<{phone}>\n<{email}>\n<{url}>',
  'lines-full': '<{street}>\n<{placeCode}>\n<{phone}>\n<{email}>\n<{url}>',
  'lines-country': '<{street}>\n<{placeCode}>\n{country}\n<{email}>\n<{phone}>',
  'lines-labels':
    '<{=Address}: {address}>\n<{=Phone}: {phone}>\n<{=Email}: {email}>\n<{=Web}: {url}>',
  'lines-short-labels': '<{=Ph}. {phone}>\n<{=Email} {email}>\n<{place}>',
  'lines-cell': '<{=Cell} {phone}>\n<{email}>\n<{address}>',
  'lines-mobile': '<{=Mobile}: {phone}>\n<{=Email}: {email}>\n<{address}>',
  'lines-labels-tabs': '<{=Address}:\t{address}>\n<{=Tel}:\t\t{phone}>\n<{=Email}:\t\t{email}>',
  'lines-labels-spaced': '<{=Phone} : {phone}>\n<{=Email} : {email}>\n<{=Address} : {address}>',
  'lines-single-letters': '<T {phone}>\n<E {email}>\n<{place}>',
  brackets: '<({place})>\n<({phone})>\n<({email})>',
  'angle-email': '<{place}>\n<{phone}>\n<‹{email}›>',
  'no-place': '<{phone}>< | {email}>',
  'email-only': '<{email}>',
  'contact-me': '{=Contact me}: <{email}><, {phone}>\n<{place}>',
  emoji: '<📍 {place}>\n<📞 {phone}>\n<✉ {email}>',
  'heading-line': '{=Contact}\n<{phone}>\n<{email}>\n<{place}>',
  'personal-form':
    'Date of birth:\t3 May\n<{=Address}:\t{address}>\nNationality:\tas per passport\nMarital status:\tsingle\n<{=Phone}:\t{phone}>\n<{=Email}:\t{email}>',
  'personal-rows':
    'Sex: F   Nationality: as per passport\n<{=Address}: {address}>   <{=Tel}: {phone}>\n<{=Email}: {email}>',
  'h-p': '<{address}>\n<H/P: {phone}>\n<E-mail: {email}>',
  'remark-behind-phone': '<{=Mobile}: {phone} (text first please)>\n<{=Email}: {email}>\n<{place}>',
};

/** Letters after a name, from the person's own certificates. */
const letters: [RegExp, string][] = [
  [/registered nurse|\bRN\b/i, 'RN'],
  [/\bOCT\b|Ontario College of Teachers/i, 'OCT'],
  [/CPHR/, 'CPHR'],
  [/Red Seal/i, 'RSE'],
  [/\bCPA\b/, 'CPA'],
  [/\bPMP\b/, 'PMP'],
];

function credential(resume: Resume): string {
  const names = resume.certificates.map(({ name }) => name).join('\n');
  return letters.find(([pattern]) => pattern.test(names))?.[1] ?? '';
}

function surnameFirst(name: string, lang: Lang, upper: boolean): string {
  const parts = name.split(' ');
  const surname = parts.pop()!;
  return `${upper ? surname.toLocaleUpperCase(lang) : surname}, ${parts.join(' ')}`;
}

const tops: Record<string, Template> = {
  'resume-of': '{=RESUME OF}\n{name}',
  'resume-of-one-line': '{=Resume of} {name}',
  'curriculum-vitae': '{=Curriculum Vitae}\n{name}',
  'curriculum-vitae-upper': '{=CURRICULUM VITAE}\n{name}',
  'cv-after': '{name} - CV',
  'resume-after': '{name} - {=Resume}',
  'name-label': '{=Name}: {name}',
  'with-label': '{name}\n<{label}>',
  'with-label-dash': '{name}< - {label}>',
  'with-label-pipe': '{name}< | {label}>',
  'with-label-comma': '{name}<, {label}>',
  underlined: '{name}\n====================',
  stars: '*** {name} ***',
  markdown: '# {name}',
  'cv-dots': 'C.V.\n{name}',
  'cv-before-dash': 'Curriculum vitae – {name}',
  'cv-before-hyphen': 'CV - {name}',
  'cv-misspelt': 'Curriculum vitea\n{name}',
  'bio-data': 'BIO DATA\n{name}',
  'personal-resume': 'Personal Resume\n{name}',
  'cv-behind-bar': '{name} | CV',
  'resume-spaced': 'R E S U M E\n{name}',
  'two-names': '{name}\n{=Resume}',
  'file-name': 'resume_final_v2.docx\n{name}',
};

export const topKinds: DressKind[] = [
  defaultKind('contact', 'one-line-pipes'),
  ...styleKinds(
    'contact',
    Object.fromEntries(
      Object.entries(contacts).map(([name, template]) => [
        name,
        (style) => {
          style.contact = template;
        },
      ]),
    ),
  ),
  defaultKind('contact-place', 'top'),
  ...styleKinds('contact-place', {
    end: (style) => {
      style.contactAt = 'end';
    },
  }),
  defaultKind('name', 'plain'),
  ...styleKinds(
    'name',
    Object.fromEntries(
      Object.entries(tops).map(([name, template]) => [
        name,
        (style) => {
          style.top = template;
        },
      ]),
    ),
  ),
  ...styleKinds('name', {
    upper: (style, { lang }) => {
      style.name = (name) => name.toLocaleUpperCase(lang);
    },
    spaced: (style, { lang }) => {
      style.name = (name) =>
        name
          .toLocaleUpperCase(lang)
          .split(' ')
          .map((word) => [...word].join(' '))
          .join('   ');
    },
    'surname-upper': (style, { lang }) => {
      style.name = (name) => surnameFirst(name, lang, true);
    },
    'surname-first': (style, { lang }) => {
      style.name = (name) => surnameFirst(name, lang, false);
    },
    credentials: (style, { resume }) => {
      const after = credential(resume);
      if (after) style.top = `{name}, ${after}`;
    },
    'surname-capitals': (style, { lang }) => {
      style.name = (name) => name.replace(/\S+$/, (last) => last.toLocaleUpperCase(lang));
    },
  }),
  {
    id: 'name/after-contact',
    dimension: 'name',
    clashes: ['contact-place/end'],
    lines: (lines) => {
      const name = lines.filter(({ role }) => role === 'name');
      const contact = lines.filter(({ role }) => role === 'contact');
      return [
        ...contact,
        ...name,
        ...lines.filter((each) => !['name', 'contact'].includes(each.role)),
      ];
    },
  },
];
