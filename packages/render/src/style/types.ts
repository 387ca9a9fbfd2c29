import type { Template, TemplateFont } from '@trueline/contracts';

/** How the Word file takes after its template. */
interface WordLook {
  head: 'left' | 'center';
  /** Where a heading's line runs. */
  headingLine: 'under' | 'over' | 'bar' | 'none';
  headingAlign: 'left' | 'center';
  headingColor: 'ink' | 'accent';
  headingItalic: boolean;
  /** `left`: in a column of their own; `below`: after the employer. */
  dates: 'right' | 'left' | 'below';
}

/** `template.json`: a template without its id and without its drawing. Measures in points. */
export interface TemplateData extends Omit<Template, 'id'> {
  page: { marginX: number; marginTop: number; marginBottom: number; column?: number };
  size: Record<'name' | 'label' | 'contact' | 'heading' | 'body' | 'date', number>;
  /** Factors on the common spacing; 1 where left out. */
  air?: Partial<Record<'section' | 'after' | 'entry' | 'item' | 'leading', number>>;
  /** Weight of the name; as other strong text where left out. */
  nameWeight?: number;
  /** Skills without a group stand in this many columns. */
  skillColumns?: number;
  word: WordLook;
}

/** What PDF and DOCX draw with: a template's data with a person's settings applied. Points, colors as `#rrggbb`; `lib/style.typ` reads it as JSON. */
export interface Style {
  page: {
    width: number;
    height: number;
    marginX: number;
    marginTop: number;
    marginBottom: number;
    /** Width of the column at the left of the text; 0 where there is none. */
    column: number;
  };
  color: { ink: string; soft: string; accent: string };
  size: TemplateData['size'];
  air: NonNullable<TemplateData['air']>;
  font: {
    id: TemplateFont;
    body: string[];
    display: string[];
    quiet: string[];
    strong: number;
    nameWeight: number;
  };
  skillColumns: number;
  word: WordLook;
}
