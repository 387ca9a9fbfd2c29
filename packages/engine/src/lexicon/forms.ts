const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a text holds a form as whole words, in any case: what a literal search by an ATS finds. */
export function hasForm(text: string, form: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(form)}(?![\\p{L}\\p{N}+#])`, 'iu').test(
    text,
  );
}
