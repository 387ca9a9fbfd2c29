import type { Block } from '../sections/block.ts';
import type { Section } from '../sections/section.ts';

/** All rows but those that tell of people who vouch for the person: their numbers and mails are never the person's own. */
export const withoutVouchers = (sections: readonly Section[]): Block[] =>
  sections
    .filter(
      ({ kind, blocks }) =>
        kind !== 'references' || blocks.some(({ text }) => ON_REQUEST.test(text)),
    )
    .flatMap(({ heading, blocks }) => [...(heading ? [heading] : []), ...blocks])
    .filter(({ text }) => !VOUCHES.test(text));
/** Whoever names nobody may go on with the own number. */
const ON_REQUEST = /\b(?:request|requested|demande|anfrage|solicitud|pedido|richiesta)\b/i;
const VOUCHES =
  /^(?:references?|referees?|referred by|supervisor|(?:line |my )?(?:manager|boss)|reporting to|jefe(?: inmediato)?|referencias?|refer[eê]ncias?|referenz\p{L}*|r[eé]f[eé]rences?|next of kin|emergency contact)(?!\p{L})/iu;
