// Profiles as LinkedIn saves them as PDF: its formatter writes the column at the left, then the other, then the page's foot.
import { typesOf } from './documents-google.ts';
import { Flow, type TextStyle } from './flow.ts';
import type { Color, PlacedDocument, PlacedThing } from './placed-page.ts';

const REGULAR = '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf';
/** It has one font for all. */
const SANS = { regular: REGULAR, bold: REGULAR, italic: REGULAR };
const LETTER = [612, 792] as const;
const WHITE: Color = [1, 1, 1];
const FAINT: Color = [0.69, 0.69, 0.69];
const GROUND: Color = [0.16, 0.24, 0.29];
const SIDE = [27, 30, 150] as const;
const MAIN = [223.5, 30, 360] as const;

const BODY: TextStyle = { size: 10.5, leading: 1.43 };
const LINE: TextStyle = { size: 12, leading: 1.3 };
const QUIET: TextStyle = { ...BODY, color: FAINT };

interface Role {
  title: string;
  dates: string;
  place?: string;
  tells?: readonly string[];
}

/** A page's two columns and its foot, in the order of painting. */
function page(
  foot: string,
  fillMain: (flow: Flow) => void,
  fillSide: (flow: Flow) => void = () => undefined,
): PlacedThing[] {
  const types = typesOf(SANS);
  const [side, main] = [new Flow(types, SIDE), new Flow(types, MAIN)];
  fillSide(side);
  fillMain(main);
  const below = new Flow(types, [MAIN[0], 745, MAIN[2]]);
  below.text(foot, { size: 9, color: FAINT, align: 'center' });
  const ground = { box: [0, 0, 204, LETTER[1]] as const, color: GROUND };
  return [ground, ...side.things, ...main.things, ...below.things];
}

function sideList(flow: Flow, heading: string, rows: readonly string[]): void {
  flow.text(heading, { size: 13, color: WHITE, before: 14 });
  for (const row of rows) flow.text(row, { ...BODY, color: WHITE, before: 4 });
}

const heading = (flow: Flow, text: string): void => {
  flow.text(text, { size: 15.75, before: 18 });
};

function role(flow: Flow, { title, dates, place, tells = [] }: Role): void {
  flow.text(title, { size: 11.5, before: 4 }).text(dates, BODY);
  if (place !== undefined) flow.text(place, QUIET);
  for (const text of tells) flow.text(text, { ...BODY, before: 3 });
}

/** In Spanish: two posts with one employer, whose parts go over two pages. */
function accountant(): PlacedDocument {
  const first = page(
    'Page 1 of 2',
    (flow) => {
      flow.text('Lucía Ficticia Ejemplo', { size: 26, leading: 1.1 });
      flow.text('Contable sénior en Conservas Imaginarias | Consolidación y auditoría', LINE);
      flow.text('Valencia, Comunidad Valenciana, España', { ...LINE, color: FAINT });
      heading(flow, 'Extracto');
      flow.text(
        'Contable con doce años en alimentación y transporte. Me gustan los cierres que terminan antes de la cena y los papeles que cuadran a la primera.',
        BODY,
      );
      heading(flow, 'Experiencia');
      flow.text('Conservas Imaginarias', LINE).text('7 años 3 meses', QUIET);
      role(flow, {
        title: 'Contable sénior',
        dates: 'enero de 2021 - Present (4 años 3 meses)',
        place: 'Valencia, Comunidad Valenciana, España',
        tells: [
          '- Cierre mensual de cuatro sociedades en cinco días',
          '- Consolidación del grupo en SAP',
        ],
      });
      role(flow, {
        title: 'Contable',
        dates: 'enero de 2018 - diciembre de 2020 (3 años)',
        place: 'Valencia, Comunidad Valenciana, España',
      });
    },
    (flow) => {
      sideList(flow, 'Contactar', [
        'lucia.ficticia@example.org',
        'www.linkedin.com/in/lucia-',
        'ficticia-000 (LinkedIn)',
      ]);
      sideList(flow, 'Aptitudes principales', [
        'Consolidación contable',
        'SAP FI',
        'Impuesto de sociedades',
      ]);
      sideList(flow, 'Languages', [
        'Español (Native or Bilingual)',
        'Inglés (Professional Working)',
      ]);
    },
  );
  const second = page('Page 2 of 2', (flow) => {
    flow.text('Transportes del Vacío', LINE);
    role(flow, {
      title: 'Auxiliar contable',
      dates: 'marzo de 2013 - diciembre de 2017 (4 años 10 meses)',
      place: 'Castellón de la Plana',
      tells: ['- Facturas de 300 clientes y conciliación de bancos'],
    });
    heading(flow, 'Educación');
    flow.text('Universitat de València', { ...LINE, before: 6 });
    flow.text('Grado, Administración y Dirección de Empresas · (2009 - 2013)', BODY);
  });
  return {
    id: 'accountant-profile-es',
    maker: 'linkedin',
    title: '',
    fonts: SANS,
    size: LETTER,
    pages: [first, second],
  };
}

export const listLinkedInDocuments = (): PlacedDocument[] => [accountant()];
