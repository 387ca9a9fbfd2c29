const Z = 1.96;

/** A share with its Wilson interval of 95 %, in per cent: "66.3 % of 190 (59.3 to 72.6)". */
export function shareWithInterval(part: number, whole: number): string {
  if (whole === 0) return 'none';
  const share = part / whole;
  const scale = 1 + Z ** 2 / whole;
  const middle = (share + Z ** 2 / (2 * whole)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / whole + Z ** 2 / (4 * whole ** 2));
  const percent = (value: number): string => (100 * value).toFixed(1);
  return `${percent(share)} % of ${whole} (${percent(Math.max(0, middle - half))} to ${percent(Math.min(1, middle + half))})`;
}
