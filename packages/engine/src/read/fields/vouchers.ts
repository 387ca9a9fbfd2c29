import type { Block } from '../sections/block.ts';
import type { Section } from '../sections/section-shape.ts';

/** All rows but those that tell of people who vouch for the person: their numbers and mails are never the person's own. */
export const withoutVouchers = (sections: readonly Section[]): Block[] =>
  sections
    .filter(
      ({ kind, blocks }) =>
        kind !== 'references' || blocks.some(({ text }) => ON_REQUEST.test(text)),
    )
    .flatMap(({ heading, blocks }) => [...(heading ? [heading] : []), ...blocks])
    .filter(({ text }) => !OPENS_VOUCHED.test(text) || ON_REQUEST.test(text));
/** Whoever names nobody may go on with the own number. */
const ON_REQUEST = /\b(?:request|requested|demande|anfrage|solicitud|pedido|richiesta)\b/i;
const OPENS_VOUCHED =
  /^(?:references?|referees?|referred by|supervisor|(?:line |my )?(?:manager|boss)|reporting to|jefe(?: inmediato)?|referencias?|refer[eê]ncias?|referenz\p{L}*|r[eé]f[eé]rences?|next of kin|emergency contact)(?!\p{L})/iu;

/** A name with capitals and a number or an address at which the person can be asked. */
const NAMED_VOUCHER =
  /^(?:\d[.)] |(?:mr|mrs|ms|miss|dr|prof|rev|capt|eng|ing)\b\.? ?)*\p{Lu}[\p{L}.'’-]+ \p{Lu}.*(?:\S@\S+\.\S|\d[\d ().-]{6,}\d)/iu;
/** Has as many digits as a number to call. */
const DAY = /\d{1,2}[./-]\d{1,2}[./-]\d{2,4}/g;

/** Whether a row names one who can be asked, and how to call or write. */
export const namesVoucher = ({ text }: Block): boolean => NAMED_VOUCHER.test(text.replace(DAY, ''));
