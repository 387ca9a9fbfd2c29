/**
 * Wordy phrases, one a row: phrase | what says the same in fewer words | what must follow it (`verb`,
 * `gerund`, `number`, `word`, or nothing) | a line that it stands in. Only pairs that mean the same in
 * every sentence.
 */
export const WORDY: Readonly<Record<'en' | 'fr', string>> = {
  en: `
in order to | to | verb | Checked scales in order to reduce errors
in an effort to | to | verb | Called tenants in an effort to collect rent
so as to | to | verb | Labelled bins so as to find parts
due to the fact that | because | word | Moved the line due to the fact that the roof leaked
in light of the fact that | because | word | Changed routes in light of the fact that the bridge closed
for the reason that | because | word | Changed routes for the reason that the bridge closed
in spite of the fact that | although | word | Kept the shop open in spite of the fact that the heat failed
in the event that | if | word | Called the nurse in the event that a resident fell
at this point in time | now | | Keep the books of two shops at this point in time
for the duration of | during | word | Ran the desk for the duration of the fair
in the course of | during | word | Trained clerks in the course of the move
during the course of | during | word | Trained clerks during the course of the move
with the exception of | except | word | Cleaned all rooms with the exception of the lab
for the purpose of | for | gerund | Kept logs for the purpose of tracking repairs
for the purposes of | for | gerund | Kept logs for the purposes of tracking repairs
the majority of | most | word | Served the majority of the walk-in clients
a wide variety of different | a wide variety of | word | Cooked a wide variety of different dishes
a broad variety of different | a wide variety of | word | Cooked a broad variety of different dishes
a variety of different | a variety of | word | Cooked a variety of different dishes
various different | various | word | Cooked various different dishes
various kinds of | various | word | Repaired various kinds of pumps
each and every | every | word | Checked each and every pallet
on a daily basis | daily | | Cleaned the fryers on a daily basis
on a weekly basis | weekly | | Cleaned the fryers on a weekly basis
on a monthly basis | monthly | | Cleaned the fryers on a monthly basis
on a quarterly basis | quarterly | | Counted stock on a quarterly basis
on a yearly basis | yearly | | Counted stock on a yearly basis
on an hourly basis | hourly | | Read the gauges on an hourly basis
on an annual basis | annually | | Counted stock on an annual basis
on a regular basis | regularly | | Cleaned the fryers on a regular basis
on a consistent basis | consistently | | Cleaned the fryers on a consistent basis
on a frequent basis | frequently | | Cleaned the fryers on a frequent basis
on an as needed basis | as needed | | Cleaned the fryers on an as needed basis
on an as-needed basis | as needed | | Cleaned the fryers on an as-needed basis
on a full time basis | full-time | | Drove a bus on a full time basis
on a full-time basis | full-time | | Drove a bus on a full-time basis
on a part time basis | part-time | | Drove a bus on a part time basis
on a part-time basis | part-time | | Drove a bus on a part-time basis
prior to | before | word | Checked brakes prior to each trip
in a timely and efficient manner | promptly and efficiently | | Answered mail in a timely and efficient manner
in an efficient and timely manner | promptly and efficiently | | Answered mail in an efficient and timely manner
in a professional manner | professionally | | Answered mail in a professional manner
in an efficient manner | efficiently | | Packed orders in an efficient manner
in a safe manner | safely | | Drove trucks in a safe manner
in an accurate manner | accurately | | Posted payments in an accurate manner
in a timely manner | promptly | | Posted payments in a timely manner
in a timely fashion | promptly | | Posted payments in a timely fashion
end result | result | | Checked the end result with the client
end results | results | | Checked the end results with the client
final outcome | outcome | | Told families the final outcome of the hearing
advance planning | planning | | Helped with the advance planning of the fair
past history | history | | Read the past history of each patient
make use of | use | word | Make use of a lift to stack pallets
made use of | used | word | Made use of Excel for the stock list
makes use of | uses | word | Makes use of a lift to stack pallets
making use of | using | word | Stacked pallets making use of a lift
through the use of | using | word | Found leaks through the use of dye
by the use of | using | word | Found leaks by the use of dye
a total of | | number | Trained a total of 12 clerks
in close proximity to | near | word | Worked in close proximity to live wires
has the ability to | can | verb | Has the ability to read blueprints
worked together with | worked with | word | Worked together with the night crew
collaborated together with | collaborated with | word | Collaborated together with the night crew
utilize | use | word | Utilize a lift to stack pallets
utilizes | uses | word | Utilizes a lift to stack pallets
utilized | used | | Utilized a checklist for each shift
utilizing | using | word | Stacked pallets utilizing a lift
utilise | use | word | Utilise a lift to stack pallets
utilises | uses | word | Utilises a lift to stack pallets
utilised | used | | Utilised a checklist for each shift
utilising | using | word | Stacked pallets utilising a lift
`,
  fr: `
sur une base régulière | régulièrement | | Nettoyé la cuisine sur une base régulière
`,
};
