const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Acts of those who have the say, as nouns. */
export const SAYS: ReadonlySet<string> = setOf(`
approval authorisation authorization sign-off signoff signature review audit assessment evaluation check decision confirmation
okay ok consent request instruction say-so permission inspection supervision guidance direction design sketch plan drawing
`);

/** No act: what one is, has, needs or knows, or that one came and went. */
export const STATES: ReadonlySet<string> = setOf(`
was were had has have need needs needed want wants wanted prefer prefers preferred like likes liked knew knows known know
seem seems seemed came come comes go goes went still stay stays stayed leave leaves left arrive arrives arrived
`);
