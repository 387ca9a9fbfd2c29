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
  '.xml',
  '.zip',
  '.jpg',
  '.jpeg',
  '.png',
  '.heic',
  '.heif',
] as const;

const TYPE_NAMES: Record<string, string> = {
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
  'application/vnd.oasis.opendocument.text': 'OpenDocument',
  'application/rtf': 'RTF',
  'image/jpeg': 'Photo',
  'image/png': 'Picture',
  'text/plain': 'Text',
  'text/markdown': 'Markdown',
  'text/html': 'HTML',
  'application/json': 'JSON Resume',
  'application/xml': 'Europass',
  'application/zip': 'LinkedIn export',
};

/** What people call a media type: `application/pdf` -> `PDF`; an unknown one stays as it is. */
export function nameFileType(mediaType: string): string {
  return TYPE_NAMES[mediaType] ?? mediaType;
}

/** Whether a file's name ends as one of the allowed types; a name without an ending tells nothing, so it may. */
export function isAllowedFileType(name: string, allowed: readonly string[]): boolean {
  const ending = /\.[^.\s]+$/.exec(name)?.[0].toLowerCase();
  return ending === undefined || allowed.includes(ending);
}
