const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const;

/** `1536` -> `1.5 KB`: on a base of 1024, with at most `decimals` places. */
export function formatBytes(bytes: number, decimals = 2): string {
  if (bytes <= 0) return '0 Bytes';
  const power = Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), UNITS.length - 1);
  return `${Number((bytes / 1024 ** power).toFixed(Math.max(decimals, 0)))} ${UNITS[power]}`;
}
