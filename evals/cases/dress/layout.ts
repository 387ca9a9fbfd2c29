import { datePieces, drawBullets } from './entry-parts.ts';
import { drawLists } from './layout-lists.ts';
import { frame, joined, line, piece } from './lines.ts';
import type { Draw, Line, Piece, Section, Style, Template, Work } from './model.ts';
import { fill } from './template.ts';
import { label } from './words.ts';

/** The whole resume as lines in a style, without blank lines. */
export function layOut(draw: Draw): Line[] {
  const { style } = draw;
  const contact = drawContact(draw);
  const lines = drawTop(draw);
  if (style.contactAt === 'top') lines.push(...contact);
  for (const section of style.order) lines.push(...drawSection(section, draw));
  if (style.contactAt === 'end') {
    const heading = headingLines(label('Contact', draw.lang), style);
    contact[0]!.startsSection = heading.length === 0;
    lines.push(...heading, ...contact);
  }
  return lines;
}

function drawTop({ style, lang, resume }: Draw): Line[] {
  const { name, label: title } = resume.basics;
  const values = {
    name: piece(style.name(name), 'name', 'basics.name'),
    label: piece(title, 'title', 'basics.label'),
  };
  return fill(style.top, values, lang).map((pieces) => line('name', pieces));
}

const countries: Record<string, string> = {
  CA: 'Canada',
  US: 'USA',
  GB: 'United Kingdom',
  IE: 'Ireland',
  AU: 'Australia',
  NZ: 'New Zealand',
  FR: 'France',
  ES: 'España',
  MX: 'México',
  BR: 'Brasil',
  DE: 'Deutschland',
  CH: 'Schweiz',
  IN: 'India',
  PH: 'Philippines',
  ZA: 'South Africa',
  NG: 'Nigeria',
  KE: 'Kenya',
  PT: 'Portugal',
  AR: 'Argentina',
  SG: 'Singapore',
  BE: 'Belgique',
  AE: 'UAE',
  JM: 'Jamaica',
  NO: 'Norway',
};

function drawContact({ style, lang, resume }: Draw): Line[] {
  const { location = {}, phone, email, url } = resume.basics;
  const at = 'basics.location';
  const city = piece(location.city, 'place', `${at}.city`);
  const region = piece(location.region, 'place', `${at}.region`);
  const street = piece(location.address, 'self-evident', `${at}.address`);
  const code = piece(location.postalCode, 'self-evident', `${at}.postalCode`);
  const place = joined(
    [city, region].filter((part) => part.length > 0),
    ', ',
  );
  const withCode = code.length > 0 ? [...place, frame(' '), ...code] : place;
  const values: Record<string, Piece[]> = {
    place,
    address: street.length > 0 ? [...street, frame(', '), ...withCode] : withCode,
    street,
    placeCode: withCode,
    phone: piece(phone, 'self-evident', 'basics.phone'),
    email: piece(email, 'self-evident', 'basics.email'),
    url: piece(url, 'self-evident', 'basics.url'),
    country: [frame(countries[location.countryCode ?? ''] ?? '')],
  };
  return fill(style.contact, values, lang).map((pieces) => line('contact', pieces));
}

/** A heading as its lines; none for ''. */
function headingLines(wording: string, style: Style): Line[] {
  return style
    .headingMark(style.headingCase(wording))
    .map((text, index) =>
      line('heading', [frame(text)], index === 0 ? { startsSection: true } : {}),
    );
}

function drawSection(section: Section, draw: Draw): Line[] {
  const { style } = draw;
  const body = (drawers[section] ?? drawLists[section])?.(draw) ?? [];
  if (body.length === 0) return [];
  for (const each of body) each.section = section;
  const wording = style.headings[section];
  const first = body[0]!;
  const inline = style.inline.get(section);
  if (wording === null) {
    first.startsSection = true;
    return body;
  }
  if (inline !== undefined) {
    first.pieces.unshift(frame(style.headingCase(wording) + inline));
    Object.assign(first, { startsSection: true, glyph: '', indent: '' });
    return body;
  }
  const heading = headingLines(wording, style);
  for (const each of heading) each.section = section;
  return [...heading, ...body];
}

