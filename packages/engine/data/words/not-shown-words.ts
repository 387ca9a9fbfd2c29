/** Words of lines that show no work of one's own, or hardly any: seen, tried or heard of; done by others, handed on, or gone wrong. */
export const NOT_SHOWN_WORDS = `
shadow shadowed shadowing observe observed observing attend attended watch watched watching read learned learnt
tried try rarely exposure familiar knowledge theory limited basics hobby demo
subcontract subcontracted outsource outsourced contractor contractors subcontractor agency bureau
failed struggled spoilt spoiled lost broke blank complaint complaints
assisted helped intern trainee
`;
/** What a line says after these is where, when or for whom it was done, and no part of the act. */
export const BESIDE_WORDS = `
after beside besides near during around alongside behind for while when before next
`;
