/** Personal support, social work and community care. Format: see `format.ts`. */
export const CARE = `
[hard]
Safety planning
Suicide prevention
Bereavement care | bereavement support | ~ grief counselling, grief counseling, bereavement
Safe lifting and transfers | transfers and lifts, safe transfers
Psychosocial assessment
Clinical social work
Individual counselling | individual counseling, one-to-one counselling | < Counselling
Group counselling | group counseling | ~ group facilitation | < Counselling
Advance care planning
Addiction support | substance use support, addictions
Youth work | working with youth | ~ youth engagement
Behaviour support | behavior support | ~ positive behaviour support | > behaviour support plans
Developmental disabilities | ~ developmental services, intellectual disabilities, autism support
Respite care
Home visits
Volunteer supervision | supervising volunteers
Light housekeeping | light housework
Medication reminders | reminders to take medication, reminding to take medication | ~ medication assistance
Incident reporting | incident reports
Intake assessment | client intake, intake interviews
Advocacy | ~ client advocacy
Substitute decision-making | substitute decision-making law
MAID legislation | medical assistance in dying
Income support programs | income assistance programs
[tool]
AlayaCare
Caseworks
interRAI | RAI-MDS | ~ RAI assessments
[cert]
Personal support worker certificate | PSW certificate, PSW certification
Health care aide certificate | HCA certificate, care aide certificate | ~ HCA=, health care assistant certificate
Gentle Persuasive Approaches | GPA training, GPA* | ? dementia, gentle, training
Registered social service worker | RSSW=
ASIST= | applied suicide intervention skills training
U-FIRST= | U-First training
`;
