import { stemSet } from '../../language/en/stems.ts';
import type { Demand } from './answers/demands.ts';

/** So much of a text in one line of the ad is the ad's own words. */
const ECHO_SHARE = 0.8;
/** Fewer words than these are a name that both may have. */
const STEMS_MIN = 3;

const stemsOf = (text: string): string[] =>
  [...stemSet(text)].filter((stem) => !stem.startsWith('='));

/** Whether a text says a line of the ad again, with no figure of its own: "I make referrals to community resources". */
export function createEcho(demands: readonly Demand[]): (text: string) => boolean {
  const lines = demands.map(({ line }) => new Set(stemsOf(line)));
  return (text) => {
    const own = stemsOf(text);
    return (
      own.length >= STEMS_MIN &&
      !/\d/.test(text) &&
      lines.some((line) => own.filter((stem) => line.has(stem)).length >= ECHO_SHARE * own.length)
    );
  };
}
