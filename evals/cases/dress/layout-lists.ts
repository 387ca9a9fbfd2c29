import { datePieces, drawBullets } from './entry-parts.ts';
import { frame, joined, line, listLines, piece } from './lines.ts';
import type { Draw, Education, Line, Piece, Section } from './model.ts';
import { fill } from './template.ts';
import { label } from './words.ts';

/** One date as a piece. */
function dateOf(path: string, date: string | undefined, draw: Draw): Piece[] {
  if (!date) return [];
  const { text, keeps } = draw.style.date.one(date, draw.lang);
  if (keeps === 'none' || text === '') return [];
  if (date.includes('-') && keeps === 'year') draw.note.coarsen(path);
  return piece(text, 'self-evident', path);
}

/** From this year on the made resumes' studies are not finished. */
const UNFINISHED_FROM = '2025';

function studyDates(at: string, school: Education, draw: Draw): Piece[] {
  const { studying } = draw.style;
  const { startDate, endDate } = school;
  if (!studying || !endDate || endDate < UNFINISHED_FROM) return datePieces(at, school, draw);
  if (studying === 'expected') {
    const end = dateOf(`${at}.endDate`, endDate, draw);
    return end.map((each) => ({ ...each, text: `${label('Expected', draw.lang)} ${each.text}` }));
  }
  const start = dateOf(`${at}.startDate`, startDate, draw);
  const text = label('in progress', draw.lang);
  return start.map((each) => ({ ...each, text: `${each.text} - ${text}` }));
}

function drawEducation(draw: Draw): Line[] {
  const { style, lang, resume } = draw;
  const lines = resume.education.flatMap((school, index) => {
    const at = `education[${index}]`;
    const parts = {
      studyType: piece(school.studyType, 'degree', `${at}.studyType`),
      area: piece(school.area, 'degree', `${at}.area`),
    };
    const values = {
      degree: fill(style.degree, parts, lang)[0] ?? [],
      school: piece(school.institution, 'company', `${at}.institution`),
      date: studyDates(at, school, draw),
      score: piece(school.score, 'self-evident', `${at}.score`),
    };
    return fill(style.education, values, lang).map((pieces, row) =>
      line('head', pieces, row === 0 ? { startsEntry: true } : { indent: style.headIndent }),
    );
  });
  if (style.certificatesIn === 'education' && lines.length > 0) {
    lines.push(...looseCertificates(draw));
  }
  return lines;
}

function certificateLines(draw: Draw): Line[] {
  const { style, lang, resume } = draw;
  const items = resume.certificates.map(({ name, issuer, date }, index) => {
    const at = `certificates[${index}]`;
    const values = {
      name: piece(name, 'item', `${at}.name`),
      issuer: piece(issuer, 'company', `${at}.issuer`),
      date: dateOf(`${at}.date`, date, draw),
    };
    return fill(style.certificate, values, lang).flat();
  });
  return listLines(items, style.certificateMode, style);
}

function looseCertificates(draw: Draw): Line[] {
  draw.note.loosen('certificates[*]');
  return certificateLines(draw);
}

function certificatesOwn({ style, resume }: Draw): boolean {
  if (style.certificatesIn === 'skills') return resume.skills.length === 0;
  return style.certificatesIn === 'own' || resume.education.length === 0;
}

function languageLines(draw: Draw): Line[] {
  const { style, lang, resume } = draw;
  const items = resume.languages.map(({ language, fluency }, index) => {
    const at = `languages[${index}]`;
    const values = {
      language: piece(language, 'item', `${at}.language`),
      fluency: piece(fluency, 'self-evident', `${at}.fluency`),
    };
    return fill(style.language, values, lang).flat();
  });
  return listLines(items, style.languageMode, style);
}

function drawSkills(draw: Draw): Line[] {
  const { style, resume, lang } = draw;
  if (resume.skills.length === 0) return [];
  const lines = style.skills(resume, draw);
  if (style.certificatesIn === 'skills') lines.push(...looseCertificates(draw));
  if (style.languagesIn === 'skills') {
    const languages = languageLines(draw);
    languages[0]?.pieces.unshift(frame(`${label('Languages', lang)}: `));
    if (languages[0]) languages[0].glyph = '';
    lines.push(...languages);
  }
  return lines;
}

function drawAwards(draw: Draw): Line[] {
  const { style, lang, resume } = draw;
  const items = resume.awards.map(({ title, awarder, date }, index) => {
    const at = `awards[${index}]`;
    const values = {
      title: piece(title, 'item', `${at}.title`),
      awarder: piece(awarder, 'company', `${at}.awarder`),
      date: dateOf(`${at}.date`, date, draw),
    };
    return fill(style.award, values, lang).flat();
  });
  return listLines(items, 'lines', style);
}

function drawProjects(draw: Draw): Line[] {
  return draw.resume.projects.flatMap(({ name, description, highlights }, index) => {
    const at = `projects[${index}]`;
    const head = piece(name, 'item', `${at}.name`);
    const text = piece(description, 'prose', `${at}.description`);
    const pieces = joined(
      [head, text].filter((part) => part.length > 0),
      ' - ',
    );
    return [line('head', pieces, { startsEntry: true }), ...drawBullets(highlights, at, draw)];
  });
}

function drawInterests({ style, resume }: Draw): Line[] {
  const items = resume.interests.map(({ name }, n) => piece(name, 'item', `interests[${n}].name`));
  return listLines(items, style.interestMode, style);
}

function drawReferences({ style, resume }: Draw): Line[] {
  const items = resume.references.map(({ name, reference }, index) => {
    const at = `references[${index}]`;
    const parts = [piece(name, 'item', `${at}.name`), piece(reference, 'prose', `${at}.reference`)];
    return joined(
      parts.filter((part) => part.length > 0),
      ', ',
    );
  });
  return listLines(items, 'lines', style);
}

/** The sections that are lists, and education. */
export const drawLists: Partial<Record<Section, (draw: Draw) => Line[]>> = {
  education: drawEducation,
  skills: drawSkills,
  certificates: (draw) => (certificatesOwn(draw) ? certificateLines(draw) : []),
  languages: (draw) =>
    draw.style.languagesIn === 'own' || draw.resume.skills.length === 0 ? languageLines(draw) : [],
  projects: drawProjects,
  awards: drawAwards,
  interests: drawInterests,
  references: drawReferences,
};
