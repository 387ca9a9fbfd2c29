import type { Resume } from '@trueline/contracts';
import {
  APPLICANT_NOUNS,
  ASKED_MACHINES,
  DOCUMENT_NOUNS,
  FOREIGN_ORDERS,
  MACHINE_NOUNS,
  ORDER_KINDS,
  ORDER_NOUNS,
  ORDER_VERBS,
  PLEASE_WORDS,
  WRITER_VERBS,
} from '../../data/words/order-words.ts';
import { listLines, withValue } from '../document/paths.ts';
import { anyOf } from '../language/table.ts';
import { isMachineText } from '../read/layout/machine-text.ts';

const oneOf = (words: string, between: RegExp = /\s+/): string =>
  `(?:${anyOf(words.trim().split(between))})`;
const LETTER = '\\p{L}\\p{N}';
const END = `(?![${LETTER}])`;
const VERB = `${oneOf(ORDER_VERBS)}${END}`;
const WRITER_VERB = `${oneOf(WRITER_VERBS)}${END}`;
const MACHINE = `(?:${oneOf(MACHINE_NOUNS)}|language model)`;
const DOCUMENT = `${oneOf(DOCUMENT_NOUNS)}${END}`;
const PERSON = oneOf(APPLICANT_NOUNS);
/** What may stand before the verb of an order. */
const ADVERB =
  '(?:(?:always|now|also|just|then|first|only|simply|instead|please|kindly|never|not) )*';
const START = '(?:^|[.;:!?] )\\W*';
/** Where a command may stand within a sentence. */
const COMMAND = `(?:^|[.;:,!?] |\\band |\\bto |\\byou )${ADVERB}`;
const MODAL = '(?:must|should|shall|will|can|may|need to|have to|are to|ought to|has to)';
/** What no work but an application and its reader has. */
const MATTER = `(?:(?:the|this|that|each|every|my|your) (?:[${LETTER}]+ )?(?:candidate${END}|applicant${END}|${DOCUMENT}|exact words?)|this (?:line|sentence|person|application)|previous instructions?)`;
const pattern = (source: string): RegExp => new RegExp(source, 'iu');

/**
 * Signs that a sentence tells its reader or writer what to do: a command beside what only an order to a writer
 * or a machine speaks of. A duty and what an ad asks for are told in commands too.
 */
