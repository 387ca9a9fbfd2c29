import { type ModelItem, modelItemSchema } from '@trueline/contracts';

/** More than any answer of ours has. */
const MAX_ITEMS = 120;

/** Takes items out of an answer while it is being written: each as soon as its bracket closes, whatever stands around them. */
export class ItemReader {
  #text = '';
  #at = 0;
  /** Behind the bracket that opens the list of items. */
  #isOpen = false;
  #isClosed = false;
  readonly #items: ModelItem[] = [];

  get items(): ModelItem[] {
    return this.#items;
  }

  /** A list of items came and ended. */
  get isWhole(): boolean {
    return this.#isClosed;
  }

  /** What the next piece of the answer completes. */
  push(piece: string): ModelItem[] {
    this.#text += piece;
    if (!this.#isOpen) this.#open();
    const found: ModelItem[] = [];
    while (this.#isOpen && !this.#isClosed && this.#items.length < MAX_ITEMS) {
      const item = this.#next();
      if (item === undefined) break;
      if (item !== null) {
        this.#items.push(item);
        found.push(item);
      }
    }
    return found;
  }

  #open(): void {
    const list = /"items"\s*:\s*\[/.exec(this.#text);
    if (list === null) return;
    this.#isOpen = true;
    this.#at = list.index + list[0].length;
  }

  /** The next object of the list; null where it is no item, undefined where it has not ended yet. */
  #next(): ModelItem | null | undefined {
    const start = this.#text.slice(this.#at).search(/[{\]]/);
    if (start < 0) return undefined;
    const from = this.#at + start;
    if (this.#text[from] === ']') {
      this.#isClosed = true;
      return undefined;
    }
    const end = endOfObject(this.#text, from);
    if (end < 0) return undefined;
    this.#at = end;
    return toItem(this.#text.slice(from, end));
  }
}

/** Behind the bracket that closes an object, -1 before it has come. */
function endOfObject(text: string, from: number): number {
  let depth = 0;
  let isQuoted = false;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (isQuoted) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isQuoted = false;
    } else if (sign === '"') isQuoted = true;
    else if (sign === '{') depth += 1;
    else if (sign === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}

function toItem(text: string): ModelItem | null {
  try {
    const parsed = modelItemSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
