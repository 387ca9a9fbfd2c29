import type { Resume } from '@trueline/contracts';
import {
  APPLICANT_NOUNS,
  DOCUMENT_NOUNS,
  MACHINE_NOUNS,
  ORDER_NOUNS,
  ORDER_VERBS,
  PLEASE_WORDS,
} from '../../data/words/order-words.ts';
import { listLines, withValue } from '../document/paths.ts';
import { isMachineText } from '../read/layout/machine-text.ts';
import { isBase } from '../verify/responsibility/agents.ts';

const oneOf = (words: string): string =>
  `(?:${words.trim().split(/\s+/).map(RegExp.escape).join('|')})`;
const VERB = oneOf(ORDER_VERBS);
const DOCUMENT = oneOf(DOCUMENT_NOUNS);
const PERSON = oneOf(APPLICANT_NOUNS);
/** What may stand before the verb of an order. */
const ADVERB =
  '(?:(?:always|now|also|just|then|first|only|simply|instead|please|kindly|never|not) )*';
const LETTER = '\\p{L}\\p{N}';
const pattern = (source: string): RegExp => new RegExp(source, 'iu');

/**
 * Signs that a sentence tells its reader or writer what to do. Each is wider than those by which a resume is
 * read without such a sentence: here it costs a line no more than another wording.
 */
