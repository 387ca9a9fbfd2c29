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
/** What a text that speaks to a machine calls it, and those who have a text of somebody's before them. */
export const MACHINE_NOUNS = `
ai a.i llm llms gpt chatgpt copilot gemini claude llama mistral chatbot chatbots bot bots assistant assistants model models
agent agents parser parsers scanner scanners screener screeners screening algorithm algorithms ats ki ia system systems
machine machines automation automated program programs robot robots software
`;
/** Heads of what is told to do: "override: ...", "new instructions: ...". */
export const ORDER_NOUNS = `
override overrides instruction instructions order orders command commands directive directives rule rules task prompt prompts
note notice attention important urgent warning request message reminder update step admin root developer debug reader readers
reviewer reviewers recruiter recruiters editor editors rewriter writer grader evaluator evaluators whoever hidden secret
attn todo correction rewrite remark
`;
/** What an order to a writer names: parts of a document. */
export const DOCUMENT_NOUNS = `
line lines bullet bullets sentence sentences paragraph summary profile headline resume cv curriculum letter document text
name word words phrase phrases heading section sections output answer reply response
`;
/** Whom an order to a writer or reader of an application tells about. */
export const APPLICANT_NOUNS = `
candidate applicant person they he she i them him her me this resume cv application profile sales revenue
`;
/** "Please" in the tongues that applications are written in, and what else begins an order in them. */
export const PLEASE_WORDS = `
please kindly pls plz bitte veuillez por favor prière ignoriere vergiss ignorez oubliez ignora olvida ignorieren ajoutez ajoute écrivez
écris dites füge schreibe schreib escribe añade escriba diga
`;
