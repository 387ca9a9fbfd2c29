/**
 * Whole lines that tell a reader nothing, one a row: words that a line opens with and that say all of it,
 * alternatives with a slash, words that may be missing in brackets | a line that is left out. Behind "…" anything
 * may follow; behind "…document" too, where the line speaks of the document as DOCUMENT_REMARKS says.
 */
export const FILLER_LINES = `
references/reference (are/is) (available/provided/furnished/given) upon/on/by (your) request | References available upon request
character references/reference (available) upon/on request | Character reference upon request
available/provided upon/on request | Available on request
on/upon request | On request
(character) references/reference (will/can) (be) (made) available/provided/furnished upon/on (your) request | References will be furnished upon request
recommendations/recommendation (letters) (will/can/are) (be) (given/provided/supplied/available) upon/on (your) request | Recommendations will be given upon request
references/reference (will/can) be given/provided/supplied (with) (pleasure/request/on) (request) | References will be given with pleasure
(perform/performs/performed/performing) (any/all/and) other (related) duties/tasks (as) (may/they/are) (be) (assigned/required/needed/requested/directed/instructed) (from/by/as) (time/management/supervisor/needed/required) (to) (time) | Performs other related duties as may be assigned from time to time
(perform/performs/performed/performing) duties/tasks as assigned/required/needed | Performed duties as assigned
references/referees/refs/ref (are/is) (available/avail/provided) on/upon/by (your/employer) request … | References on request, both employers are happy to be called
references/referees/refs/ref (are/is) available/avail o r | Refs. avail. o/r
(references) will be furnished/provided/supplied/given (upon/on/when) (request/needed/required/asked) | Will be furnished
they can/will be provided/given/furnished (at) (any) (time) (upon/on) (request) | They can be provided at any time upon request
laid off … | Laid off, no more orders
made redundant … | Made redundant when the branch closed
let go … | Let go with the crash in March 2009
(the) (job/post/position/contract/company) (was) made redundant … | The post was made redundant
left because/when/as the company/shop/firm/branch/factory/restaurant/hotel/business/plant closed … | Left when the shop closed
left/leaving due to … | Left due to the move of the plant
(the) successful/ideal/suitable/right candidate/applicant/person will/must/should/shall be/have/possess/hold … | The successful candidate will be a team player
candidates/applicants/you must/should be/have/possess/hold … | Applicants must have own transport
we are looking for … | We are looking for a friendly team player
we offer … | We offer a good salary and benefits
reason for leaving … | Reason for leaving: contract ended
reason of leaving … | Reason of leaving: contract ended
i hereby certify/declare/solemnly/confirm … | I hereby declare that the above is true
i (do) hereby … | I do hereby attest to the above
i (solemnly) affirm/attest that (all) (the) … | I attest that all of this is true
all (the) (above) information (given/provided/stated) (above/here) is true … | All information given above is true
(all) (of) the above (mentioned) (information/particulars/details/statements) (given/provided) is/are (all) true/correct … | All the above is true to my knowledge and belief
i declare/certify that the above … | I certify that the above is correct
i (do) declare/certify/confirm/state (that) all (of) (the) above (information/particulars/details) (given) is/are true/correct … | I certify that all above is true
hoping for your (kind/favourable/favorable) … | Hoping for your kind consideration
(please) find (attached/enclosed/below) my resume/cv … | Please find attached my CV for the post
any/all other work/works/job/jobs/assignment/assignments/responsibilities (as) (and) (when) (may) (be) assigned/given/allotted/allocated/entrusted/delegated/directed/instructed (by) (the) (my) (manager/management/supervisor/superior/superiors/boss/company/office/seniors) (from) (time) (to) (time) | Any other work assigned by superior from time to time
any/all other duty/duties/task/tasks (as) (may) (be) given/allotted/allocated/entrusted/delegated (by) (the) (my) (manager/management/supervisor/superior/superiors/boss/company/office/seniors) (from) (time) (to) (time) | Any other duties given by the manager
preference will/shall be given to … | Preference will be given to local candidates
male/males/men female/females/women (candidates/applicants) (both) (can/may/should/to) apply … | Male / female both can apply
both male/men and/or/& female/women (candidates/applicants) (can/may/should) apply … | Both male and female candidates may apply
freshers can/may (also) apply … | Freshers can also apply
only shortlisted/selected candidates/applicants will … | Only shortlisted candidates will be called
interested candidates/applicants (can/may/should/must/please) apply/send/submit/contact/forward/share/email … | Interested candidates may send their CV
(for) (a) better job/pay/salary/offer/opportunity/opportunities/prospects | Better job
left/leaving/resigned for (a) better job/pay/salary/offer/opportunity/opportunities/prospects/position | Left for better pay
retrenched | Retrenched
retrenched/retrenchment because/due/owing (of) (to) (the) covid/covid-19/corona/pandemic/lockdown/closure | Retrenched due to Covid
covid/covid-19/corona/pandemic retrenched/retrenchment/redundant/redundancy/layoff/layoffs | Covid, retrenched
(the) company/shop/firm/branch/factory/restaurant/hotel/business/plant (has) (was) closed/shut (down) | Company closed down
(the) company/shop/firm/branch/factory/restaurant/hotel/business/plant (has) (was) closed/shut (down) because/due/owing (of) (to) (the) covid/covid-19/corona/pandemic/lockdown/bankruptcy | Company closed due to Covid
(my) (fixed-term) contract (has) ended/expired/finished | Contract ended
end/expiry of (my/the) contract | End of contract
expected salary … | Expected salary: negotiable
salary expectation/expectations … | Salary expectations: open
additional/extra/further/various duties/tasks (as) required/needed/assigned/directed/requested (by) (the/my) (direct) (manager/management/supervisor/superior/boss) | Additional duties as required by the direct manager
(the) position/post/job/vacancy/role is intended/meant/open/suitable for/to women/men/males/females/both … | The position is intended for women and men alike
ability to work under pressure (and/or) (as/in) (part) (of) (a) (team) | Ability to work under pressure and in a team
ability to work (well) independently (and/or) (as/in) (part) (of) (a) (team) | Ability to work independently and in a team
ability to work in/within/as (part) (of) a/the team (and/or) (under) (pressure/independently/alone) | Ability to work in a team
sure/certainly/absolutely/gladly/claro/gerne/natuurlijk/certo | Sure!
of course | Of course!
bien sûr | Bien sûr !
here is/are (a/an/the/your/my) (cleaner/improved/revised/updated/polished/tailored/professional/rewritten/refined/concise/better/edited/final/new/ats-friendly) (and) (more) (cleaner/improved/revised/updated/polished/tailored/professional/rewritten/refined/concise/better/edited/final/new/ats-friendly) version/versions/resume/résumé/cv/draft …document | Here is a polished version of your resume
here's/here’s (a/an/the/your/my) (cleaner/improved/revised/updated/polished/tailored/professional/rewritten/refined/concise/better/edited/final/new/ats-friendly) (and) (more) (cleaner/improved/revised/updated/polished/tailored/professional/rewritten/refined/concise/better/edited/final/new/ats-friendly) version/versions/resume/résumé/cv/draft …document | Here's a cleaner version of your CV
here is how your/the/my resume/cv/document could/would/might look … | Here is how your CV could look
here's/here’s how your/the/my resume/cv/document could/would/might look … | Here's how your CV could look
tip/tips/note/notes/reminder/pro-tip replace/adjust/adapt/tailor/customize/customise/insert/double-check/remember/swap …document | Tip: replace the placeholders
would you like me to … | Would you like me to write a cover letter as well?
do you want me to … | Do you want me to shorten it?
shall i/should i … | Shall I also write a cover letter?
let me know if you/there/anything … | Let me know if you want any changes
feel free to adjust/edit/replace/change/add/customize/customise/adapt/tailor … | Feel free to adjust the dates
i can also write/draft/create/prepare (you) a/your (matching/short) cover letter | I can also write a cover letter
i/i've/i’ve (have) kept/made/rewrote/reorganized/reorganised/restructured/improved/polished/formatted/rewritten/updated/tailored your resume/cv/wording/facts/details/structure … | I've kept your facts and improved the wording
if you/you'd/you’d (would) like/want/prefer i can/will/could/ll … | If you want, I can make it shorter
hope this helps … | Hope this helps!
i hope this helps … | I hope this helps
this version highlights/emphasizes/emphasises/keeps/focuses/is …document | This version highlights your experience with guests
voici une/votre (nouvelle/meilleure) version/cv (plus/améliorée/révisée) (claire/courte/concise/professionnelle) (de) (votre) (cv) | Voici une version améliorée de votre CV
souhaitez-vous que je … | Souhaitez-vous que je rédige aussi une lettre ?
voulez-vous que je … | Voulez-vous que je raccourcisse ce texte ?
aquí/aqui está/esta una/la/tu/su/uma/a/o/seu (nueva/nova) versión/version/cv/versão/currículum/currículo …document | Aquí está la nueva versión de tu CV
aquí/aqui tienes/tiene una/la/tu/su/uma/a/o/seu (nueva/nova) versión/version/cv/versão/currículum/currículo … | Aquí tienes una versión mejorada
quieres/quiere que … | ¿Quieres que redacte también una carta?
te gustaría que … | ¿Te gustaría que escriba una carta?
gostaria/quer/deseja que eu … | Gostaria que eu escrevesse uma carta?
hier ist eine/die/deine/ihre/ihr/dein (überarbeitete/verbesserte/neue) (version/fassung/lebenslauf) …document | Hier ist eine verbesserte Fassung deines Lebenslaufs
möchtest/möchten du/sie dass ich … | Möchten Sie, dass ich auch ein Anschreiben verfasse?
soll ich … | Soll ich auch ein Anschreiben verfassen?
hier is een/je/uw (verbeterde/betere/nieuwe) versie/cv …document | Hier is een betere versie van je CV
wilt/wil u/je dat ik … | Wil je dat ik ook een brief schrijf?
vuoi/vuole che … | Vuoi che scriva anche una lettera?
ecco una/la/il (nuova/tua/tuo) versione/cv …document | Ecco una versione migliorata del tuo CV
`;

