/**
 * Openings that only say that work was the person's to do, or that they had a part in it, a row each:
 * the words, alternatives with a slash | whose the work is (`own`, or `help`: a part of it) | what
 * follows (`work`, or `to`: a plain verb) | a line that it stands in.
 */
export const DUTY_OPENERS = `
responsible/accountable/answerable for/of | own | work | Responsible for the stock count
charge of | own | work | Charge of the stock count
in charge of/for | own | work | In charge of the stock count
tasked/charged/entrusted/trusted with | own | work | Tasked with the stock count
tasked/entrusted to | own | to | Tasked to count the stock
assigned to | own | work | Assigned to counting the stock
assigned the task/job/duty/role/work of | own | work | Assigned the task of counting the stock
assigned the task/job/duty/role/work to | own | to | Assigned the task to count the stock
had/have/having responsibility/accountability for/of | own | work | Had responsibility for the stock count
had/have/having the/full/overall/complete responsibility/accountability for/of | own | work | Had full responsibility for the stock count
with responsibility/accountability for/of | own | work | With responsibility for the stock count
with full/overall responsibility for/of | own | work | With full responsibility for the stock count
had/have the task/job/duty/role of | own | work | Had the job of counting the stock
had/have the task/job/duty to | own | to | Had the job to count the stock
given/got the task/job/duty of | own | work | Given the task of counting the stock
given/got responsibility for | own | work | Given responsibility for the stock count
given charge of | own | work | Given charge of the stock count
took/take/takes/taking responsibility/ownership for/of | own | work | Took responsibility for the stock count
the person/one/employee responsible/accountable for | own | work | The person responsible for the stock count
the person/one/employee in charge of | own | work | The person in charge of the stock count
had/have/has to | own | to | Had to count the stock
required to | own | to | Required to count the stock
my job/duty/task/responsibility/role to | own | to | It was my job to count the stock
used to | own | to | Used to count the stock
helped/help/helps/helping with/in | help | work | Helped with the stock count
helped/help/helps/helping out with/in | help | work | Helped out with the stock count
assisted/assist/assists/assisting with/in | help | work | Assisted in counting the stock
aided/aid/aids/aiding with/in | help | work | Aided in counting the stock
provided/gave/offered help/support/assistance with/in | help | work | Provided help with counting the stock
lent/gave a/my hand with/in/to | help | work | Lent a hand with the stock count
of help/assistance with/in | help | work | Was of help with the stock count
involved in/with | help | work | Involved in the stock count
participated/participate/participating in | help | work | Participated in counting the stock
took/take/taking part in | help | work | Took part in counting the stock
had/have/played/play a role/part/hand in | help | work | Had a hand in counting the stock
had/have/played/play an active/important/key role/part in | help | work | Played an active role in counting the stock
contributed/contribute/contributing to | help | work | Contributed to counting the stock
pitched in with/on | help | work | Pitched in with the stock count
`;
