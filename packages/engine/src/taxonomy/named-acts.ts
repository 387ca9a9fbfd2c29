import emptyActs from '../../data/taxonomy/empty-acts.json' with { type: 'json' };
import tradeActs from '../../data/taxonomy/trade-acts.json' with { type: 'json' };

/** Acts that stand in a list of skills by their name alone: "Framing", "Supervision". */
export const TRADE_ACTS: ReadonlySet<string> = new Set(tradeActs.rows);

/** Acts of every job and words of ads about themselves: never listed. */
export const EMPTY_ACTS: ReadonlySet<string> = new Set(emptyActs.rows);

/** Things made whose name tells the act: "estimates" of estimating. */
export const MADE_THINGS: ReadonlySet<string> = new Set(['estimate', 'forecast', 'budget']);
