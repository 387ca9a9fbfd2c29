// What is in the hand-written DOCX files: text boxes, a page header, tab stops, nested tables.
import {
  bold,
  bullet,
  heading,
  link,
  paragraph,
  run,
  table,
  textBox,
  type WordDocument,
} from './word-document.ts';

const RIGHT_TAB = '<w:tabs><w:tab w:val="right" w:pos="10080"/></w:tabs>';

/** Contact and skills in text boxes at the left, the rest in the running text. */
function forkliftBody(): string {
  const contact = [
    heading('Contact'),
    paragraph('905-555-0150'),
    paragraph('lou.fakeman@example.com'),
    paragraph('Brampton, ON'),
  ].join('');
  const skills = [
    heading('Skills'),
    ...['Reach truck', 'Counterbalance', 'RF scanner', 'WMS (Manhattan)', 'Class G licence'].map(
      (skill) => paragraph(skill),
    ),
  ].join('');
  const indent = '<w:ind w:left="2900"/>';
  const item = (text: string): string =>
    paragraph(
      run(text),
      '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr><w:ind w:left="3260" w:hanging="360"/>',
    );
  return [
    paragraph(
      `${run('Lou Fakeman', '<w:b/><w:sz w:val="40"/>')}${textBox(contact, [40, 120, 158, 130])}${textBox(skills, [40, 270, 158, 180])}`,
      indent,
    ),
    paragraph('Warehouse / forklift. Ten years, no incidents.', indent),
    paragraph(run('Work Experience'), `<w:pStyle w:val="Heading1"/>${indent}`),
    paragraph(bold('Forklift Operator – Nights'), indent),
    paragraph('Nonsuch Cold Storage, Brampton ON', indent),
    paragraph('Feb 2018 – Present', indent),
    item('Load 22 trailers a night at -20'),
    item('Cycle counts, 99.6% last audit'),
    item('Joint health and safety committee, worker rep'),
    paragraph(bold('General Labourer'), indent),
    paragraph('Temp Agency of Nowhere, Mississauga ON', indent),
    paragraph('2014 – 2018', indent),
    item('Picking, packing, unloading sea cans by hand'),
    paragraph(run('Education'), `<w:pStyle w:val="Heading1"/>${indent}`),
    paragraph('Ontario Secondary School Diploma, Madeup Heights SS, 2013', indent),
  ].join('');
}

/** Company first, dates behind a right tab, a line break inside the paragraph; the contact line in the page header. */
const LAW_CLERK = {
  header: [
    paragraph(run('Beatrix Nom-de-Plume', '<w:b/><w:sz w:val="36"/>'), '<w:jc w:val="center"/>'),
    paragraph(
      'Winnipeg, Manitoba · 204-555-0184 · beatrix.ndp@example.ca',
      '<w:jc w:val="center"/>',
    ),
  ].join(''),
  body: [
    heading('SUMMARY'),
    paragraph(
      'Law clerk, civil litigation and some family. I find the document. If there is no document I find out why.',
    ),
    heading('EXPERIENCE'),
    paragraph(
      `${bold('Quill, Feather & Ink LLP')}${run('\tMarch 2017 – Present\nSenior Law Clerk, Litigation')}`,
      RIGHT_TAB,
    ),
    bullet('Affidavits of documents up to 14,000 records (Relativity)'),
    bullet('Draft pleadings and consent orders for review'),
    bullet('E-filing in three courts:'),
    bullet('King’s Bench', 1),
    bullet('Court of Appeal', 1),
    bullet('Federal Court', 1),
    paragraph(
      `${bold('Legal Aid Imaginary')}${run('\tJan 2013 – Feb 2017\nLegal Assistant')}`,
      RIGHT_TAB,
    ),
    bullet('Docket of 5 duty counsel lawyers'),
    bullet('Intake, roughly 30 people a day'),
    heading('EDUCATION'),
    paragraph(
      `${bold('Red River College Polytechnic')}${run('\t2011 – 2012\nLegal Assistant Diploma')}`,
      RIGHT_TAB,
    ),
    heading('SKILLS'),
    paragraph('Relativity, Clio, PCLaw, Word styles, touch typing (90 wpm)'),
  ].join(''),
};

