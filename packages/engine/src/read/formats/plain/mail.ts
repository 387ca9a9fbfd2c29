import type { LeftOutText } from '@trueline/contracts';
import { holdsOwnAddress } from '../../layout/mail-rows.ts';

const HEAD =
  /^>?\s*(?:from|to|cc|subject|date|sent|reply-to|von|an|betreff|gesendet|datum|de|à|a|objet|envoyé|asunto|para|fecha|enviado|assunto|oggetto|da|van|aan|onderwerp|verzonden)\s*:\s/i;
const MIN_HEAD_ROWS = 2;
/** "On Tue, 3 Mar 2026, Sample wrote:", "---- Forwarded message ----". */
const OPENERS =
  /^[>\s]*(?:(?:on|le|am|el|em|il|op)\b.{5,120}(?:wrote|écrit|schrieb|escribió|escreveu|scritto|schreef)\s*:|-{2,}\s*(?:original|forwarded|begin forwarded)\s*message\s*-{2,}|begin forwarded message:)\s*$/iu;
const QUOTED = /^\s*(?:[>|:]\s?)+/;
/** A quoted mail has its mark at nearly every row; a list has it at its items alone. */
const MIN_QUOTED_SHARE = 0.8;
const MIN_QUOTED_ROWS = 4;

/** The rows without the head of the mail that they were pasted from and without marks of quotation. Rows keep their numbers. An address in the head stays where the text says it nowhere else. */
export function withoutMail(rows: readonly string[]): { rows: string[]; leftOut: LeftOutText[] } {
  const leftOut: LeftOutText[] = [];
  const drop = (row: string): string => {
    leftOut.push({ text: row.trim(), reason: 'mail-head' });
    return '';
  };
  const opened = rows.map((row, index) =>
    index < MAX_OPENER_ROW && OPENERS.test(row) ? drop(row) : row,
  );
  const inked = opened.filter((row) => row.trim() !== '');
  const quoted = inked.filter((row) => QUOTED.test(row)).length;
  const isQuoted = quoted >= MIN_QUOTED_ROWS && quoted >= MIN_QUOTED_SHARE * inked.length;
  const plain = isQuoted ? opened.map((row) => row.replace(QUOTED, '')) : opened;
  const first = plain.findIndex((row) => row.trim() !== '' && !SUBJECT.test(row));
  const end = plain.findIndex((row, index) => index >= first && !HEAD.test(row));
  if (first < 0 || end - first < MIN_HEAD_ROWS) return { rows: plain, leftOut };
  const rest = plain.slice(end).map((row) => row.replace(/^> ?/, ''));
  const hasAddress = holdsOwnAddress(rest);
  const head = plain
    .slice(0, end)
    .map((row) => (row.trim() === '' || (!hasAddress && row.includes('@')) ? row : drop(row)));
  return { rows: [...head, ...rest], leftOut };
}

const MAX_OPENER_ROW = 12;
/** The subject that a mail program writes above a forwarded mail. */
const SUBJECT = /^\s*(?:(?:fwd?|re|aw|wg|tr|rv|enc|vs)\s*:\s*)+\S/i;
