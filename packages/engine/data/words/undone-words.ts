/**
 * Words by which what stands behind them was not done, a row each: "~" marks a word in any form, "be" any
 * form of it, "*" any one word. An act must follow: "stopped short of selling", "was set to lead".
 */
export const UNDONE_PHRASES = `
be going to
be set to
be in line to
be on course to
be on track to
be afraid of
be yet to
~have yet to
how to
how best to
be on the verge of
be on the brink of
be on the point of
be close to
be far from
nowhere near
on the verge of
on the brink of
too * to
this close to
lined up to
~run out of * to
too * * to
~forget to
~neglect to
~omit to
~hesitate to
~promise to
~threaten to
~vow to
~swear to
~pledge to
~agree to
~arrange to
~prepare to
~long to
~bid to
~decide to
~dream of
~dream about
~think of
~think about
~talk of
~talk about
~toy with
~come close to
~come near to
~come near
~get close to
~stop short of
~fall short of
~stop just short of
~have a go at
~have a try at
~have a stab at
~have a crack at
~have a shot at
~have a bash at
~take a stab at
~take a crack at
~take a shot at
~make an attempt at
~make an attempt to
~make an effort to
~make a start on
~make a bid to
~try my hand at
~give up on
~give up
~decide against
~vote against
~argue against
~warn against
~advise against
~back out of
~pull out of
~get out of
~opt out of
~talk out of
~bow out of
~chicken out of
~cry off
~wriggle out of
~put off
~hold off
~hold back from
~shy away from
~draw back from
~postpone
~delay
~cancel
~rule out
~miss out on
~miss
~skip
~abandon
stopped from
kept from
barred from
banned from
prevented from
discouraged from
excluded from
dissuaded from
excused from
exempt from
exempted from
spared from
let off
talked out of
put off from
`;

/**
 * Before "to", also with words between that tell by whom, how or when: what one was asked, allowed or able to do,
 * by which nothing is done yet. Whoever was hired or sent to do it did it.
 */
export const OPEN_TO = `
able accredited advised afraid allowed approached approved asked authorised authorized available begged bound briefed
certified challenged cleared competent confident contacted dared due eager earmarked eligible encouraged entitled expected
fit forbidden free inclined instructed invited keen licenced licensed likely motivated nominated obliged permitted poised
pressed pressured qualified ready registered reluctant reminded requested required scheduled shortlisted slated supposed tempted told
trained tipped unable unwilling urged warned willing
`;
/** The same said by a noun: "permission to drive". */
export const OPEN_NOUNS = `
ability skill skills capacity authority permission licence license right power clearance chance opportunity option offer
invitation request order instruction wish desire intention plan promise readiness willingness potential idea aim goal
ambition hope permit certificate ticket qualification approval mandate
`;

/** What one learns for and then holds. */
export const CREDENTIALS = `
course exam examination test degree diploma licence license certificate certification qualification apprenticeship nvq svq hnd hnc
gcse bootcamp module traineeship btec level ticket permit card accreditation registration
bsc ba beng bed bcom bba llb msc ma meng mba med mphil mres llm ms phd dphil edd pgce pgde foundation a-level
tefl celta delta ged ielts aat acca cima cipd cscs hgv lgv psv nebosh iosh sia dbs prince2 itil cna rn emt
`;

/** Words before a course or paper by which one does not hold it, written as the phrases above. */
export const UNHELD_BEFORE = `
~fail
~flunk
~give up
~give up on
~quit
~abandon
~retake
~resit
~repeat
~await
~lose
~miss
~skip
~drop
~drop out of
~withdraw from
~pull out of
~wait for
half way through
halfway through
~start
~begin
~commence
~defer
~postpone
~enrol on
~enrol in
~enrol for
~enroll on
~enroll in
~enroll for
enrolled onto
~book on
~book onto
~book for
~register for
~register on
~register with
~sign up to
~sign up for
~sign up on
~sign on for
~apply to
accepted on
accepted onto
accepted to
accepted for
accepted into
place on
place for
~transfer out of
~transfer from
suspended from
withdrawn from
year of
years of
year # of
credits of
credits towards
credits from
modules of
modules from
module of
module from
units of
units from
unit of
unit from
part of
half of
most of
part way through
midway through
rejected for
rejected from
turned down for
refused
result of
results of
~reapply for
not on
expelled from
thrown off
`;
/** Words behind one that say the same. */
export const UNHELD_AFTER = `
failed cancelled canceled lapsed expired abandoned dropped withdrawn revoked refused postponed deferred interrupted suspended unfinished
incomplete
`;
