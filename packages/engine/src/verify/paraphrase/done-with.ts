import { NOUN_VERBS } from '../../../data/words/noun-verbs.ts';
import { singularOf } from '../../language/en/noun-forms.ts';

const MORE_NOUN_VERBS = `write | report note letter email summary minute newsletter
take | inventory count call order payment booking reservation message note minute photo photograph picture measurement reading temperature
care | child toddler baby infant patient resident client people pupil elder senior
work operate | till register desk reception counter bar switchboard machine
serve | customer guest table meal food drink
pay process | wage payroll salary invoice bill
teach | class lesson course group pupil student child
take | level blood x-ray inventory class tour
place | order
wash | dish car window
clean | room toilet bathroom
issue | invoice receipt
run conduct perform carry_out do make | search diagnostic survey
write | log statement
answer | door
run carry_out do | errand count check test round
prepare write produce | report summary quote estimate schedule rota quotation
report log raise | bug defect fault incident
receive win earn get | award prize merit bonus
work cover do | shift night weekend till bar counter
provide give | support help advice care cover training service
attend | breakdown callout meeting course training conference
make | bed coffee tea sandwich bouquet cake bread pastry
carry_out do perform conduct | inspection service repair installation maintenance diagnosis
hold | licence license certificate ticket permit
deliver | parcel mail newspaper
sell | ticket
hang | wallpaper
take | order payment call booking`;

/** What one does with a thing that is one's work: "wrote" of "incident reports". */
const doneWith = new Map<string, Set<string>>();
for (const row of `${NOUN_VERBS.trim()}\n${MORE_NOUN_VERBS}`.split('\n')) {
  const [verbs = '', nouns = ''] = row.split(' | ');
  for (const noun of nouns.split(' '))
    doneWith.set(noun, new Set([...(doneWith.get(noun) ?? []), ...verbs.split(' ')]));
}

/** Whether the verb says no more of the noun than that it was the person's work. */
export const isDoneWith = (verb: string, noun: string): boolean =>
  doneWith.get(singularOf(noun))?.has(verb) === true;
