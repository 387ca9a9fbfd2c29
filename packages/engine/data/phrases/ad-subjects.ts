/** Who holds the post, in a description of it. A bare candidate, employee or "you" may be somebody whom the person dealt with. */
export const AD_SUBJECTS = `
post holder, postholder, post-holder, position holder, job holder, jobholder, role holder, incumbent, appointee,
successful candidate, successful applicant, person appointed
`;

/** What stands between such a subject and the plain verb of what is done; "should" and "must" ask for what one has. */
export const AD_MODALS = `
will, shall, is to, is required to, is expected to, will be required to, will be expected to
`;
