/**
 * Phrases that say no more than one word does, a row each: the word, then the phrases; both a line and what is
 * made of it are read with the word. Small letters, every form written out.
 */
export const PLAIN_PHRASES = `
help: lend a hand | give a hand
helped: lent a hand | gave a hand | was of help
helping: lending a hand | giving a hand
with: accompanied by | in conjunction with
attend: sit in on
attended: sat in on | was present at
attending: sitting in on
to: in order to | so as to
because of: due to | owing to | on account of
about: regarding | concerning | with regard to | relating to
after: subsequent to
before: prior to | ahead of | in advance of
and: as well as | in addition to | plus | besides
once: on one occasion | one time | a single time
twice: on two occasions | two times
notes: note taking | note-taking
while: in the course of | over the course of
by: by means of
with a: with the use of a | by use of a
currently: at present | at the moment
currently: at this time | presently
if: in the event that | in the event of
when: at the time when | each time | every time | whenever
too: also
near: close to
average: avg | avg. | on average
minutes: mins
hours: hrs
hour: hr
years: yrs
including: incl | incl.
operations: ops
technician: tech
technicians: techs
looked after: took care of
look after: take care of
looking after: taking care of
department: dept | dept.
manager: mgr
quantity: qty
week: wk
weeks: wks
months: mos | mos. | mths | mnths
month: mth | mnth
year: yr
pieces: pcs
people: ppl | pax
quarter: qtr
participate in: participation in | participating in | take part in
participated in: took part in
with: in partnership with | together with | jointly with | in collaboration with | in cooperation with | in tandem with
in charge: in-charge
as: in the capacity of | in the role of
month end: each month's end | the end of each month | the end of every month
maximum: max
with: w/
per: as per | in line with | in accordance with | according to
first-line: 1st line | 1st-line | first line
second-line: 2nd line | 2nd-line | second line
stocktake: stock take | stock-take | stock taking | stocktaking
between: b/w
without: w/o
outside: out of doors
alone: by myself | on my own | unaided | unassisted | single-handed | single-handedly
some: a number of | a handful of | a few
many: a large number of | plenty of | lots of | a lot of
various: a range of | a variety of | an array of
reception: front desk | front-desk | reception desk
car park: parking lot | carpark
care home: nursing home
till: cash register
blood pressure: bp
greenhouse: glasshouse
two: a pair of | a couple of
departments: depts | depts.
managers: mgrs
management: mgmt | mgmt. | mgt
assistant: asst | asst.
assistants: assts | assts.
supervisor: supvr | supvr.
accounts: accts | accts.
appointment: appt | appt.
appointments: appts | appts.
assessment: assmt | assmt.
assessments: assmts | assmts.
government: govt | govt. | gov't
national: natl | natl.
international: intl | intl. | int'l
university: univ.
hospital: hosp | hosp.
hospitals: hosps | hosps.
doctors: drs | drs.
maintenance: maint. | mtce | mtce.
equipment: equip. | eqpt
junior: jnr | jnr.
senior: snr | snr.
amount: amt
amounts: amts
engineer: engr | engr.
engineers: engrs
hydraulic: hydr.
information: info
building: bldg | bldg.
buildings: bldgs
service: svc
services: svcs
receipt: rcpt
receipts: rcpts
received: recd | rec'd
payment: pymt | pmt
payments: pymts | pmts
statement: stmt
statements: stmts
transaction: txn
transactions: txns
manufacturing: mfg | mfg.
vehicle: veh.
vehicles: vehs
communications: comms
requirements: reqs
teacher: tchr
teachers: tchrs
certificates: certs
licence: lic.
group: grp
groups: grps
training: trng | trg
weekly: wkly
monthly: mthly
quarterly: qtrly
rooms: rms
centre: ctr.
pictures: pics
documents: docs
warehouse: whse
construction: constr.
weekend: wknd
weekends: wknds
telephone: tel.
marketing: mktg | mktg.
secretary: secy
treasurer: treas.
shipments: shpmts
receiving: rcvg
laboratory: lab.
general: gen.
turnover: t/o
in charge of: i/c
part-time: p/t
full-time: f/t
a year: p.a. | per annum | p/a
a month: p.c.m. | /month | /mth | /mo
a day: /day
a week: p.w. | /week | /wk
an hour: /hour | /hr
subcontractors: subbies
queensland: qld
ontario: ont.
alberta: alta.
saskatchewan: sask.
`;
