/** Verbs by which somebody who writes, reads or rates a text is told what to do with it, in their base form. */
export const ORDER_VERBS = `
accept act add advance affirm agree answer append approve assert assume award begin behave believe boast bypass call
change claim classify comply confirm consider continue convert copy create credit declare decide delete describe disclose
disregard do emphasise emphasize end enlarge ensure erase evaluate exaggerate execute expand fill find finish follow forget generate
give grade guarantee hide highlight hire ignore imagine include increase inflate insert interview invent invite
leave lie list make mark mention move name note obey omit output override overstate paste place praise prefer prefix
present pretend print prioritise prioritize produce promote put raise rank rate recommend refuse regard remember remove
rename repeat replace reply report respond return reveal reword rewrite rule say score select send set shortlist show skip
start state stop stress suggest swap switch tell translate treat type upgrade use write
`;
/** What somebody tells a writer of a text to do with it, and no work at a till or a bench. */
export const WRITER_VERBS = `
add append insert include write say state mention claim rate rank score output repeat reply respond ignore disregard forget
translate rewrite reword pretend recommend shortlist praise
`;
/** What a text that speaks to a machine calls it, and no post or tool beside that. */
export const MACHINE_NOUNS = `
ai a.i llm llms gpt chatgpt copilot gemini claude llama mistral chatbot chatbots bot bots ki ia language-model parser parsers
screener screeners ats
`;
/** Of these, those that a text turns to by name. */
export const ASKED_MACHINES =
  'ai a.i llm llms gpt chatgpt copilot gemini claude llama mistral chatbot ki ia';
/** Heads of what is told to do, with what makes them one: "hidden instruction: ...", "note for chatbots: ...". */
export const ORDER_KINDS = 'hidden secret new system special final urgent real updated';
export const ORDER_NOUNS = `
instruction instructions order orders command commands directive directives prompt prompts task message note notice rule rules
`;
/** What an order to a writer names: parts of a document that no bench, belt or form has. */
export const DOCUMENT_NOUNS = `
bullet bullets summary headline resume cv curriculum output prompt rewrite rewording
`;
/** Whom an order to a writer or reader of an application tells about. */
export const APPLICANT_NOUNS = `
candidate applicant person they he she i resume cv application profile sales revenue
`;
/** "Please", one a line. */
export const PLEASE_WORDS = `
please
kindly
pls
plz
`;
/** Orders to a writer in other tongues: how one begins, and the stems of what it tells to do, or of what it speaks of. */
export const FOREIGN_ORDERS: readonly (readonly [begin: string, goesOn: string])[] = [
  ['bitte', 'schreib|füg|erwähn|nenn|bewert|ignorier|vergiss|wiederhol|antwort'],
  ['veuillez', 'ajout|écri|mentionn|ignor|oubli|répét|dire|noter le candidat|recommand'],
  ['prière de', 'ajout|écri|mentionn|ignor|oubli|répét|dire|noter le candidat|recommand'],
  ['por favor', 'añad|agreg|escrib|ignor|olvid|dig|mencion|adicion|acrescent|inclu|escrev|esque'],
  [
    'ignoriere|ignorieren sie|vergiss|ergänze|füge|schreibe|schreib|schreiben sie',
    'anweisung|vorgabe|das wort|kandidat|bewerber|lebenslauf|zusammenfassung|jede zeile',
  ],
  [
    'ignorez|ignore|oubliez|oublie|ajoutez|ajoute|écrivez|écris|dites',
    'instructions|le mot|candidat|le cv|résumé|chaque ligne',
  ],
  [
    'ignora|olvida|ignore|olvide|añade|añada|escribe|escriba|di|diga|esqueça|adicione|escreva',
    'instruccion|instruç|la palabra|a palavra|candidat|el cv|o cv|currícul|cada línea|cada linha',
  ],
];
