/** What can be read, by the ending of its name; the server looks into the file itself. */
export const RESUME_FILE_TYPES = [
  '.pdf',
  '.docx',
  '.odt',
  '.rtf',
  '.txt',
  '.md',
  '.html',
  '.htm',
  '.json',
  '.zip',
] as const;

/** Whether a file's name ends as one of the allowed types; a name without an ending tells nothing, so it may. */
export function isAllowedFileType(name: string, allowed: readonly string[]): boolean {
  const ending = /\.[^.\s]+$/.exec(name)?.[0].toLowerCase();
  return ending === undefined || allowed.includes(ending);
}
