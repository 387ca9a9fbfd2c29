import { describe, expect, it } from 'vitest';
import { readSection, row } from '../testing/section-of.ts';

/** Rows of a section -> institution | studyType | area | start | end | score of each school. */
const CASES: readonly [string, string[]][] = [
  [
    'B.Com\nSample University, Pune\n2005 | First class\nH.S.C.\nExample Junior College\n2002 | 71 %\nS.S.C.\nExample High School\n2000 | 68 %',
    [
      'Sample University | B.Com |  |  | 2005 | First class',
      'Example Junior College | H.S.C. |  |  | 2002 | 71 %',
      'Example High School | S.S.C. |  |  | 2000 | 68 %',
    ],
  ],
  [
    'Bachelor of Arts in Journalism and Samoan – Sample Pacific University\n2019 to 2021\nDiploma in German and French – Fixture College\n2018',
    [
      'Sample Pacific University | Bachelor of Arts | Journalism and Samoan | 2019 | 2021 | ',
      'Fixture College | Diploma | German and French |  | 2018 | ',
    ],
  ],
  [
    'B.Sc. (Hons) in Computer Science | University of Exampleton | 2014 – 2018',
    ['University of Exampleton | B.Sc. (Hons) | Computer Science | 2014 | 2018 | '],
  ],
  [
    'Bachelor of Science in Nursing, Sample State University, Dayton, OH, May 2016',
    ['Sample State University | Bachelor of Science | Nursing |  | 2016-05 | '],
  ],
  [
    'Sample State University, Dayton, OH\nBachelor of Science in Nursing, May 2016',
    ['Sample State University | Bachelor of Science | Nursing |  | 2016-05 | '],
  ],
  [
    'Sample State University — Bachelor of Arts, English Literature (2009 - 2013)',
    ['Sample State University | Bachelor of Arts | English Literature | 2009 | 2013 | '],
  ],
  [
    'MBA, Fixture Business School, 2019\nBA Economics, University of Exampleton, 2011-2014',
    [
      'Fixture Business School | MBA |  |  | 2019 | ',
      'University of Exampleton | BA | Economics | 2011 | 2014 | ',
    ],
  ],
  [
    'Fixture College, Leeds\nHND Electrical Engineering\n2008 to 2010',
    ['Fixture College | HND | Electrical Engineering | 2008 | 2010 | '],
  ],
  [
    '2015 – 2019  University of Samples\nBEng Mechanical Engineering, First Class Honours',
    ['University of Samples | BEng | Mechanical Engineering | 2015 | 2019 | First Class Honours'],
  ],
  [
    'Associate of Applied Science, Welding Technology\nSample Community College, Boise, ID\nGraduated June 2012',
    [
      'Sample Community College | Associate of Applied Science | Welding Technology |  | 2012-06 | ',
    ],
  ],
  [
    'High School Diploma, Placeholder High School, 2005',
    ['Placeholder High School | High School Diploma |  |  | 2005 | '],
  ],
  [
    'Placeholder High School - Diploma - 2005',
    ['Placeholder High School | Diploma |  |  | 2005 | '],
  ],
  [
    'University of Exampleton\nPh.D. in Molecular Biology, 2012–2017\nThesis: On the folding of samples\nM.Sc. in Biochemistry, 2010–2012',
    [
      'University of Exampleton | Ph.D. | Molecular Biology | 2012 | 2017 | ',
      'University of Exampleton | M.Sc. | Biochemistry | 2010 | 2012 | ',
    ],
  ],
  [
    'M.S. Computer Science, GPA 3.9/4.0\nSample Institute of Technology, Austin, TX\nAug 2019 - May 2021\n\nB.S. Mathematics, GPA: 3.7\nSample University, Waco, TX\nAug 2015 - May 2019',
    [
      'Sample Institute of Technology | M.S. | Computer Science | 2019-08 | 2021-05 | 3.9/4.0',
      'Sample University | B.S. | Mathematics | 2015-08 | 2019-05 | 3.7',
    ],
  ],
  [
    'Bachelor of Commerce (Accounting), Sample University, expected 2026',
    ['Sample University | Bachelor of Commerce | Accounting |  | 2026 | '],
  ],
  [
    'BSc Data Science (in progress)\nUniversity of Samples\nSept 2023 – present',
    ['University of Samples | BSc | Data Science | 2023-09 |  | '],
  ],
  [
    'University of California, Fixtureville\nB.A., Political Science, magna cum laude, 2014',
    [
      'University of California, Fixtureville | B.A. | Political Science |  | 2014 | magna cum laude',
    ],
  ],
  [
    'Diploma in Culinary Arts\nSample Culinary Institute, Toronto, ON | 2011',
    ['Sample Culinary Institute | Diploma | Culinary Arts |  | 2011 | '],
  ],
  [
    'Master of Public Health (MPH), Epidemiology\nExample School of Public Health, Boston, MA  |  2018',
    ['Example School of Public Health | Master of Public Health (MPH) | Epidemiology |  | 2018 | '],
  ],
  [
    'Bachelor’s degree, Business Administration and Management, General\nSample University\n2010 - 2014',
    [
      'Sample University | Bachelor’s degree | Business Administration and Management, General | 2010 | 2014 | ',
    ],
  ],
  [
    'Sample University\nBachelor of Engineering - BE, Mechanical Engineering · (2010 - 2014)',
    ['Sample University | Bachelor of Engineering - BE | Mechanical Engineering | 2010 | 2014 | '],
  ],
  [
    'A-Levels: Mathematics (A), Physics (A), Chemistry (B)\nFixture Grammar School, York, 2010 - 2012',
    [
      'Fixture Grammar School | A-Levels | Mathematics (A), Physics (A), Chemistry (B) | 2010 | 2012 | ',
    ],
  ],
  [
    'GCSEs: 9 at grades A*-C including English and Maths\nSample Comprehensive School, 2008',
    [
      'Sample Comprehensive School | GCSEs | 9 at grades A*-C including English and Maths |  | 2008 | ',
    ],
  ],
  [
    'PGCE Secondary Mathematics, University of Exampleton, 2016',
    ['University of Exampleton | PGCE | Secondary Mathematics |  | 2016 | '],
  ],
  [
    'Certificate IV in Commercial Cookery, TAFE Sampleville, 2013',
    ['TAFE Sampleville | Certificate IV | Commercial Cookery |  | 2013 | '],
  ],
  [
    'Electrician Apprenticeship, Local 999 Joint Apprenticeship Training Committee, 2009-2014',
    [
      'Local 999 Joint Apprenticeship Training Committee | Electrician Apprenticeship |  | 2009 | 2014 | ',
    ],
  ],
  [
    'B.Tech (Computer Science and Engineering)\nSample Institute of Engineering, Pune, India\n2012-2016\nCGPA: 8.4/10',
    [
      'Sample Institute of Engineering | B.Tech | Computer Science and Engineering | 2012 | 2016 | 8.4/10',
    ],
  ],
  [
    'Class XII (CBSE), Sample Public School, 2012, 91%',
    ['Sample Public School | Class XII (CBSE) |  |  | 2012 | 91%'],
  ],
  [
    'LL.B. (Hons), Exampleton Law School, 2013\nLegal Practice Course, BPP Sample, 2014',
    [
      'Exampleton Law School | LL.B. (Hons) |  |  | 2013 | ',
      'BPP Sample | Legal Practice Course |  |  | 2014 | ',
    ],
  ],
  [
    'Exampleton University, B.F.A. in Graphic Design, 2011; Minor in Marketing',
    ['Exampleton University | B.F.A. | Graphic Design |  | 2011 | '],
  ],
  [
    'Sep 2018 - Jun 2022\tFixture University\nBSc (Hons) Psychology - 2:1',
    ['Fixture University | BSc (Hons) | Psychology | 2018-09 | 2022-06 | 2:1'],
  ],
  [
    'Fixture University, BSc (Hons) Psychology, 2:1, 2018 - 2021',
    ['Fixture University | BSc (Hons) | Psychology | 2018 | 2021 | 2:1'],
  ],
  ['GED, 2003', [' | GED |  |  | 2003 | ']],
  [
    'Sample Technical College, 2010\nDiesel Mechanics Certificate',
    ['Sample Technical College | Diesel Mechanics Certificate |  |  | 2010 | '],
  ],
  [
    'Doctor of Pharmacy (PharmD), University of Samples College of Pharmacy, 2015',
    ['University of Samples College of Pharmacy | Doctor of Pharmacy (PharmD) |  |  | 2015 | '],
  ],
  [
    'Sample University (Chicago, IL) — M.A. in Education, 2010 · GPA 3.8',
    ['Sample University | M.A. | Education |  | 2010 | 3.8'],
  ],
  [
    'Coursework toward B.S. in Biology, Sample University, 2015-2017',
    ['Sample University | Coursework toward B.S. | Biology | 2015 | 2017 | '],
  ],
  [
    'Licence en droit, Université de Fixture, Lyon, 2012-2015',
    ['Université de Fixture | Licence | droit | 2012 | 2015 | '],
  ],
  [
    '2015 - 2017 : Master Marketing Digital – École de Commerce Exemple, Paris',
    ['École de Commerce Exemple | Master | Marketing Digital | 2015 | 2017 | '],
  ],
  [
    'BTS Comptabilité et Gestion, Lycée Exemple, Nantes (2010)',
    ['Lycée Exemple | BTS | Comptabilité et Gestion |  | 2010 | '],
  ],
  [
    '2008\tBaccalauréat scientifique, mention Bien – Lycée Exemple',
    ['Lycée Exemple | Baccalauréat | scientifique |  | 2008 | mention Bien'],
  ],
  ['CAP Cuisine\nCFA de Fixture\n2005 – 2007', ['CFA de Fixture | CAP | Cuisine | 2005 | 2007 | ']],
  [
    'DEC en soins infirmiers, Cégep Exemple, 2009',
    ['Cégep Exemple | DEC | soins infirmiers |  | 2009 | '],
  ],
  [
    '10/2012 – 09/2016  Bachelor of Science Informatik, Technische Universität Musterstadt\nAbschlussnote: 1,7',
    [
      'Technische Universität Musterstadt | Bachelor of Science | Informatik | 2012-10 | 2016-09 | 1,7',
    ],
  ],
  [
    '2006 – 2009\tAusbildung zur Bankkauffrau, Sparkasse Musterstadt',
    ['Sparkasse Musterstadt | Ausbildung zur Bankkauffrau |  | 2006 | 2009 | '],
  ],
  [
    '1998 – 2006\tMustergymnasium Köln\nAbitur (Note 2,1)',
    ['Mustergymnasium Köln | Abitur |  | 1998 | 2006 | 2,1'],
  ],
  [
    'Diplom-Betriebswirt (FH)\nFachhochschule Musterhausen\n2001 - 2005',
    ['Fachhochschule Musterhausen | Diplom-Betriebswirt (FH) |  | 2001 | 2005 | '],
  ],
  [
    'HBO Bachelor Verpleegkunde, Hogeschool Voorbeeld, Utrecht, 2011 – 2015',
    ['Hogeschool Voorbeeld | HBO Bachelor | Verpleegkunde | 2011 | 2015 | '],
  ],
  [
    '2006 - 2010\tMBO Niveau 4 Logistiek, ROC Voorbeeld',
    ['ROC Voorbeeld | MBO Niveau 4 | Logistiek | 2006 | 2010 | '],
  ],
  [
    'Grado en Ingeniería Informática, Universidad de Ejemplo, Sevilla, 2012-2016',
    ['Universidad de Ejemplo | Grado | Ingeniería Informática | 2012 | 2016 | '],
  ],
  [
    'Licenciatura en Contaduría Pública\nUniversidad Nacional de Ejemplo\n2005 – 2010',
    ['Universidad Nacional de Ejemplo | Licenciatura | Contaduría Pública | 2005 | 2010 | '],
  ],
  [
    'Técnico Superior en Administración y Finanzas, IES Ejemplo, 2009',
    ['IES Ejemplo | Técnico Superior | Administración y Finanzas |  | 2009 | '],
  ],
  [
    'Laurea Magistrale in Economia Aziendale, Università degli Studi di Esempio, 2014 – 2016, 110/110 e lode',
    [
      'Università degli Studi di Esempio | Laurea Magistrale | Economia Aziendale | 2014 | 2016 | 110/110 e lode',
    ],
  ],
  [
    'Diploma di maturità scientifica\nLiceo Scientifico Esempio, Torino\n2006 - 2011',
    ['Liceo Scientifico Esempio | Diploma di maturità | scientifica | 2006 | 2011 | '],
  ],
  [
    'Mestrado em Engenharia Civil, Universidade de Exemplo, Porto, 2010 - 2012',
    ['Universidade de Exemplo | Mestrado | Engenharia Civil | 2010 | 2012 | '],
  ],
  [
    'Graduação em Administração de Empresas – Faculdade Exemplo – 2009',
    ['Faculdade Exemplo | Graduação | Administração de Empresas |  | 2009 | '],
  ],
  [
    'Magister, Zarządzanie – Uniwersytet Przykładowy, Kraków, 2008 – 2013',
    ['Uniwersytet Przykładowy | Magister | Zarządzanie | 2008 | 2013 | '],
  ],
  [
    '2004 – 2009 Politechnika Przykładowa, inżynier, Automatyka i Robotyka',
    ['Politechnika Przykładowa | inżynier | Automatyka i Robotyka | 2004 | 2009 | '],
  ],
  [
    'Московский примерный университет, экономический факультет\nСпециалист, бухгалтерский учет, 2003–2008',
    ['Московский примерный университет | Специалист | бухгалтерский учет | 2003 | 2008 | '],
  ],
  [
    'Бакалавр, Прикладная информатика, Примерный государственный университет, 2014 – 2018',
    ['Примерный государственный университет | Бакалавр | Прикладная информатика | 2014 | 2018 | '],
  ],
  [
    'Sample University | Minneapolis, MN\nBachelor of Science: Finance | Sep 2013 - May 2017\nDean’s List: 6 semesters\nRelevant coursework: Corporate Finance, Econometrics',
    ['Sample University | Bachelor of Science | Finance | 2013-09 | 2017-05 | '],
  ],
  [
    'Ph.D., Chemistry, 2015, Sample University\nB.S., Chemistry, 2010, Fixture College',
    [
      'Sample University | Ph.D. | Chemistry |  | 2015 | ',
      'Fixture College | B.S. | Chemistry |  | 2010 | ',
    ],
  ],
  [
    'Sample University (2010–2014)\nBachelor in Hotel Management\nFixture Hotel School (2008–2010)\nDiploma in Hospitality',
    [
      'Sample University | Bachelor | Hotel Management | 2010 | 2014 | ',
      'Fixture Hotel School | Diploma | Hospitality | 2008 | 2010 | ',
    ],
  ],
  [
    'Bachelor of Architecture\nEscola Exemplo\n2010 – 2015',
    ['Escola Exemplo | Bachelor of Architecture |  | 2010 | 2015 | '],
  ],
  [
    'BA (Hons) Fine Art\nCentral Fixture, London\n2011 – 2014',
    ['Central Fixture | BA (Hons) | Fine Art | 2011 | 2014 | '],
  ],
  [
    '2011-2014 Fixture University, Bristol: BA (Hons) History and Politics (2:1)\n2009-2011 Sample Sixth Form College: A-Levels in History (A), English (B), French (B)',
    [
      'Fixture University | BA (Hons) | History and Politics | 2011 | 2014 | 2:1',
      'Sample Sixth Form College | A-Levels | History (A), English (B), French (B) | 2009 | 2011 | ',
    ],
  ],
  [
    'Ph.D. candidate, Mechanical Engineering, Fixture University (expected May 2026)',
    ['Fixture University | Ph.D. candidate | Mechanical Engineering |  | 2026-05 | '],
  ],
  [
    'Master 2 Droit des affaires, Université Exemple (Rennes) — 2014',
    ['Université Exemple | Master 2 | Droit des affaires |  | 2014 | '],
  ],
  [
    'Bachillerato de Ciencias. IES Ejemplo. 2008-2010\nGrado Superior en Desarrollo de Aplicaciones Web. Centro de Formación Ejemplo. 2010-2012',
    [
      'IES Ejemplo | Bachillerato de Ciencias |  | 2008 | 2010 | ',
      'Centro de Formación Ejemplo | Grado Superior | Desarrollo de Aplicaciones Web | 2010 | 2012 | ',
    ],
  ],
  [
    'B.Com (Finance) from Sample University in 2014 with 72%\nHSC from Sample Board in 2011 with 80%',
    [
      'Sample University | B.Com | Finance |  | 2014 | with 72%',
      'Sample Board | HSC |  |  | 2011 | with 80%',
    ],
  ],
  [
    'MBO 4 Verpleegkunde – ROC Voorbeeld Utrecht (2010-2014)\nHAVO – Voorbeeld College (2005-2010)',
    [
      'ROC Voorbeeld Utrecht | MBO 4 | Verpleegkunde | 2010 | 2014 | ',
      'Voorbeeld College | HAVO |  | 2005 | 2010 | ',
    ],
  ],
  [
    'Sample University, Springfield\nBA History, 2009\n\nHigh School Diploma, 2005',
    ['Sample University | BA | History |  | 2009 | ', ' | High School Diploma |  |  | 2005 | '],
  ],
  [
    'Fortbildung Praxisanleitung\nAkademie Musterstadt\n2018\nAusbildung Kaufmann im Einzelhandel\nBerufskolleg Beispiel\n08/2009 – 07/2012\nAbitur\nMuster-Gymnasium\n2009',
    [
      'Akademie Musterstadt | Fortbildung Praxisanleitung |  |  | 2018 | ',
      'Berufskolleg Beispiel | Ausbildung Kaufmann im Einzelhandel |  | 2009-08 | 2012-07 | ',
      'Muster-Gymnasium | Abitur |  |  | 2009 | ',
    ],
  ],
  [
    '2012   Diploma di liceo scientifico\nLiceo Esempio, Torino',
    ['Liceo Esempio | Diploma di liceo scientifico |  |  | 2012 | '],
  ],
  [
    'Fixture State University\tMay 2012\nMaster of Arts in History\nCollege of the Sample Valley\t2004 – 2008\nBachelor of Arts in History',
    [
      'Fixture State University | Master of Arts | History |  | 2012-05 | ',
      'College of the Sample Valley | Bachelor of Arts | History | 2004 | 2008 | ',
    ],
  ],
  [
    'Geprüfter Bilanzbuchhalter\t2011 – 2013\nFachakademie Musterstadt\nBachelor of Arts\t2007 – 2010\nHochschule Beispiel',
    [
      'Fachakademie Musterstadt | Geprüfter Bilanzbuchhalter |  | 2011 | 2013 | ',
      'Hochschule Beispiel | Bachelor of Arts |  | 2007 | 2010 | ',
    ],
  ],
];

describe('schools and degrees', () => {
  it.each(CASES)('%s', async (rows, expected) => {
    const { education = [] } = await readSection('EDUCATION', rows);
    const found = education.map((entry) =>
      row(
        entry.institution,
        entry.studyType,
        entry.area,
        entry.startDate,
        entry.endDate,
        entry.score,
      ),
    );
    expect(found).toEqual(expected);
  });
});
