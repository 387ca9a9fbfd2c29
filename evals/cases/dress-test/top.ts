import { line, piece } from '../dress/lines.ts';
import type { Draw, DressKind, Line, Template } from '../dress/model.ts';
import { each, framed, lined, mapValues, speak, styled } from './make.ts';

const contacts: Record<string, Template> = {
  'email-id': '<{~Email ID}: {email}>\n<{~Mobile No}.: {phone}>\n<{=Address}: {address}>',
  'email-id-dash': '<{~Email ID} - {email}>\n<{~Contact No} - {phone}>\n<{=Address} - {address}>',
  'contact-no-colon-dash':
    '<{~Contact No} :- {phone}>\n<{~Email ID} :- {email}>\n<{=Address} :- {address}>',
  'mob-email-line': '<{~Mob}: {phone}>< {=Email}: {email}>\n<{address}>',
  'mob-pipe': '<{~Mob} {phone}>< | {~E-mail} {email}>< | {place}>',
  'home-address': '<{~Home Address}: {address}>\n<{~Telephone No}: {phone}>\n<{~E-mail}: {email}>',
  'permanent-address':
    '<{~Permanent Address}: {address}>\n<{~Mobile No}: {phone}>\n<{=Email}: {email}>',
  residence: '<{~Residence}: {place}>\n<{=Tel}: {phone}>\n<{=Email}: {email}>',
  town: '<{~Town}: {place}>\n<{=Phone}: {phone}>\n<{=Email}: {email}>\n<{=Web}: {url}>',
  'personal-details':
    '{~Personal Details}\n<{=Address}: {address}>\n<{=Cell}: {phone}>\n<{=Email}: {email}>',
  'upper-labels': '<{=ADDRESS}: {address}>\n<{=PHONE}: {phone}>\n<{=EMAIL}: {email}>',
  'lower-labels': '<ph: {phone}>\n<email: {email}>\n<addr: {address}>',
  'bold-labels': '<**{=Phone}:** {phone}>\n<**{=Email}:** {email}>\n<**{=Address}:** {address}>',
  'labels-equals': '<{=Phone} = {phone}>\n<{=Email} = {email}>\n<{=Address} = {address}>',
  'labels-below': '{=Phone}\n<{phone}>\n{=Email}\n<{email}>',
  'labels-tabs-colon': '<{=Phone}\t: {phone}>\n<{=Email}\t: {email}>\n<{=Address}\t: {address}>',
  'labels-brackets-after': '<{phone} ({=Mobile})>\n<{email}>\n<{place}>',
  'letters-colon': '<M: {phone}>< | E: {email}>< | A: {address}>',
  'letters-lower': '<t. {phone}>< e. {email}>',
  'letters-brackets': '<(m) {phone}>\n<(e) {email}>\n<(a) {address}>',
  'letters-slashes': '<E/ {email}>\n<T/ {phone}>\n<{place}>',
  'bullets-list': '<• {place}>\n<• {phone}>\n<• {email}>',
  'dashes-list': '<- {place}>\n<- {phone}>\n<- {email}>',
  'emoji-line': '<📍{place}>< 📱{phone}>< 📧{email}>',
  symbols: '<☎ {phone}>\n<✉ {email}>\n<⌂ {address}>',
  mailto: '<{place}>< | {phone}>< | mailto:{email}>',
  'markdown-links': '<{place}>< | {phone}>< | [{email}](mailto:{email})>',
  'lines-post': '<{phone}>\n<{email}>\n<{street}>\n<{placeCode}>',
  tildes: '<{place}>< ~ {phone}>< ~ {email}>',
  stars: '<{place}>< * {phone}>< * {email}>',
  diamonds: '<{place}>< ◆ {phone}>< ◆ {email}>< ◆ {url}>',
  'double-pipes': '<{place}>< || {phone}>< || {email}>',
  'double-slashes': '<{place}>< // {phone}>< // {email}>',
  'em-dashes': '<{place}>< — {phone}>< — {email}>',
  colons: '<{place}>< : {phone}>< : {email}>',
  'brackets-line': '<{place}>< ({phone})>< ({email})>',
  'square-line': '<[{place}]>< [{phone}]>< [{email}]>',
  'country-line': '<{place}>, {country}\n<{phone}>< | {email}>',
  'two-columns-wide':
    '<{street}>                              <{phone}>\n<{placeCode}>                              <{email}>',
  'two-columns-tabs': '<{address}>\t\t\t\t<{=Tel}: {phone}>\n<{email}>',
  'email-line-phone-line': '<{email}>\n<{phone}>',
  'phone-only': '<{phone}>',
  'call-or-text': '<Call or text: {phone}>\n<{email}>\n<{place}>',
  'reach-me': '<You can reach me at {phone}>< or {email}>\n<{place}>',
  'based-in': '<Based in {place}>\n<{phone}>< / {email}>',
  whatsapp: '<{phone} (WhatsApp)>\n<{email}>\n<{place}>',
  'headed-colon': '{~Contact}:\n<{phone}>\n<{email}>\n<{address}>',
  'headed-rule': '{=CONTACT}\n-------\n<{address}>\n<{phone}>\n<{email}>',
};
const english = /^(lower-labels|call-or-text|reach-me|based-in)$/;

