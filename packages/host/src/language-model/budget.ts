/** So many characters are about one token of English. */
const CHARS_PER_TOKEN = 4;
/** An answer to one request. */
const ANSWER_TOKENS_MAX = 4_000;
/** Less than this is no answer. */
const ANSWER_TOKENS_MIN = 100;

export const tokensOf = (text: string): number => Math.ceil(text.length / CHARS_PER_TOKEN);

/** What one run may cost: tokens of prompts and answers together, estimated until the server has counted them. */
export class TokenBudget {
  #left: number;

  constructor(tokens: number) {
    this.#left = tokens;
  }

  get left(): number {
    return this.#left;
  }

  /** Takes a prompt off, and answers how long its answer may be; null where nothing is left for one. */
  open(prompt: string): number | null {
    const tokens = tokensOf(prompt);
    const answer = Math.min(ANSWER_TOKENS_MAX, this.#left - tokens);
    if (answer < ANSWER_TOKENS_MIN) return null;
    this.#left -= tokens;
    return answer;
  }

  spend(tokens: number): void {
    this.#left -= tokens;
  }
}
