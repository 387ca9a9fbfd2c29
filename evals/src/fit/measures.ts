/** Chance that a fitting one stands above another; ties count half. */
export function areaUnderCurve(scores: readonly number[], fits: readonly boolean[]): number {
  const order = scores.map((score, i) => ({ score, fits: fits[i] === true }));
  order.sort((a, b) => a.score - b.score);
  let below = 0;
  let area = 0;
  for (let at = 0; at < order.length; ) {
    let end = at;
    while (order[end]?.score === order[at]?.score && end < order.length) end++;
    const tied = order.slice(at, end);
    const others = tied.filter((one) => !one.fits).length;
    area += (tied.length - others) * (below + others / 2);
    below += others;
    at = end;
  }
  const fitting = order.length - below;
  return fitting === 0 || below === 0 ? 0.5 : area / (fitting * below);
}

/** What is left of scores once a straight line through the logarithm of the resumes' lengths is taken off. */
export function withoutLength(scores: readonly number[], lengths: readonly number[]): number[] {
  const xs = lengths.map((length) => Math.log(1 + length));
  const mean = (of: readonly number[]): number => of.reduce((a, b) => a + b, 0) / (of.length || 1);
  const [meanX, meanY] = [mean(xs), mean(scores)];
  const covariance = xs.reduce((sum, x, i) => sum + (x - meanX) * ((scores[i] ?? 0) - meanY), 0);
  const variance = xs.reduce((sum, x) => sum + (x - meanX) ** 2, 0);
  const slope = variance === 0 ? 0 : covariance / variance;
  return scores.map((score, i) => score - slope * ((xs[i] ?? 0) - meanX));
}

/** Of all pairs of a fitting and another resume for one ad, the share in the right order; ties count half. */
export function pairsInOrder(
  scores: readonly number[],
  fits: readonly boolean[],
  ads: readonly string[],
): number {
  let right = 0;
  let count = 0;
  for (const places of Map.groupBy(scores.keys(), (i) => ads[i] ?? '').values())
    for (const i of places)
      for (const j of places) {
        if (fits[i] !== true || fits[j] === true) continue;
        const [better, worse] = [scores[i] ?? 0, scores[j] ?? 0];
        count += 1;
        right += better > worse ? 1 : better === worse ? 0.5 : 0;
      }
  return count === 0 ? 0.5 : right / count;
}

/** The middle 95 % of a figure over samples of the groups, each drawn with replacement. */
export function bootstrap<T>(
  groups: readonly (readonly T[])[],
  figure: (sample: readonly T[]) => number,
  draw: () => number,
  times = 300,
): [number, number] {
  const figures = Array.from({ length: times }, () =>
    figure(groups.flatMap(() => groups[Math.floor(draw() * groups.length)] ?? [])),
  ).sort((a, b) => a - b);
  return [figures[Math.floor(times * 0.025)] ?? 0, figures[Math.ceil(times * 0.975) - 1] ?? 0];
}
