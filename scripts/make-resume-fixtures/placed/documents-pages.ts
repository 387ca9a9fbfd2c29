// Resumes as Pages exports them.
import { typesOf } from './documents-google.ts';
import { Flow, type TextStyle } from './flow.ts';
import type { PlacedDocument } from './placed-page.ts';

/** Has ligatures, and is set with them. */
const GARAMOND = {
  regular: '@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf',
  bold: '@expo-google-fonts/eb-garamond/700Bold/EBGaramond_700Bold.ttf',
  italic: '@expo-google-fonts/eb-garamond/400Regular_Italic/EBGaramond_400Regular_Italic.ttf',
};
const FIGTREE = {
  regular: '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf',
  bold: '@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf',
  italic: '@expo-google-fonts/figtree/400Regular_Italic/Figtree_400Regular_Italic.ttf',
};
const A4 = [595.28, 841.89] as const;
const LETTER = [612, 792] as const;

/** One column with letters joined: office, traffic, certified, workflow, staffing. */
function officer(): PlacedDocument {
  const flow = new Flow(typesOf(GARAMOND), [64, 58, 467]);
  const body: TextStyle = { size: 11.5, leading: 1.3 };
  const heading = (text: string): void => {
    flow.text(text, { size: 15, font: 'bold', before: 12, color: [0.2, 0.3, 0.3] });
    flow.box(0.5, [0.6, 0.6, 0.6]);
  };
  const job = (title: string, where: string, dates: string, duties: readonly string[]): void => {
    flow.row(
      [
        [`${title}, `, { ...body, font: 'bold', before: 6 }],
        [where, body],
      ],
      [dates, body],
    );
    for (const duty of duties) flow.bullet('•', duty, body, 9);
  };
  flow.text('Fiona Affleck-Stiff', { size: 30 });
  flow.text('fiona.affleck@example.co.uk  ·  020 7946 0182  ·  Sheffield', body);
  heading('Profile');
  flow.text(
    'Certified traffic officer with eleven years in the field, five of them at the office of a first-class network. Efficient, difficult to ruffle. ',
    body,
  );
  heading('Employment');
  job('Traffic Office Manager', 'Fictitious Trams', 'April 2018 – present', [
    'Staffing and workflow of a control office of fifteen, with offline plans for floods and fire',
    'Five different fleets brought under one shift pattern; overtime fell by 18 per cent',
    'Draft the official notices that drivers find in the staff room on Fridays',
  ]);
  job('Field Officer', 'Suffolk Fake Buses', 'January 2013 – March 2018', [
    'Checked stops, flagged defects and filed first reports of accidents',
    'Briefed affected passengers on foot, offline and by megaphone',
  ]);
  heading('Education');
  flow.row(
    [
      ['BSc Traffic Flow Engineering, ', { ...body, font: 'bold', before: 6 }],
      ['University of Sheffield', body],
    ],
    ['2009 – 2012', body],
  );
  heading('Certificates');
  flow.bullet('•', 'First Aid at Work, 2023', body, 9);
  flow.bullet('•', 'Confined Spaces Certificate, 2021', body, 9);
  heading('Skills');
  flow.text('Shift planning, Traffic offences law, Conflict resolution, Office software', body);
  return {
    id: 'traffic-officer-pages-export',
    maker: 'pages',
    title: 'CV Fiona',
    fonts: GARAMOND,
    size: A4,
    pages: [flow.things],
  };
}

/** Headings in a column of their own, letters of headings apart by the text's state; French. */
function florist(): PlacedDocument {
  const types = typesOf(FIGTREE);
  const body: TextStyle = { size: 10, leading: 1.45 };
  const main = new Flow(types, [200, 150, 350]);
  const things = new Flow(types, [60, 56, 490])
    .text('Océane Spécimen', { size: 26, font: 'bold', spacing: 1.2 })
    .text('Fleuriste', { size: 12, spacing: 2.4, color: [0.5, 0.35, 0.35] })
    .text('418 555-0119   oceane.specimen@example.ca   Rimouski (Québec)', {
      ...body,
      before: 6,
    }).things;
  const section = (name: string, fill: () => void): void => {
    main.y += 16;
    const label = new Flow(types, [60, main.y, 130]);
    label.text(name.toUpperCase(), {
      size: 9.5,
      font: 'bold',
      spacing: 1.6,
      color: [0.5, 0.35, 0.35],
    });
    things.push(...label.things);
    const from = main.things.length;
    fill();
    things.push(...main.things.slice(from));
  };
  const job = (title: string, where: string, dates: string, duties: readonly string[]): void => {
    main.text(title, { ...body, font: 'bold', before: 4 });
    main.text(`${where}, ${dates}`, { ...body, color: [0.4, 0.4, 0.4] });
    for (const duty of duties) main.bullet('•', duty, body, 8);
  };
  section('Profil', () => {
    main.text('Fleuriste depuis douze ans, aussi à l’aise au comptoir qu’à l’atelier. ', body);
  });
  section('Expérience', () => {
    job('Fleuriste en chef', 'Aux Fausses Pivoines, Rimouski', 'mars 2017 – aujourd’hui', [
      'Composition de 60 bouquets par semaine et de l’ensemble des décors de mariage',
      'Formation de quatre apprenties, dont deux sont restées',
    ]);
    job('Vendeuse', 'Jardinerie Modèle, Mont-Joli', 'mai 2012 – février 2017', [
      'Conseil à la clientèle, caisse et arrosage de la serre',
    ]);
  });
  section('Formation', () => {
    main.text('DEP en fleuristerie', { ...body, font: 'bold', before: 4 });
    main.text('Centre de formation Exemple, 2011 – 2012', { ...body, color: [0.4, 0.4, 0.4] });
  });
  section('Compétences', () => {
    main.text('Art floral, Vitrine, Gestion des stocks, Service à la clientèle', body);
  });
  section('Langues', () => {
    main.text('Français (langue maternelle), anglais (intermédiaire)', body);
  });
  return {
    id: 'florist-pages-gutter-fr',
    maker: 'pages',
    title: 'CV Océane',
    fonts: FIGTREE,
    size: LETTER,
    pages: [things],
  };
}

export const listPagesDocuments = (): PlacedDocument[] => [officer(), florist()];
