import { type ModelItem, modelItemSchema } from '@trueline/contracts';

/** More than any answer of ours has. */
const MAX_ITEMS = 120;
/** More than any item of ours has: a longer object is not looked at. */
const MAX_ITEM_CHARS = 20_000;
const LIST_NAME = /"items"\s*:\s*$/i;
/** More than stands between the name of a list and its bracket. */
const NAME_CHARS = 40;

interface Open {
  sign: '{' | '[';
  start: number;
  /** It is the list that was asked for, by its name or by what it holds. */
  isList: boolean;
}

/**
 * Takes items out of an answer while it is being written: each as soon as its bracket closes, whatever stands
 * around them: prose, a model's thoughts, marks of code, another list. Each sign is looked at once.
 */
export class ItemReader {
  #text = '';
  #at = 0;
  #isQuoted = false;
  #isEscaped = false;
  #isWhole = false;
  readonly #open: Open[] = [];
  readonly #items: ModelItem[] = [];

  get items(): ModelItem[] {
    return this.#items;
  }

  /** A list of items came and ended. */
  get isWhole(): boolean {
    return this.#isWhole;
  }

  /** What the next piece of the answer completes. */
  push(piece: string): ModelItem[] {
    const before = this.#items.length;
    this.#at = this.#text.length;
    this.#text += piece;
    for (const sign of piece.split('')) {
      if (this.#items.length >= MAX_ITEMS) break;
      if (this.#isEscaped) this.#isEscaped = false;
      else if (this.#isQuoted && sign === '\\') this.#isEscaped = true;
      else this.#read(sign);
      this.#at += 1;
    }
    return this.#items.slice(before);
  }

  #read(sign: string): void {
    // Prose has quotes without an end, an object has none, and no text of an object goes over lines.
    if (sign === '"') this.#isQuoted = !this.#isQuoted && this.#isInObject;
    else if (sign === '\n') this.#isQuoted = false;
    else if (this.#isQuoted) return;
    else if (sign === '{' || sign === '[') this.#begin(sign);
    else if (sign === '}') this.#endObject();
    else if (sign === ']') this.#endList();
  }

  get #isInObject(): boolean {
    return this.#open.some(({ sign }) => sign === '{');
  }

  #begin(sign: '{' | '['): void {
    const before = this.#text.slice(Math.max(0, this.#at - NAME_CHARS), this.#at);
    this.#open.push({ sign, start: this.#at, isList: sign === '[' && LIST_NAME.test(before) });
  }

  #endObject(): void {
    const opened = this.#open.findLastIndex(({ sign }) => sign === '{');
    if (opened < 0) return;
    const start = this.#open[opened]?.start ?? 0;
    this.#open.length = opened;
    if (this.#at - start > MAX_ITEM_CHARS) return;
    const item = toItem(this.#text.slice(start, this.#at + 1));
    if (item === null) return;
    this.#items.push(item);
    const list = this.#open.at(-1);
    if (list?.sign === '[') list.isList = true;
  }

  #endList(): void {
    if (this.#open.at(-1)?.sign === '[') this.#isWhole ||= this.#open.pop()?.isList === true;
  }
}

function toItem(text: string): ModelItem | null {
  try {
    const parsed = modelItemSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
