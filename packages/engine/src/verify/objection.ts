/** A claim of a text that a source must support (UTF-16 offsets). */
export interface Fact {
  kind:
    | 'number'
    | 'date'
    | 'name'
    | 'skill'
    | 'title'
    | 'degree'
    | 'certificate'
    | 'language'
    | 'ownership'
    | 'scope'
    | 'outcome'
    | 'content';
  text: string;
  start: number;
  end: number;
  reason: string;
  /** The words of the source line that stand in place of the text's, where one does: "checked" for "audited". */
  instead?: string;
}
