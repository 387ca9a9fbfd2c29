import type { Line } from './line.ts';
import { lineText } from './line.ts';

/** Words addressed to a program that reads resumes, not to a person. Each asks for two signs, so that a resume about such programs stays whole. */
const PATTERNS = [
  /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:previous|prior|above|earlier|all|any|other)\b.{0,30}\b(?:instructions?|prompts?|rules|guidelines|criteria|context)\b/i,
  /\b(?:as|you are) (?:an? )?(?:ai|artificial intelligence|language model|llm|chatbot|ai assistant|ats)\b(?=.{0,120}\b(?:must|should|please|rank|rate|score|select|recommend|respond|say|treat)\b)/i,
  /\b(?:score|rank|rate|grade|mark|classify|recommend|evaluate|select|shortlist)\b.{0,20}\b(?:this|the|my)\b.{0,20}\b(?:candidate|applicant|resume|cv|application)\b.{0,60}\b(?:highest|top|best|first|perfect|excellent|strong(?:est)?|10|100|maximum|qualified|fit|hire|interview)\b/i,
  /\b(?:note|instructions?|message|attention|important(?=[^.]{0,60}:| note)|prompt)\b.{0,12}\b(?:to|for)\b.{0,12}\b(?:the )?(?:ai|llm|language model|chatbot|gpt|chatgpt|automated (?:reviewer|screener)|ats|parser)\b/i,
  /^\W{0,3}system (?:message|prompt|instruction)s?\s*:(?=.{0,120}\b(?:you|your|ignore|disregard|must|please|candidate|applicant|resume|cv|add|write|print|say|put|include|rank|score|rate|hire)\b)/i,
  /(?:\b(?:ai|language model|llm|chatbot|gpt|chatgpt|copilot)|(?:^|[.!?:]\s*|\b(?:dear|hey|hi|ai) )assistant)\s*[,:]\s*(?:please|you (?:must|should|will|are to))\b/i,
  /\bto (?:whoever|whatever|anyone (?:who|that)|the one (?:who|that)) (?:rewrites|rewords|parses|processes|scores|ranks) (?:this|these|my)\b/i,
  /\b(?:print|reveal|show|repeat|output|display|disclose)\b.{0,20}\byour\b.{0,20}\b(?:prompt|instructions?)\b/i,
  /\b(?:you are|enter|switch to)\b.{0,20}\b(?:developer|debug|god|dan|jailbreak) mode\b/i,
  /\b(?:call|fetch|request|post to|send to)\s+https?:\/\/\S+.{0,20}\bwith\b.{0,20}\b(?:resume|cv|prompt|data|conversation)\b/i,
  /(?:<\|?|\[)\s*\/?(?:system|im_start|im_end|inst)\s*(?:\|?>|\])/i,
  /\b(?:ignore[zr]?|oublie[zr]?)\b.{0,30}\binstructions?\b.{0,20}\b(?:précédentes|precedentes|ci-dessus)\b/i,
  /\b(?:ignoriere|vergiss)\b.{0,40}\b(?:anweisungen|vorgaben)\b/i,
  /(?:игнорируй|забудь).{0,40}(?:инструкции|указания)/iu,
];
const SENTENCE = /[^.!?]+(?:[.!?]+(?=\s|$)|$)|[.!?]+/g;

export const isMachineText = (text: string): boolean =>
  PATTERNS.some((pattern) => pattern.test(text));

/** The lines of a paragraph without the sentences that address a machine; those go into `found`. */
export function withoutMachineText(group: readonly Line[], found: string[]): Line[] {
  const text = group.map(lineText).join(' ');
  if (!isMachineText(text)) return [...group];
  const [first] = group;
  const sentences = text.match(SENTENCE) ?? [text];
  const kept = sentences.filter((sentence) => !isMachineText(sentence));
  const rest = kept.join('').trim();
  if (first === undefined || kept.length === sentences.length || rest === '') {
    found.push(text);
    return [];
  }
  found.push(...sentences.filter(isMachineText).map((sentence) => sentence.trim()));
  const cell = first.cells[0];
  return cell === undefined ? [] : [{ ...first, cells: [{ ...cell, text: rest }] }];
}