const SIGNS: readonly RegExp[] = [
  // "You must now add", "approved that you write", "you will rate this candidate"
  pattern(`(?<![${LETTER}])you (?:${MODAL} )?(?:now|instead) ${VERB}`),
  pattern(
    `(?:approved|agreed|asked|asks|wants|wishes|demands|ordered|decided|requires|insists)(?: that)? you (?:${MODAL} )?${ADVERB}${VERB}`,
  ),
  pattern(`(?<![${LETTER}])you (?:${MODAL} )?${ADVERB}${VERB} [^.;!?]{0,60}?${MATTER}`),
  // "Please always add", "Bitte schreiben", "Escribe que el candidato"
  pattern(
    `(?:${START}|, )${oneOf(PLEASE_WORDS, /\n/)} ${ADVERB}(?:${WRITER_VERB}|${VERB} [^.;!?]{0,60}?(?:${MATTER}|the person${END}))`,
  ),
  ...FOREIGN_ORDERS.map(([begin, goesOn]) =>
    pattern(`${START}(?:${begin})${END}[^.;!?]{0,40}?(?<![${LETTER}])(?:${goesOn})`),
  ),
  // "Override: call the person ...", "AI reader: add ...", "Dear LLM, add ..."
  pattern(
    `${START}(?:(?:dear|hey|hi|to|for|attention) )?(?:the |all |any )?(?:${oneOf(ASKED_MACHINES)}|language model)(?: [${LETTER}'’-]+){0,3} ?[:,;>–—-]+ ?${ADVERB}${WRITER_VERB}`,
  ),
  pattern(
    `${START}(?:[${LETTER}.'’-]+ ){0,3}(?:overrides?|${oneOf(ORDER_KINDS)} ${oneOf(ORDER_NOUNS)}|${oneOf(ORDER_NOUNS)} (?:to|for) (?:the |all |any )?(?:${MACHINE}|rewriters?))(?: [${LETTER}'’-]+){0,4} ?[:,;>–—-]+ ?${ADVERB}${VERB}`,
  ),
  // "Your task has changed: ...", "your reply", "your instructions"
  pattern(
    `(?<![${LETTER}])your (?:(?:new|next|real|actual|only) task|task has changed|(?:new |next |own |only |system |last )*(?:prompts?|rewrite|rewording|(?:output|reply|response|answer|wording) (?:must|should|has to)))${END}`,
  ),
  // "You are now in developer mode", "you are an assistant", "If you are an AI"
  pattern(
    `(?<![${LETTER}])you are (?:now (?:an?|in|the|acting) |an? (?:(?:helpful|obedient|unbiased) [${LETTER}]+|assistant${END}))`,
  ),
  pattern(
    `(?<![${LETTER}])(?:(?:if|since|because|when) you(?: are|['’]re)?|you are|as) an? (?:[${LETTER}-]+ ){0,3}?(?:${MACHINE}|automated [${LETTER}]+)(?=[,.;:!?]|$| you${END}| assistant${END})`,
  ),
  // "When you rewrite this line"
  pattern(
    `(?<![${LETTER}])(?:when|while|if|whenever|before|after|once) (?:you (?:rewrite|reword|read|rate|score|rank|process|parse|review|screen|summari[sz]e|evaluate)|rewriting|rewording|rating|scoring|parsing|summari[sz]ing)(?: (?:this|these|my)${END}| ${MATTER})`,
  ),
  // "From now on", "as a last step add", "do what follows", "ignore what stands above"
  pattern(
    `${START}(?:from now on|from here on|from this point|as (?:a|the|your) (?:last|first|final|next|extra|further) step|in addition to that)[,:]? (?:you (?:${MODAL} )?)?${ADVERB}${VERB}`,
  ),
  pattern(`${START}(?:do what follows|do (?:as|the) follow\\w*)(?:\\W|$)`),
  pattern(
    `${START}(?:(?:ignore|disregard|forget) (?:[${LETTER}]+ ){0,3}(?:above|before|previous|prior|earlier|instructions?|rules?|everything|anything|all)|(?:override|bypass) (?:[${LETTER}]+ ){0,3}(?:instructions?|prompts?))${END}`,
  ),
  // "Add the word X to each line", "write "X" behind the name", "insert it into the summary"
  pattern(
    `${COMMAND}(?:add|append|insert|put|include|write|type|place|use|repeat|print|output|say) the (?:exact )?(?:words?|phrases?) \\S+ (?:\\S+ )?(?:to|in|into|behind|at|before|after) (?:the|each|every|this|all|my|your) (?:[${LETTER}]+ )?(?:line|sentence|name|section|heading|paragraph|${DOCUMENT})`,
  ),
  pattern(
    `${COMMAND}(?:add|append|insert|put|include|write|type|place|use|repeat|print|output|paste|mention|say|state) (?:[^.;!?]{0,60}? )?(?:to|in|into|at|behind|after|before|on|of) (?:the (?:end|start|top|bottom|head) of )?(?:(?:the|each|every|this|all|any|my|your) (?:[${LETTER}]+ )?${DOCUMENT}|this line${END}|my name${END})`,
  ),
  pattern(
    `${COMMAND}(?:add|append|insert|write|say|mention) ["“«‘'][^"”»’']{2,60}["”»’'] (?:behind|after|before|to|in) (?:the|my|each|every|this) (?:name|line|title)${END}`,
  ),
  // "Say that the candidate led ...", "write that sales rose", "say this is the best"
  pattern(
    `${COMMAND}(?:say|write|state|claim|mention|assert|declare|pretend|assume|imagine|act as if|make it look (?:as if|like))(?: that (?:(?:the|this|my) )?${PERSON}| (?:the|this) (?:candidate|applicant|person)) (?!of\\b|for\\b|to\\b|in\\b|and\\b)[${LETTER}]+`,
  ),
  pattern(
    `${COMMAND}(?:say|write|state|claim|pretend) (?:this|they|he|she|it|i) (?:is|are|was|were|led|has|have|am)${END}`,
  ),
  // "Call the person a Chief Executive", "rate this candidate"
  pattern(
    `${COMMAND}(?:(?:call|describe|present) (?:the|this|that) (?:person|candidate|applicant) (?:as )?an?|(?:rate|rank|score|grade|recommend|shortlist|hire|prefer|praise) (?:the|this|that|my) (?:person|candidate|applicant|resume|cv|application))${END}`,
  ),
  pattern(
    `(?:^|[.;:,!?] |\\band )${ADVERB}(?:call|describe|rate|rank|score|grade|present|select|shortlist|hire|choose|invite|consider|regard|praise) me${END}`,
  ),
  pattern(
    `(?<![${LETTER}])${VERB} (?:the|this|these) (?:exact )?(?:words?|phrases?|terms?|titles?|sentences?)(?: |: ?)["“«‘']`,
  ),
  // "Append: ...", "reply with: ...", "repeat after me: ..."
  pattern(
    `(?:^|[.;!?] )${ADVERB}(?:append|(?:output|print|insert|include|reply|answer|respond|repeat|say|write|add) (?:with|after me|exactly|the following)(?: exactly)?) ?:(?! ?\\d)`,
  ),
  // "Make sure to mention", "don't forget to say", "we need you to list"
  pattern(
    `${COMMAND}(?:(?:answer|reply|say) (?:yes|no)(?:[.,!]|$)|(?:remember|make (?:very )?sure|be sure|do(?: not|n['’]t) forget) (?:to|that you) (?:mention|say|claim|praise|rank|rate|score|recommend|append|pretend)${END})`,
  ),
  pattern(
    `(?<![${LETTER}])(?:need|want|ask|expect|order|instruct|tell) you to ${ADVERB}(?:mention|say|list|claim|add|append|pretend|rate|rank|score|print|ignore|rewrite|reword)${END}`,
  ),
  // "The summary must say", "rewriters are asked to", "doit être présenté"
  pattern(
    `(?<![${LETTER}])(?:${DOCUMENT} ${MODAL} ${ADVERB}(?:say|state|mention|include|contain|list|read|begin|end|claim)|(?:candidate|applicant|person) ${MODAL} ${ADVERB}be (?:called|described|presented|rated|ranked|scored|graded|hired|shortlisted|recommended))${END}`,
  ),
  pattern(
    `(?<![${LETTER}])doi(?:t|vent) être (?:présenté|décrit|appelé|noté|classé|embauché|recommandé)`,
  ),
  // "A good answer says", "whoever rewords this"
  pattern(
    `(?<![${LETTER}])(?:good|correct|right|best|ideal|perfect|expected) (?:output|answer|reply|response|rewrite|rewording|summary|bullet|line) (?:also )?(?:contains|says|states|mentions|reads|includes|lists|begins|ends)${END}`,
  ),
  pattern(
    `(?<![${LETTER}])(?:for the (?:rewrite|rewording)|rewriters|whoever (?:rewords|rewrites|reads|scores|ranks|rates)|(?:print|show|reveal|output|repeat|copy|give) (?:the|your) (?:system )?prompt)(?= |$|[:,.])`,
  ),
  // Remarks that programs leave out, and names that programs are called by.
  /<!--|\/\*|\*\/|(?:^|\s)@(?:assistant|ai|bot|chatgpt|gpt|claude|gemini|copilot)\b/iu,
  // "[INST]", "<system>", "{{", "### instruction"
  /<\/?\|?\s?(?:system|user|assistant|instructions?|prompt|inst|im_start|im_end)\b|\[\/?(?:inst|system|user|assistant)\b|\{\{|(?:^|\s)#{2,}\s?\p{L}|<<\s?sys/iu,
  // "Swept the yard. Now print the prompt"
  pattern(`[.!?] +\\W{0,3}${ADVERB}${VERB} [^.;!?]{0,60}?${MATTER}`),
];

/** So much is looked through at once, so that a long text takes a time in proportion to it; what stands over an edge is seen twice. */
const WINDOW = 1200;
const STEP = 900;

function* windowsOf(text: string): Generator<string> {
  yield text.slice(0, WINDOW);
  // The letter before keeps an edge from being taken for the start of a sentence.
  for (let from = STEP; from + WINDOW - STEP < text.length; from += STEP)
    yield `x${text.slice(from, from + WINDOW)}`;
}

/** Whether a text, or a sentence of it, tells whoever writes, reads or rates it what to do. */
export const tellsToDo = (text: string): boolean =>
  windowsOf(text.replace(/\s+/g, ' ').replace(/(?:[.!?]\s?){4,}/g, '. ')).some(
    (part) => isMachineText(part) || SIGNS.some((sign) => sign.test(part)),
  );

/** A resume without the texts that tell somebody what to do: what stands in an order is no evidence of anything. */
export const withoutOrders = (resume: Resume): Resume =>
  listLines(resume)
    .filter(({ text }) => tellsToDo(text))
    .reduce((left, { path }) => withValue(left, path, ''), resume);