const tops: Record<string, Template> = {
  'full-name-label': '{~Full Name}: {name}',
  'name-of-applicant': '{~Name of applicant}: {name}',
  'name-label-upper': '{=NAME}: {name}',
  'name-label-dash': '{=Name} - {name}',
  'name-label-colon-dash': '{=Name} :- {name}',
  'name-label-below': '{=Name}\n{name}',
  'name-label-tab': '{=Name}\t\t{name}',
  biodata: '{~BIO-DATA}\n{name}',
  'cv-of': '{~Curriculum Vitae of} {name}',
  'cv-before': 'CV - {name}',
  'cv-rule': '{=CURRICULUM VITAE}\n==================\n{name}',
  'cv-spaced': 'C U R R I C U L U M   V I T A E\n{name}',
  'resume-brackets': '{name} ({=Resume})',
  'resume-rule': '{=RESUME}\n--------\n{name}',
  'resume-slash': '{name} / {=Resume}',
  'personal-details': '{~Personal Details}\n{=Name}: {name}',
  'label-before': '<{label}>\n{name}',
  'label-slash': '{name}< / {label}>',
  'label-em-dash': '{name}< — {label}>',
  'label-bullet': '{name}< • {label}>',
  'label-tab': '{name}<\t\t{label}>',
  'label-brackets': '{name}< ({label})>',
  'label-stars': '{name}\n<*{label}*>',
  'label-quotes': '{name}\n<"{label}">',
  'label-applied': '{name}\n<{~Position applied for}: {label}>',
  'label-upper-bar': '{name}<  |  {label}  |>',
  'underlined-dashes': '{name}\n--------------------------------',
  overlined: '==============================\n{name}\n==============================',
  'dashes-each': '-- {name} --',
  bold: '**{name}**',
  'bold-underscores': '__{name}__',
  square: '[{name}]',
  emoji: '👤 {name}',
  hello: "Hi, I'm {name}",
  'my-name': 'My name is {name}',
  pronouns: '{name} (they/them)',
  'file-underscored': 'CV_2025_final.pdf\n{name}',
  'file-page': 'resume (1).pdf - page 1\n{name}',
  confidential: 'PRIVATE AND CONFIDENTIAL\n{name}',
  'html-title': '{name} | Resume | Home',
  'date-above': '12 March 2025\n{name}',
};
const englishTop = /^(hello|my-name|pronouns|confidential|html-title|date-above|file-page)$/;

const isName = (each: Line) => each.role === 'name';
const topName =
  (make: (names: { first: string; last: string }, draw: Draw) => Line[]) =>
  (lines: Line[], draw: Draw) => {
    const { name } = draw.resume.basics;
    const at = lines.findIndex(
      (each) => isName(each) && each.pieces.some(({ paths }) => paths?.includes('basics.name')),
    );
    const cut = name.lastIndexOf(' ');
    if (at < 0 || cut < 0) return lines;
    return lines.toSpliced(
      at,
      1,
      ...make({ first: name.slice(0, cut), last: name.slice(cut + 1) }, draw),
    );
  };
const nameLine = (before: string, text: string) =>
  line('name', [framed(before), ...piece(text, 'name', 'basics.name')]);

