/** A second part that makes two words of the pair, whatever one word of both means: "set up", "every day", "over time". */
export const LOOSE_PART =
  /^(?:up|out|in|on|off|down|over|under|back|away|day|days|time|times|one|thing|body|how|where|be|for|to|well|like|side|a|an|the|place|some|any|every|site|line|term)$/;
