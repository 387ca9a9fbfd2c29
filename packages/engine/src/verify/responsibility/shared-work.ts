/**
 * Words that make the verb after them someone else's work too: "helped manage", "part of the team
 * that built". Each with the rank that it leaves to that verb (1 helped, 2 took part).
 */
export const SHARED_WORK: readonly (readonly [RegExp, 1 | 2])[] = [
  [/\b(?:help(?:s|ed|ing)?|assist(?:s|ed|ing|ance)?|aid(?:s|ed|ing)?|support(?:s|ed|ing)?)\b/gi, 1],
  [/\bwork(?:s|ed|ing)? (?:in|on|within) (?:a|the|an|our) (?:[\w-]+ )?(?:team|crew|group)\b/gi, 2],
  [
    /\b(?:s[ia]t|sits|sitting|serv(?:e|es|ed|ing)|was|were|is|are) on (?:the|a|an|its|our) (?:\w+ ){0,3}?(?:group|committee|team|board|panel|council)\b/gi,
    2,
  ],
  [/\b(?:shadow(?:s|ed|ing)?|observ(?:e|es|ed|ing)|s(?:it|its|at|itting) in)\b/gi, 1],
  [
    /\b(?:contribut(?:e|es|ed|ing)|participat(?:e|es|ed|ing)|collaborat(?:e|es|ed|ing)|cooperat(?:e|es|ed|ing)|partner(?:ed|ing|s? with)|work(?:s|ed|ing)?(?: closely)? (?:with|alongside|on)|part of|member of|involved in|took part in)\b/gi,
    2,
  ],
];

/** Size of a claim: never added by a rewrite (engine.md 7). Lower case, stems by `\w*`. */
export const SCOPE_WORDS =
  /\b(?:(?:company|organi[sz]ation|enterprise|system|nation|world|country|campus|state|province|city|firm|department|industry|region)[- ]?wide|global(?:ly)?|national(?:ly)?|international(?:ly)?|worldwide|industry[- ]leading|award[- ]winning|best[- ]in[- ]class|world[- ]class|cutting[- ]edge|state[- ]of[- ]the[- ]art|cross[- ]functional(?:ly)?|large[- ]scale|high[- ](?:volume|profile|impact|traffic|performing)|multi[- ]?million|mission[- ]critical|critical|complex|significant(?:ly)?|dramatic(?:ally)?|substantial(?:ly)?|greatly|massive(?:ly)?|major|measurabl[ey]|consistently|continuous(?:ly)?|single[- ]handed(?:ly)?|independent(?:ly)?|sole(?:ly)?|entire(?:ly)?|end[- ]to[- ]end|from scratch|expert(?:ise|ly)?|extensive(?:ly)?|proficien(?:t|cy)|advanced|senior|strategic(?:ally)?|fully|successful(?:ly)?|ahead of schedule|under budget|on time|top|record[- ]breaking|all|every|always|never|only|best|most|first|largest|highest)\b/gi;

/** What came of the work: never added by a rewrite. */
export const OUTCOME_WORDS =
  /\b(?:result(?:s|ed|ing)? in|lead(?:s|ing)? to|led to|thereby|enabl(?:e|es|ed|ing)|increas(?:e|es|ed|ing)|reduc(?:e|es|ed|ing|tions?)|improv(?:e|es|ed|ing|ements?)|boost(?:s|ed|ing)?|sav(?:e|es|ed|ing|ings)|cut(?:s|ting)?|grow(?:s|ing|th)?|grew|doubl(?:e|ed|ing)|tripl(?:e|ed|ing)|quadrupl(?:e|ed|ing)|halv(?:e|ed|ing)|accelerat(?:e|es|ed|ing)|enhanc(?:e|es|ed|ing|ements?)|streamlin(?:e|es|ed|ing)|optimi[sz](?:e|es|ed|ing)|maximi[sz](?:e|es|ed|ing)|minimi[sz](?:e|es|ed|ing)|decreas(?:e|es|ed|ing)|eliminat(?:e|es|ed|ing)|exceed(?:s|ed|ing)?|surpass(?:es|ed|ing)?|outperform(?:s|ed|ing)?|driv(?:e|es|ing)|drove|efficien(?:cy|cies|t|tly)|productivity|revenues?|profit(?:s|ability)?|satisfaction|engagement|retention|turnover|downtime|morale|costs?|award(?:s|ed)?|promot(?:ed|ion)|recogni[sz]ed|won|winning)\b/gi;
