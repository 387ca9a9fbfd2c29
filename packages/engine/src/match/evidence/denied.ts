/** Words by which somebody says that they cannot, do not or did not do what follows, up to the next mark. */
const DENIED_AFTER = [
  'not (?:so |very |too |that |really |yet )*(?:good|strong|fluent|confident|familiar|experienced|trained|qualified|certified|comfortable) (?:at|with|in|on)',
  '(?:no|little|without(?: any)?|never had|lack(?:ing)?(?: of)?) (?:formal |real |previous |prior |practical |hands-on )*(?:experience|knowledge|training|background|practice|skills?) (?:of|in|with|at|on)',
  `(?:have|has|had|did|do|does|can|could|was|were)(?: not|n['’]t) (?:yet |ever )?(?:use|used|work|worked|done|do|know|known|learn|learned|learnt|operate|operated|speak|drive|hold|have|had|study|studied)`,
  '(?:have |has )?never (?:yet )?(?:used|worked (?:with|in|on)|done|learned|learnt|operated|studied|touched)',
  '(?:weak|weaker|poor) (?:at|in|with)',
];
/** "Co-axial excluded", "welding not included": the words before are what was not done. */
const DENIED_BEFORE = String.raw`[\p{L}\p{N}][\p{L}\p{N}-]*(?: [\p{L}\p{N}-]+)? (?:is |are |was |were )?(?:excluded|not included|excepted)`;
const DENIED = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${DENIED_AFTER.join('|')})(?!\p{L})[^.;!?\n]*?(?=$|[.;!?\n]|,? but\b|, (?:and )?I\b)|${DENIED_BEFORE}(?!\p{L}))`,
  'giu',
);

/** A line without what it denies: who is "not so good at motion graphics" shows none. */
export const withoutDenied = (text: string): string =>
  text.replace(DENIED, (denied) => ' '.repeat(denied.length));