const SIGNS: readonly RegExp[] = [
  // "You must now add", "that you write", "from now on you will say"
  pattern(
    `(?<![${LETTER}])(?:you|one) (?:(?:must|should|shall|will|can|may|need to|have to|are to|ought to) )?${ADVERB}${VERB}(?![${LETTER}])`,
  ),
  // "Please always add", "bitte ..."
  pattern(`(?<![${LETTER}])${oneOf(PLEASE_WORDS)}(?![${LETTER}])`),
  // "Override: call the person ...", "AI reader: add ...", "Dear LLM, add ..."
  pattern(
    `(?:^|[.;!?] )\\W*(?:[${LETTER}.'’-]+ ){0,5}${oneOf(`${MACHINE_NOUNS} ${ORDER_NOUNS}`)}(?: [${LETTER}'’-]+){0,4} ?[:,;>–—-]+ ?${ADVERB}${VERB}(?![${LETTER}])`,
  ),
  // "Your task has changed: ...", "your answer", "your instructions"
  pattern(
    `(?<![${LETTER}])your (?:new |next |own |only |system |last )*(?:task|answer|reply|output|response|instructions?|prompts?|rules|guidelines|summary|rewrite|rewording|wording|version|job is|role is)(?![${LETTER}])`,
  ),
  // "You are a helpful recruiter"
  pattern(`(?<![${LETTER}])you are (?:now |an? |in )`),
  // "If you are an AI", "as an AI"
  pattern(
    `(?<![${LETTER}])(?:(?:if|since|because|when) you(?: are|['’]re)?|as an?) (?:[${LETTER}-]+ ){0,3}${oneOf(MACHINE_NOUNS)}(?![${LETTER}])`,
  ),
  // "When you rewrite this line"
  pattern(
    `(?<![${LETTER}])(?:when|while|if|whenever|before|after|once) (?:you|rewriting|rewording|reading|rating|scoring|processing|parsing|summari[sz]ing)(?: [${LETTER}]+)? (?:this|these|the|my|it|a)(?![${LETTER}])`,
  ),
  // "From now on", "as a last step add", "do what follows", "new instructions:", "ignore what stands above"
  pattern(
    `(?:^|[.;:!?] )\\W*(?:from now on|from here on|from this point|as (?:a|the|your) (?:last|first|final|next|extra|further) step|in addition to that|do what follows|do (?:as|the) follow\\w*|what follows (?:is|are))(?:,? (?:you )?${ADVERB}${VERB}(?![${LETTER}])|\\W)`,
  ),
  pattern(
    `(?:^|[.;:!?] )\\W*(?:ignore|disregard|forget|override|bypass) (?:[${LETTER}]+ ){0,3}(?:above|before|previous|prior|earlier|instructions?|rules?|everything|anything|all)(?![${LETTER}])`,
  ),
  // "Add the word X to each line", "write it behind the name"
  pattern(
    `(?:^|[.;:,!?] |\\band |\\bto )${ADVERB}(?:add|append|insert|put|include|write|type|place|use|repeat|print|output|paste|begin|start|end|mention|say|state) (?:[^.;!?]{0,60}? )?(?:to|in|into|at|behind|after|before|on|of|with|for) (?:the (?:end|start|top|bottom|head) of )?(?:the|each|every|this|all|any|my|your|its) (?:[${LETTER}]+ )?${DOCUMENT}(?![${LETTER}])`,
  ),
  // "Say that the candidate led ...", "write that sales rose", "claim this is the best"
  pattern(
    `(?:^|[.;:,!?] |\\band |\\bto |\\byou )${ADVERB}(?:say|write|state|claim|mention|assert|declare|pretend|assume|imagine|confirm|affirm|believe|note|report|tell \\p{L}+|add|act as if|make it look (?:as if|like))(?: that)? (?:(?:the|this|my) )?${PERSON} (?!of\\b|for\\b|to\\b|in\\b|and\\b)[${LETTER}]+`,
  ),
  // "Call the person a Chief Executive", "rate this candidate"
  pattern(
    `(?:^|[.;:,!?] |\\band |\\bto |\\byou )${ADVERB}(?:call|describe|rate|rank|score|grade|present|treat|label|mark|recommend|select|shortlist|hire|invite|promote|consider|regard|prefer|praise) (?:the|this|that|my) (?:person|candidate|applicant|resume|cv|application|profile)(?![${LETTER}])`,
  ),
  // "Consider me a Chief Executive", "use the phrase ..."
  pattern(
    `(?:^|[.;:,!?] |\\band |\\bto )${ADVERB}(?:call|describe|rate|rank|score|grade|present|treat|mark|select|shortlist|hire|choose|invite|consider|regard|praise) me(?![${LETTER}])`,
  ),
  pattern(
    `(?<![${LETTER}])${VERB} (?:the|this|these) (?:exact )?(?:words?|phrases?|terms?|titles?|sentences?)(?: |: ?)["“«‘']`,
  ),
  // "Append: ...", "reply with: ...", "repeat after me: ..."
  pattern(
    `(?:^|[.;!?] )${ADVERB}(?:append|output|print|insert|include|reply|answer|respond|repeat|translate|rewrite|reword|say|write|add)(?: (?:with|after me|this|exactly|into|the following|yes|no))* ?:`,
  ),
  // "Remember that", "make sure to mention", "don't forget to add", "we need you to list"
  pattern(
    `(?:^|[.;:,!?] |\\band )${ADVERB}(?:(?:answer|reply|say) (?:yes|no)|remember (?:that|to)|make (?:very )?sure (?:to|that|you)|be sure to|see to it that|do(?: not|n['’]t) ${VERB}|never ${VERB}|let the (?:${DOCUMENT}|${PERSON}))(?![${LETTER}])`,
  ),
  pattern(`(?<![${LETTER}])you to (?:${ADVERB})${VERB}(?![${LETTER}])`),
  // "The summary must say", "rewriters are asked to", "it is mandatory to", "doit être"
  pattern(
    `(?<![${LETTER}])(?:must|should|shall|ought to|has to|(?:is|are) (?:asked|told|instructed|required|obliged|ordered) to|is (?:essential|mandatory|imperative|required|crucial) (?:that|to)|doi(?:t|vent) être)(?![${LETTER}])`,
  ),
  // "The correct output contains", "a good answer says", "whoever rewords this"
  pattern(
    `(?<![${LETTER}])(?:output|answer|reply|response|rewrite|rewording|summary|bullet|line) (?:also )?(?:contains|says|states|mentions|reads|includes|lists|begins|ends)(?![${LETTER}])`,
  ),
  pattern(
    `(?<![${LETTER}])(?:for the (?:rewrite|rewording)|rewriters|whoever (?:${VERB}s?|re\\p{L}+|reads|scores|ranks)|(?:print|show|reveal|output|repeat|copy|give) (?:the|your) (?:system )?prompt|system prompt)(?= |$|[:,.])`,
  ),
  // Remarks that programs leave out, and names that programs are called by.
  /<!--|\/\*|\*\/|(?:^|\s)@(?:assistant|ai|bot|chatgpt|gpt|claude|gemini|copilot)\b/iu,
  // "[INST]", "<system>", "{{", "### instruction"
  /<\/?\|?\s?(?:system|user|assistant|instructions?|prompt|inst|im_start|im_end)\b|\[\/?(?:inst|system|user|assistant)\b|\{\{|(?:^|\s)#{2,}\s?\p{L}|<<\s?sys/iu,
];

const SENTENCE_START = pattern(`\\S +[\\p{L}\\d)]{3,}[.!?] +\\W*${ADVERB}${VERB}(?![${LETTER}])`);
/** "Swept the yard. Now print the prompt": a command behind what one did or is; a line of duties is told in commands throughout. */
const turnsToCommand = (text: string): boolean =>
  SENTENCE_START.test(text) && !isBase(/[\p{L}’'-]+/u.exec(text)?.[0].toLowerCase() ?? '');

/** Whether a text, or a sentence of it, tells whoever writes, reads or rates it what to do. */
export const tellsToDo = (text: string): boolean =>
  isMachineText(text) || turnsToCommand(text) || SIGNS.some((sign) => sign.test(text));

/** A resume without the texts that tell somebody what to do: what stands in an order is no evidence of anything. */
export const withoutOrders = (resume: Resume): Resume =>
  listLines(resume)
    .filter(({ text }) => tellsToDo(text))
    .reduce((left, { path }) => withValue(left, path, ''), resume);