export const topTests: DressKind[] = [
  ...Object.entries(contacts).flatMap(([name, template]) =>
    styled('contact', {
      [name]: (style, { lang }) => {
        if (lang === 'en' || !english.test(name)) style.contact = speak(template, lang);
      },
    }),
  ),
  ...Object.entries(tops).flatMap(([name, template]) =>
    styled('name', {
      [name]: (style, { lang }) => {
        if (lang === 'en' || !englishTop.test(name)) style.top = speak(template, lang);
      },
    }),
  ),
  ...styled('name', {
    lower: (style) => {
      style.name = (name) => name.toLowerCase();
    },
    'surname-upper-first': (style, { lang }) => {
      style.name = (name) =>
        name.replace(
          /^(.+) (\S+)$/,
          (_, first: string, last: string) => `${last.toLocaleUpperCase(lang)} ${first}`,
        );
    },
    wide: (style, { lang }) => {
      style.name = (name) => name.toLocaleUpperCase(lang).replaceAll(' ', '     ');
    },
    'dots-between': (style, { lang }) => {
      style.name = (name) => name.toLocaleUpperCase(lang).replaceAll(' ', ' · ');
    },
  }),
  ...lined(
    'name',
    {
      'surname-and-first': topName(({ first, last }, { lang }) => [
        nameLine(`${speak('{~Surname}', lang)}: `, last),
        nameLine(`${speak('{~First name}', lang)}: `, first),
      ]),
      'surname-and-first-tabs': topName(({ first, last }, { lang }) => [
        nameLine(`${speak('{~First name}', lang)}\t`, first),
        nameLine(`${speak('{~Surname}', lang)}\t`, last),
      ]),
      centred: each(isName, (found) => ({ ...found, indent: ' '.repeat(30) })),
      'tabs-before': each(isName, (found) => ({ ...found, indent: '\t\t\t\t' })),
      'two-rows': topName(({ first, last }) => [
        nameLine('', first),
        nameLine('', last.toUpperCase()),
      ]),
    },
    ['columns/'],
  ),
  ...lined(
    'contact-place',
    {
      'after-summary': (lines) => {
        const contact = lines.filter(({ role }) => role === 'contact');
        const rest = lines.filter(({ role }) => role !== 'contact');
        const at = rest.findLastIndex(({ section }) => section === 'summary') + 1;
        return at === 0
          ? lines
          : rest.toSpliced(
              at,
              0,
              ...contact.map((line, n) => (n ? line : { ...line, startsSection: true })),
            );
      },
      'top-and-end': (lines) => [
        ...lines,
        ...lines
          .filter(({ role }) => role === 'contact')
          .map(({ pieces }, n) =>
            line(
              'contact',
              pieces.map(({ text }) => framed(text)),
              n ? {} : { startsSection: true },
            ),
          ),
      ],
    },
    ['name/after-contact', 'columns/', 'flow/one-run', 'flow/one-run-wide'],
  ),
  ...styled('phone', {
    'tel-uri': (style) => {
      style.contact = style.contact.replace('{phone}', 'tel:{phone}');
    },
    'plus-brackets': (style) => {
      style.contact = style.contact.replace('{phone}', '({phone})');
    },
    'cell-after': (style, { lang }) => {
      style.contact = style.contact.replace(
        '{phone}',
        `{phone} (${lang === 'en' ? 'cell' : 'GSM'})`,
      );
    },
  }),
  ...lined(
    'phone',
    mapValues(
      {
        dots: (text: string) => text.replace(/(?<=\d)[\s-](?=\d)/g, '.'),
        spaces: (text: string) => text.replace(/(?<=\d)[-.](?=\d)/g, ' '),
        glued: (text: string) => text.replace(/(?<=\d)[\s.-](?=\d)/g, ''),
        dashes: (text: string) => text.replace(/(?<=\d)[\s.](?=\d)/g, '-'),
        'no-break': (text: string) => text.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011'),
      },
      (change) =>
        each(
          ({ role }) => role === 'contact',
          (found) => ({
            ...found,
            pieces: found.pieces.map((part) =>
              part.paths?.includes('basics.phone') ? { ...part, text: change(part.text) } : part,
            ),
          }),
        ),
    ),
  ),
];
