export interface OutlineLine {
  /** Where it stands in the resume, such as `work[0].highlights[1]`. */
  path: string;
  text: string;
  role: 'name' | 'title' | 'meta' | 'text' | 'bullet';
}
export interface OutlineSection {
  key: string;
  heading: string;
  entries: { path: string; lines: OutlineLine[] }[];
}
