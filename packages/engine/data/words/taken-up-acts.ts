/**
 * Acts by which others take up, choose or honour somebody's work: told in the passive without a doer, they are not
 * the person's ("Method adopted by three sites"). Base forms.
 */
export const TAKEN_UP_ACTS = `
adopt integrate incorporate absorb embed publish republish feature select choose pick accept approve endorse ratify
recognise recognize acknowledge honour honor award nominate shortlist cite quote commission exhibit showcase print
reprint air broadcast license patent praise commend replicate copy highlight cover
`;

/** Acts that somebody else does as well once a thing is used more widely than where the person works. */
export const SPREAD_ACTS = `
implement deploy roll introduce launch install use apply extend expand distribute circulate share scale
`;

/** Where a thing is used that way. */
export const SPREAD_PLACES =
  /\b(?:(?:company|firm|group|organi[sz]ation|nation|country|site|school|hospital|county|region|industry|world|state|city|district|chain|store|network)-?wide|nationally|internationally|regionally|worldwide|globally|across|throughout|in all|at all|to all|by (?:all|other|the other|two|three|four|five|six|seven|eight|nine|ten|\d+|several|many|most))\b/i;
