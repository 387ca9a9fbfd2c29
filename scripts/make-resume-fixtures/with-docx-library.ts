import {
  Document,
  ExternalHyperlink,
  HeadingLevel,
  Packer,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';

const heading = (text: string): Paragraph =>
  new Paragraph({ text, heading: HeadingLevel.HEADING_2, spacing: { before: 200 } });
const item = (text: string, level = 0): Paragraph => new Paragraph({ text, bullet: { level } });
const role = (title: string, rest: string, dates: string): Paragraph =>
  new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: 9000 }],
    children: [
      new TextRun({ text: title, bold: true }),
      new TextRun(rest),
      new TextRun({ children: [new Tab(), dates] }),
    ],
  });

function truckDriver(): Document {
  return new Document({
    sections: [
      {
        children: [
          new Paragraph({ text: 'Harjit S. Imaginary', heading: HeadingLevel.TITLE }),
          new Paragraph({
            children: [
              new TextRun('Abbotsford, BC  |  236-555-0199  |  '),
              new ExternalHyperlink({
                link: 'mailto:harjit.imaginary@example.com',
                children: [new TextRun({ text: 'email me', style: 'Hyperlink' })],
              }),
            ],
          }),
          heading('Driving Experience'),
          role('Long Haul Driver', ', Mirage Freightways, Abbotsford BC', '11/2017 – Present'),
          item('Class 1 with air. 1.1 million km, no preventable accidents'),
          item('BC – Texas reefer, cross-border (FAST card)'),
          item('ELD, trip inspections, chaining up on the Coquihalla'),
          role('Dump Truck Driver', ', Phantom Aggregates, Mission BC', '04/2014 – 10/2017'),
          item('Tandem and pony, 8–12 loads a day'),
          role('Farm Worker', ', Unreal Berry Farms, Abbotsford BC', '05/2012 – 09/2013'),
          heading('Licences & Tickets'),
          item('Class 1 BC driver’s licence, clean abstract'),
          item('FAST card'),
          item('TDG'),
          heading('Education'),
          role('B.A. Economics', ', Panjab University', '2007 – 2010'),
          heading('Languages'),
          new Paragraph('Punjabi, Hindi, English'),
        ],
      },
    ],
  });
}

export interface LibraryDocument {
  id: string;
  make: () => Promise<Uint8Array>;
}

/** DOCX files made by the `docx` package with settings of their own. */
export function listLibraryDocuments(): LibraryDocument[] {
  return [{ id: 'truck-driver', make: async () => Packer.toBuffer(truckDriver()) }];
}