/** A table with the dates in its first column, under headings in both languages; a link in the contact line. */
function officerBody(): string {
  const cell = (...paragraphs: string[]): string => paragraphs.join('');
  return [
    paragraph(run('Mireille Factice', '<w:b/><w:sz w:val="32"/>')),
    paragraph(
      `${run('Gatineau QC | 819 555 0173 | mireille.factice@example.ca | ')}${link('web', 'portfolio')}`,
    ),
    heading('Work experience / Expérience de travail'),
    table(
      [2400, 7600],
      [
        [
          paragraph('2020-01 – present'),
          cell(
            paragraph(bold('Senior Program Officer (PM-05)')),
            paragraph('Department of Pretend Fisheries, Ottawa'),
            bullet('Manage 14 contribution agreements, $22M'),
            bullet('Brief the ADM in both official languages'),
          ),
        ],
        [
          paragraph('2015-06 – 2019-12'),
          cell(
            paragraph(bold('Program Officer (PM-03)')),
            paragraph('Department of Pretend Fisheries, Ottawa'),
            bullet('Assessed about 200 applications a year'),
          ),
        ],
        [
          paragraph('2013-09 – 2015-05'),
          cell(
            paragraph(bold('Junior Policy Analyst')),
            paragraph('Canadian Council of Example Affairs, Ottawa'),
            bullet('Environmental scans, speaking notes'),
            bullet('Kept the acronym list'),
          ),
        ],
      ],
    ),
    heading('Education / Études'),
    table(
      [2400, 7600],
      [
        [
          paragraph('2011 – 2013'),
          cell(
            paragraph(bold('Master of Public Administration')),
            paragraph('University of Ottawa'),
          ),
        ],
        [
          paragraph('2007 – 2011'),
          cell(paragraph(bold('B.Soc.Sc., Political Science')), paragraph('Université Laval')),
        ],
      ],
    ),
    heading('Languages / Langues'),
    paragraph('French, English (EEC), Spanish (notions)'),
    heading('Security'),
    paragraph('Secret clearance, valid to 2027'),
  ].join('');
}

/** Bullets typed as characters, several roles under one employer, a text box for the name. */
const BARTENDER_BODY = [
  paragraph(
    textBox(paragraph(run('Saoirse Inventado', '<w:b/><w:sz w:val="44"/>')), [54, 40, 400, 40]),
  ),
  paragraph(''),
  paragraph('saoirse.inv@example.ie   +353 1 555 0123   Galway, Ireland'),
  heading('Employment'),
  paragraph(`${bold('The Salty Hypothesis, Galway')}${run('\t2016 – Present')}`, RIGHT_TAB),
  paragraph(run('Bar Manager\tMarch 2019 – Present', '<w:i/>'), RIGHT_TAB),
  paragraph('· GP from 61% to 68%'),
  paragraph('· menu changes each season, costed'),
  paragraph(run('Bartender\tJune 2016 – February 2019', '<w:i/>'), RIGHT_TAB),
  paragraph('· 300 covers on race week'),
  paragraph(`${bold('Hotel Nowhere, Salthill')}${run('\t2014 – 2016')}`, RIGHT_TAB),
  paragraph(run('Waiter\tMay 2014 – May 2016', '<w:i/>'), RIGHT_TAB),
  paragraph('· weddings mostly'),
  heading('Education'),
  paragraph('Higher Certificate in Hospitality, Atlantic Technological University, 2014'),
  heading('Certs'),
  paragraph('WSET Level 2 Spirits, 2018'),
  paragraph('HACCP'),
].join('');

export function listWordDocuments(): WordDocument[] {
  return [
    { id: 'forklift-text-boxes', body: forkliftBody() },
    { id: 'forklift-text-boxes-printed', body: forkliftBody(), printed: true },
    { id: 'law-clerk-page-header', ...LAW_CLERK },
    {
      id: 'program-officer-table',
      body: officerBody(),
      links: { web: 'https://mireillefactice.example.ca/' },
    },
    { id: 'bartender-roles', body: BARTENDER_BODY },
  ];
}
