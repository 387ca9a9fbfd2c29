import type { Slice } from '../slice.ts';
import type { WorkDraft } from './work.ts';

/** What a post tells last, where those it worked for or what it built follow. */
const OPENS_CLIENTS =
  /(?<!\p{L})(?:clients?|customers?|projects?|mandates?|commissions?|contracts?|assignments?|engagements?|sites?|referenzen|kunden|kundschaft|projekte|auftr[äa]ge|mandate|clientes|proyectos|obras|chantiers?|clienti|progetti|projetos|opdrachten|klanten|projecten)(?: (?:included?|were|are|so far|to date))?\s*:$/iu;

/** Posts with the clients or projects told below them as what was done there: "Sole proprietor ... Selected clients:" over rows that name a client with a period of that time and no title. */
export function withClientsOfPosts(drafts: readonly WorkDraft[], text: string): WorkDraft[] {
  const posts: WorkDraft[] = [];
  let open: WorkDraft | undefined;
  for (const draft of drafts) {
    if (open !== undefined && isClientOf(draft, open)) {
      open.highlights = [...(open.highlights ?? []), ...rowsOf(draft, text)];
      continue;
    }
    const told = draft.highlights?.at(-1)?.text ?? draft.summary?.text ?? '';
    const isOpen = draft.position !== undefined && OPENS_CLIENTS.test(told);
    open = isOpen ? { ...draft } : undefined;
    posts.push(open ?? draft);
  }
  return posts;
}

/** Named and dated within the post's time, with no title of its own. */
function isClientOf(draft: WorkDraft, post: WorkDraft): boolean {
  if (draft.position !== undefined || draft.name === undefined) return false;
  const [from, to] = [draft.startDate?.text, (draft.endDate ?? draft.startDate)?.text];
  const [start, end] = [post.startDate?.text, post.endDate?.text];
  if (from === undefined || to === undefined || start === undefined) return false;
  return from >= start.slice(0, from.length) && (end === undefined || to <= `${end}~`);
}

/** The client's rows as they stand. */
function rowsOf(draft: WorkDraft, text: string): Slice[] {
  const slices = Object.values(draft)
    .flat()
    .filter((one): one is Slice => one !== undefined);
  const start = Math.min(...slices.map((slice) => slice.start));
  const last = Math.max(...slices.map((slice) => slice.end));
  const lineEnd = text.indexOf('\n', last);
  const end = lineEnd < 0 ? text.length : lineEnd;
  const rows: Slice[] = [];
  let at = text.lastIndexOf('\n', start) + 1;
  for (const row of text.slice(at, end).split('\n')) {
    const lead = /^[\s•]*/.exec(row)?.[0].length ?? 0;
    const own = row.slice(lead).trimEnd();
    if (own !== '') rows.push({ text: own, start: at + lead, end: at + lead + own.length });
    at += row.length + 1;
  }
  return rows;
}
