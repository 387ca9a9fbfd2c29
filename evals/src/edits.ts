import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { verifyLine } from '@trueline/engine';
import { shareWithInterval } from './share.ts';
import { testEditsFolders } from './test-cases.ts';

const EDITS = join(import.meta.dirname, '../cases/edits');
const DEV = ['dev', 'dev-2', 'dev-3'].map((name) => join(EDITS, name));
/** Half of `dev-2` and of `dev-3`, drawn by lot of occupation: counted, never printed, so that it tells what work on the other half is worth on edits that nobody tuned on. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'surveyor land',
  'housekeeper',
  'nurse registered',
  'optician dispensing',
  'baker',
  'landscaper',
  'dental assistant',
  'early childhood educator',
  'recruiter',
  'veterinary nurse',
  'security guard',
  'event planner',
  'plumber',
  'home care worker',
]);

/** What an edit should be called: `joined` are facts of several entries, which may be confirmed and are no contradiction. */
type Label = 'proven' | 'joined' | 'confirm' | 'contradicted';
type Verdict = 'proven' | 'confirm' | 'contradicted';

/** An edit of one line of a made-up resume: the entry that the line stands in, its heading first, and every other line. */
interface LabelledEdit {
  id: string;
  occupation: string;
  entry: string[];
  others: string[];
  source: string;
  edit: string;
  label: Label;
  bold?: boolean;
  note?: string;
}

interface Judged extends LabelledEdit {
  verdict: Verdict;
  reasons: string;
}

function judge(item: LabelledEdit): Judged {
  const findings = verifyLine(item.edit, { entry: item.entry, others: item.others });
  const isOther = findings.some(({ verdict }) => verdict === 'contradicted');
  const verdict = findings.length === 0 ? 'proven' : isOther ? 'contradicted' : 'confirm';
  const reasons = findings
    .map(({ kind, text, instead }) => `${kind} "${text}"${instead ? ` for "${instead}"` : ''}`)
    .join('; ');
  return { ...item, verdict, reasons };
}

function readEdits(folder: string): LabelledEdit[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as LabelledEdit);
}

/** How often each label was called what, set by set, with every edit of the development sets that misses its bar; of the sets kept aside counts alone. */
export function evalEdits({ test = false }: { test?: boolean } = {}): void {
  for (const folder of test ? testEditsFolders({ test }) : DEV) {
    const name = relative(EDITS, folder);
    const isLeftOut = ({ occupation }: LabelledEdit): boolean => !test && LEFT_OUT.has(occupation);
    const edits = readEdits(folder).map(judge);
    printEdits(
      name,
      edits.filter((edit) => !isLeftOut(edit)),
      !test,
    );
    printEdits(`${name}, left out`, edits.filter(isLeftOut), false);
  }
}

function printEdits(name: string, edits: readonly Judged[], cases: boolean): void {
  if (edits.length === 0) return;
  const of = (label: Label): Judged[] => edits.filter((edit) => edit.label === label);
  const called = (list: readonly Judged[], verdict: Verdict): string =>
    shareWithInterval(list.filter((edit) => edit.verdict === verdict).length, list.length);
  const proven = of('proven');
  const raised = [...of('confirm'), ...of('contradicted')];
  console.log(`edits, ${name}: ${edits.length}`);
  console.log(`  to be proven: proven ${called(proven, 'proven')} (bar 65 %)`);
  console.log(
    `    bold ones: proven ${called(
      proven.filter(({ bold }) => bold === true),
      'proven',
    )}`,
  );
  console.log(`    contradicted ${called(proven, 'contradicted')} (bar 1 %)`);
  console.log(`  joined: contradicted ${called(of('joined'), 'contradicted')} (must be 0)`);
  console.log(`    proven ${called(of('joined'), 'proven')}`);
  console.log(`  to confirm or contradicted: proven ${called(raised, 'proven')} (bar 0.5 %)`);
  console.log(`  contradicted: told so ${called(of('contradicted'), 'contradicted')}`);
  console.log(`  to confirm: told so ${called(of('confirm'), 'confirm')}`);
  if (!cases) return;
  for (const { id, label, verdict, source, edit, reasons } of edits) {
    const isFault =
      verdict === 'proven'
        ? label === 'confirm' || label === 'contradicted'
        : verdict === 'contradicted' && (label === 'proven' || label === 'joined');
    const isMissed = label === 'proven' && verdict === 'confirm';
    if (isFault || isMissed)
      console.log(
        `  ${isFault ? 'FAULT' : 'missed'} ${id} ${label} called ${verdict}\n    ${source}\n    ${edit}\n    ${reasons}`,
      );
  }
}