/**
 * What a remark on the document itself names, or how it turns to its reader with an offer; "your" with any of YOUR_WORDS.
 */
export const DOCUMENT_REMARKS = [
  'your resume',
  'your résumé',
  'your cv',
  'the resume',
  'this resume',
  'this cv',
  'cover letter',
  'placeholder',
  'placeholders',
  'tu cv',
  'seu cv',
  'tuo cv',
  'je cv',
  'uw cv',
  'votre cv',
  'tu currículum',
  'seu currículo',
  'lebenslauf',
  'lebenslaufs',
  'anschreiben',
  'would you like me to',
  'do you want me to',
  'shall i',
  'let me know if',
];
export const YOUR_WORDS =
  'details facts wording information experience achievements skills section sections template letter dates name contact phone email address background profile strengths';

/** Items of a skills list that praise instead of naming a skill; one that the ad asks for stays. */
export const SELF_PRAISE = `
hardworking hard-working motivated self-motivated highly-motivated dedicated punctual reliable dependable trustworthy honest loyal energetic enthusiastic
passionate friendly cheerful polite ambitious responsible fast-learner quick-learner quick-study team-player good-team-player self-starter go-getter
people-person patient proactive dynamic flexible adaptable positive-attitude good-attitude can-do-attitude strong-work-ethic good-work-ethic
results-oriented results-driven detail-oriented goal-oriented willing-to-learn eager-to-learn works-well-under-pressure work-well-under-pressure
hard-worker good-listener well-organized well-organised open-minded
`;
