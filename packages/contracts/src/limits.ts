/** The longest texts taken, in UTF-16 code units. */
export const MAX_JOB_DESCRIPTION_LENGTH = 50_000;
/** A pasted resume: about 40 dense pages. */
export const MAX_TEXT_LENGTH = 200_000;
export const MAX_TITLE_LENGTH = 120;
/** An answer that application forms ask again and again. */
export const MAX_FORM_ANSWER_LENGTH = 200;
