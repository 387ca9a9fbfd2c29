/**
 * What a sentence of a summary opens with that tells only what its writer would like, one a row;
 * alternatives with a slash | such a sentence.
 */
export const OBJECTIVES = `
seeking | Seeking a stable position with benefits
currently/now/actively seeking | Currently seeking a full time role
i am/'m seeking/looking | I am looking for a new challenge
i am/'m currently/now/actively seeking/looking | I am currently looking for work
looking for/to | Looking for a steady job with good equipment
now/currently looking for | Now looking for a new team
in search of | In search of a challenging position
to obtain/secure/find/gain/get/acquire/attain | To obtain a position in a growing company
to work in/for/with/as/at | To work in a challenging environment
to be able/part/employed | To be able to work in a company where I can grow
to contribute/utilize/utilise/use/apply/join/grow/build/become/pursue | To utilize my skills in a growing company
hoping to/for | Hoping to join a friendly team
hope to | Hope to grow with your company
i hope/want/wish/aim | I want to grow as a person
i would/'d like/love | I would like to work in your company
my goal/objective/aim/dream is | My goal is to become a manager
objective/objectives | Objective: a position in sales
career objective | Career objective: a position in sales
eager/keen/ready to join/grow/contribute | Eager to join a growing team
aspiring to | Aspiring to a role in management
interested in a/an | Interested in a position at the front desk
`;