const drawers: Partial<Record<Section, (draw: Draw) => Line[]>> = {
  summary: ({ resume }) =>
    resume.basics.summary
      ? [line('text', piece(resume.basics.summary, 'prose', 'basics.summary'))]
      : [],
  work: drawWork,
  volunteer: drawVolunteer,
};

function drawWork(draw: Draw): Line[] {
  const { style, resume } = draw;
  const template = entryTemplate(style, style.entry);
  const lines: Line[] = [];
  const { work } = resume;
  for (let index = 0; index < work.length; ) {
    let end = index + 1;
    while (end < work.length && work[end]!.name === work[index]!.name) end++;
    if (style.roles === 'grouped' && end - index > 1) {
      lines.push(...drawGroup(work.slice(index, end), index, draw));
    } else {
      end = index + 1;
      lines.push(...drawJob(work[index]!, index, template, draw));
    }
    index = end;
  }
  return lines;
}

function entryTemplate(style: Style, entry: Template): Template {
  const placed = entry.includes('{location}') ? entry : style.location(entry);
  return placed.includes('{date}') ? placed : style.datePlace(placed);
}

function drawJob(job: Work, index: number, template: Template, draw: Draw): Line[] {
  const at = `work[${index}]`;
  const values = {
    title: piece(job.position, 'title', `${at}.position`),
    company: piece(job.name, 'company', `${at}.name`),
    location: piece(job.location, 'place', `${at}.location`),
    date: datePieces(at, job, draw),
  };
  const head = headLines(template, values, draw);
  return [...head, ...drawBullets(job.highlights, at, draw, job.summary)];
}

function headLines(template: Template, values: Record<string, Piece[]>, draw: Draw): Line[] {
  return fill(template, values, draw.lang).map((pieces, row) =>
    line('head', pieces, row === 0 ? { startsEntry: true } : { indent: draw.style.headIndent }),
  );
}

/** Several roles at one employer: the employer once, then each role with its dates and bullets. */
function drawGroup(jobs: Work[], from: number, draw: Draw): Line[] {
  const { style, lang } = draw;
  const first = jobs[0]!;
  const paths = (key: 'name' | 'location') =>
    jobs.flatMap((job, n) => (job[key] === first[key] ? [`work[${from + n}].${key}`] : []));
  const values = {
    company: piece(first.name, 'company', ...paths('name')),
    location: piece(first.location, 'place', ...paths('location')),
  };
  const head = fill(style.location('{company}'), values, lang).map((pieces, row) =>
    line('head', pieces, { startsEntry: row === 0 }),
  );
  const template = style.datePlace('{title}');
  const roles = jobs.flatMap((job, n) => {
    const at = `work[${from + n}]`;
    const rows = fill(
      template,
      { title: piece(job.position, 'title', `${at}.position`), date: datePieces(at, job, draw) },
      lang,
    ).map((pieces) => line('head', pieces, { indent: style.headIndent }));
    return [...rows, ...drawBullets(job.highlights, at, draw, job.summary)];
  });
  return [...head, ...roles];
}

function drawVolunteer(draw: Draw): Line[] {
  const { style, resume } = draw;
  const template = style.volunteer ?? entryTemplate(style, style.entry);
  return resume.volunteer.flatMap((job, index) => {
    const at = `volunteer[${index}]`;
    const values = {
      title: piece(job.position, 'title', `${at}.position`),
      company: piece(job.organization, 'company', `${at}.organization`),
      date: datePieces(at, job, draw),
    };
    return [...headLines(template, values, draw), ...drawBullets(job.highlights, at, draw)];
  });
}
