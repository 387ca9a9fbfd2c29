const isLetter = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Whether a text holds a form as whole words, in any case: what a literal search by an ATS finds. */
export const hasForm = (text: string, form: string): boolean =>
  hasFormInLower(text.toLowerCase(), form);

/** The same of a text in small letters already, for asking it many times. */
export function hasFormInLower(inText: string, form: string): boolean {
  const wanted = form.toLowerCase();
  if (wanted === '') return false;
  for (let at = inText.indexOf(wanted); at !== -1; at = inText.indexOf(wanted, at + 1)) {
    const after = inText[at + wanted.length];
    if (!isLetter(inText[at - 1]) && !isLetter(after) && after !== '+' && after !== '#')
      return true;
  }
  return false;
}

/** Whether a text holds one of some forms. */
export function hasAnyForm(text: string, forms: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return forms.some((form) => hasFormInLower(lower, form));
}
