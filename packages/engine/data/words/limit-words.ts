/**
 * Words that make a claim smaller, a row each: the kind of limit, how far it reaches, the words. A text
 * that keeps what such a word limits keeps a word of that kind. "~" marks a verb in any form.
 */
export const LIMIT_WORDS = `
help after ~help
help after ~assist
help after ~aid
help after ~support
help after ~contribute to
help after ~participate in
help after ~take part in
help after involved in
shared after member of
help after ~shadow
help after ~observe
help after ~sit in
help after ~learn
help after ~study
help after exposure to
help after familiar with
help after assistance with
help sentence a hand
help sentence a helping hand
help after assistance in
help after in training
help after training in
part after half of
part after some of
part after parts of
part after most of
part after one of
part after majority of
part sentence the majority
part after third of
part after quarter of
part after section of
part after sections of
part after chapters of
amount number about
amount number limit
amount number limit of
amount number capacity
amount number capacity of
amount number cap of
amount number around
amount number approximately
amount number approx
amount number roughly
amount number nearly
amount number almost
amount number up to
amount number as many as
amount number as much as
amount sentence at most
amount number under
amount number below
amount number less than
amount number fewer than
amount number close to
amount number circa
amount number some
amount sentence max
amount sentence at the most
amount sentence at the longest
amount sentence never more than
amount sentence not more than
amount sentence no more than
amount sentence maximum of
unfinished act almost
unfinished act nearly
unfinished sentence expired
unfinished sentence lapsed
unfinished sentence suspended
unfinished sentence revoked
unfinished sentence pending
unfinished sentence not finished
unfinished sentence not completed
unfinished sentence unfinished
unfinished sentence incomplete
unfinished sentence not yet
unfinished sentence in progress
seldom next some
seldom sentence a few times
seldom sentence sometimes
seldom sentence occasional
seldom sentence occasionally
seldom sentence at times
seldom sentence from time to time
seldom sentence now and then
seldom sentence once
seldom sentence as needed
seldom sentence when needed
seldom sentence if needed
seldom sentence as required
seldom sentence rarely
seldom sentence seldom
seldom sentence partly
seldom sentence partially
seldom sentence mostly
seldom sentence mainly
seldom sentence usually
seldom sentence generally
seldom sentence temporarily
seldom sentence briefly
seldom sentence a little
seldom sentence a bit
seldom sentence informally
lesser next basic
lesser next beginner
lesser after beginner in
lesser after beginner at
lesser next elementary
lesser next conversational
lesser next intermediate
lesser next introductory
lesser next junior
lesser next assistant
lesser next deputy
lesser next acting
lesser next trainee
lesser next apprentice
lesser next student
lesser next volunteer
lesser next intern
lesser next interim
lesser next temporary
lesser next relief
lesser next backup
lesser next associate
lesser next minor
lesser next limited
lesser next partial
lesser next mock
lesser next draft
lesser next drafts of
lesser next vice
lesser next mini
lesser next light
shared next co
shared sentence under supervision
shared sentence under the
shared sentence under a
shared sentence under an
shared sentence under my
shared sentence under our
shared sentence under direct
shared sentence under close
shared sentence with help
shared sentence with the help
shared sentence with support
shared sentence with guidance
shared sentence with assistance
shared sentence in pairs
shared sentence in a pair
shared sentence turn about
shared sentence take turns
shared sentence took turns
shared sentence taking turns
shared sentence jointly
shared sentence together
shared sentence alongside
shared sentence as part of
shared after part of
shared sentence in a team
shared sentence on a team
shared sentence in a group
shared sentence with a team
shared sentence with the team
shared sentence with my team
shared sentence with our team
shared sentence with colleagues
shared sentence with coworkers
shared sentence with a colleague
shared sentence with a coworker
shared sentence with a partner
shared sentence with another
shared sentence with others
shared sentence with other
shared sentence with my supervisor
shared sentence with the supervisor
shared sentence with my manager
shared sentence with the manager
shared sentence with my boss
shared sentence with the lead
shared sentence with a lead
condition sentence when asked
condition sentence on request
condition sentence as requested
condition sentence in the absence
condition sentence during
condition sentence vacations
condition sentence when
condition sentence whenever
condition sentence if
condition sentence unless
condition sentence absence
condition sentence while
part next most
part next few
part next several
part next half
part next alternate
part next almost all
part next nearly all
part next nearly every
part next almost every
part next virtually every
part next practically every
part next just about every
part next practically all
part next nearly each
part next virtually all
part after among the
part after amongst the
part after of which
part after of whom
part next second
part next third
part next fourth
part next every second
part next every third
part next every tenth
average sentence average
average sentence averages
average sentence averaging
except sentence except
except sentence apart from
except sentence excluding
except sentence all but
except sentence but not
except sentence day but
except sentence bar one
lesser next simple
lesser next easy
lesser next small
lesser next smaller
lesser next short
lesser next straightforward
lesser next little
lesser next low
lesser next the odd
lesser next easier
lesser next initial
lesser next provisional
lesser next pilot
lesser next trial
lesser next casual
spell sentence for a day
spell sentence for one day
spell sentence one day
spell sentence for a week
spell sentence for one week
spell sentence one week
spell sentence for a month
spell sentence for one month
spell sentence one month
spell sentence for a term
spell sentence for one term
spell sentence one term
spell sentence for a season
spell sentence for one season
spell sentence for a semester
spell sentence for one semester
spell sentence one semester
spell sentence for a fortnight
spell sentence for one fortnight
spell sentence one fortnight
spell sentence for a shift
spell sentence for one shift
spell sentence one shift
spell sentence for a night
spell sentence for one night
spell sentence one night
spell sentence for a weekend
spell sentence for one weekend
spell sentence one weekend
spell sentence for a morning
spell sentence for one morning
spell sentence one morning
spell sentence for a summer
spell sentence for one summer
spell sentence for a winter
spell sentence for one winter
spell sentence for # days
spell sentence for the first # days
spell sentence for # weeks
spell sentence for the first # weeks
spell sentence for # months
spell sentence for the first # months
spell sentence for # terms
spell sentence for the first # terms
spell sentence for # seasons
spell sentence for the first # seasons
spell sentence for # shifts
spell sentence for the first # shifts
spell sentence for # nights
spell sentence for the first # nights
spell sentence twice
spell sentence # times
spell sentence on one occasion
part sentence # of # papers
part sentence # of # units
part sentence # of # modules
part sentence # of # exams
part sentence # of # years
part sentence # of # terms
part sentence # of # parts
unfinished sentence under appeal
unfinished sentence under review
unfinished sentence in dispute
unfinished sentence on hold
unfinished sentence not renewed
unfinished sentence not passed
unfinished sentence surrendered
part after # of the
part after # of them
part after # of which
shared sentence turn about
shared sentence taking turns
shared sentence take turns
shared sentence alternating
part sentence low season
part sentence off season
part sentence quiet season
part next low-risk
part after # of those
part after # of these
part after # of our
part after # of my
part after # of their
season figures in winter
season figures in summer
season figures in spring
season figures in autumn
season figures in season
season figures in the season
season figures in high season
season figures at harvest
season figures at peak
season figures in peak
season figures peak
season figures on busy
season figures on a busy
season figures on good
season figures on a good
season figures on the busiest
season figures at christmas
season figures over christmas
season figures rush hour
season figures on weekends
season figures at weekends
season figures at the weekend
season figures on saturdays
season figures on sundays
season figures holidays
season figures busiest
season figures on my best
season figures on our best
season figures on the best
season figures on my busiest
season figures on our busiest
season figures at my best
season figures at best
season figures at our best
season figures my best
season figures my record
season figures a record of
season figures on record
season figures on one
season figures in one
season figures at the height
season figures at the peak
season figures at their peak
season figures at its peak
season figures when busy
season figures in the busiest
season figures on fridays
season figures on market
season figures on the first
season figures on my first
season figures on my last
season figures on the last
season figures in the first
season figures in my first
season figures in a good
season figures in good
season figures in the best
season figures in a busy
except sentence but monday
except sentence but sunday
except sentence but saturday
except sentence but one
except sentence but two
except sentence but the
lesser after basics of
lesser after basics in
lesser after fundamentals of
lesser after principles of
lesser after elements of
lesser after aspects of
lesser after introduction to
lesser after rudiments of
lesser after beginnings of
lesser after overview of
part after a few of
part after several of
part after a handful of
part after a number of
part after a couple of
amount number maybe
amount number perhaps
amount number possibly
amount number probably
amount number likely
amount number presumably
amount number estimated
amount number something like
amount number somewhere around
amount number in the region of
amount number in the order of
amount number on the order of
amount number just over
amount number just under
amount number a good
amount number i think
amount number i believe
amount number i guess
amount number i would say
amount number say
amount figures or so
amount figures odd
amount figures or thereabouts
amount figures give or take
amount figures at a guess
amount figures if i remember
amount figures estimated
unfinished act maybe
unfinished act perhaps
unfinished act possibly
unfinished act probably
unfinished after ~aim for
unfinished after ~aim at
unfinished after ~aim to
unfinished after ~hope to
unfinished after ~hope for
unfinished after ~strive for
unfinished after ~strive to
unfinished after goal of
unfinished after target of
compared figures compared to
compared figures compared with
compared figures in comparison
compared figures relative to
compared figures versus
compared figures vs
compared figures against the old
compared figures against the previous
compared figures against the former
compared figures against the usual
compared figures against last
compared figures over the previous
compared figures over the prior
compared figures over last
compared figures on the previous
compared figures on the prior
compared figures on the year before
compared figures on the month before
compared figures on the season before
compared figures on last
compared figures than last
compared figures than the year before
later figures the year after
later figures the month after
later figures the week after
later figures the season after
later figures the quarter after
later figures the following year
later figures the following month
later figures the following week
later figures the following season
later figures the following quarter
later figures the next year
later figures the next month
later figures the next week
later figures the next season
later figures the next quarter
later figures year later
later figures years later
later figures month later
later figures months later
condition sentence nights the
condition sentence days the
condition sentence shifts the
condition sentence nights my
condition sentence days my
condition sentence in case
lesser person weekend
lesser person weekends
lesser person part time
lesser person seasonal
lesser person evening
lesser person holiday
lesser person summer
lesser person saturday
lesser person sunday
lesser person per diem
lesser person on call
lesser person zero hours
part sentence in part
help after role in
help after roles in
help after a part in
help after part in
help after instrumental in
help after instrumental to
help after integral to
help after integral in
help after crucial to
help after crucial in
help after vital to
help after vital in
help after pivotal to
help after pivotal in
help after central to
help after was key to
help after is key to
help after were key to
help after been key to
help after influential in
help after contributor to
help after contributors to
help after contributor in
help after contribution to
help after contributions to
help after player in
help after figure in
help after a force in
help after a force behind
help after input into
help after input to
help after input on
help after hand in
help after involvement in
help after participation in
help after participant in
help after participants in
help after ~pitch in
help after ~work towards
help after ~work toward
shared after ~collaborate on
shared after ~collaborate in
shared after ~cooperate on
shared after shared responsibility
topic after workshop on
topic after workshop in
topic after workshops on
topic after workshops in
topic after course on
topic after course in
topic after courses on
topic after courses in
topic after seminar on
topic after seminars on
topic after webinar on
topic after webinars on
topic after talk on
topic after lecture on
topic after class on
topic after classes on
amount number up to day
amount number up to week
amount number up to month
amount number up to year
amount number up to age
amount number up to grade
amount number up to level
amount number up to stage
amount number up to number
amount figures biggest
amount figures largest
amount figures longest
amount figures tallest
amount figures heaviest
amount figures highest
season figures in their first
season figures in his first
season figures in her first
season figures in its first
season figures in our first
season figures in their last
season figures in their final
season figures in their initial
season charge at weekends
season charge on weekends
season charge at the weekend
season charge on the weekend
season charge weekends
season charge weekend
season charge at night
season charge on nights
season charge night shift
season charge late shift
season charge early shift
season charge evening shift
season charge day shift
season charge night team
season charge evening team
season charge night crew
season charge night staff
season charge on saturdays
season charge on sundays
season charge in the evening
season charge in the evenings
season charge evenings
season charge in summer
season charge in winter
season charge over the summer
season charge over the winter
lesser person link
lesser person locum
lesser person supply
lesser person cover
lesser person substitute
lesser person stand in
lesser person probationary
lesser person honorary
lesser person visiting
lesser person adjunct
lesser person sessional
lesser person unpaid
lesser person understudy
shared sentence tandem
shared sentence in tandem
condition sentence as directed
condition sentence as instructed
condition sentence as told
condition sentence as assigned
condition sentence as ordered
condition sentence on instruction
condition sentence on instructions
condition sentence under instruction
condition sentence under instructions
condition sentence on behalf
condition sentence on orders
condition sentence subject to
condition sentence depending on
condition sentence in the event
condition sentence provided that
condition sentence where needed
condition sentence where required
condition sentence only when
condition sentence on call only
venue sentence workshop at
venue sentence workshop of
venue sentence workshop track
venue sentence poster
venue sentence posters
venue sentence preprint
venue sentence student session
venue sentence student track
venue sentence satellite
venue sentence satellite event
venue sentence fringe
venue sentence abstract
venue sentence short paper
venue sentence side event
season figures in the second
season figures in the third
season figures in the fourth
season figures in the fifth
season figures in the final
season figures in its second
season figures in its third
season figures in its fourth
season figures in its fifth
season figures in its final
season figures in their second
season figures in their third
season figures in their fourth
season figures in their fifth
season figures in my second
season figures in my third
season figures in my fourth
season figures in my fifth
season figures in my final
condition sentence day off
condition sentence days off
condition sentence night off
condition sentence nights off
condition sentence time off
condition sentence within what
condition sentence insofar as
condition sentence to the extent
shared sentence over my shoulder
shared sentence at my shoulder
shared sentence at my elbow
shared sentence at my side
shared sentence by my side
shared sentence beside me
shared sentence next to me
shared sentence looking on
shared sentence watching on
shared sentence standing by
hearsay sentence apparently
hearsay sentence reportedly
hearsay sentence supposedly
hearsay sentence allegedly
hearsay sentence i am told
hearsay sentence i'm told
hearsay sentence so they say
hearsay sentence people say
hearsay sentence people tell me
hearsay sentence is said to
hearsay sentence was said to
hearsay sentence i believe
hearsay sentence i think
hearsay sentence i suppose
hearsay sentence i guess
hearsay sentence if memory serves
hearsay sentence as far as i know
hearsay sentence as i remember
spell sentence for the day his
spell sentence for the day her
spell sentence for the day she
spell sentence for the day he
spell sentence for the day they
spell sentence for the day their
spell sentence for the day when
spell sentence for the day while
spell sentence for the day that
spell sentence for the day my
spell sentence for the day our
spell sentence for the week his
spell sentence for the week her
spell sentence for the week she
spell sentence for the week he
spell sentence for the week they
spell sentence for the week their
spell sentence for the week when
spell sentence for the week while
spell sentence for the week that
spell sentence for the week my
spell sentence for the week our
spell sentence for the weekend his
spell sentence for the weekend her
spell sentence for the weekend she
spell sentence for the weekend he
spell sentence for the weekend they
spell sentence for the weekend their
spell sentence for the weekend when
spell sentence for the weekend while
spell sentence for the weekend that
spell sentence for the weekend my
spell sentence for the weekend our
spell sentence for the fortnight his
spell sentence for the fortnight her
spell sentence for the fortnight she
spell sentence for the fortnight he
spell sentence for the fortnight they
spell sentence for the fortnight their
spell sentence for the fortnight when
spell sentence for the fortnight while
spell sentence for the fortnight that
spell sentence for the fortnight my
spell sentence for the fortnight our
spell sentence for the month his
spell sentence for the month her
spell sentence for the month she
spell sentence for the month he
spell sentence for the month they
spell sentence for the month their
spell sentence for the month when
spell sentence for the month while
spell sentence for the month that
spell sentence for the month my
spell sentence for the month our
spell sentence for the summer his
spell sentence for the summer her
spell sentence for the summer she
spell sentence for the summer he
spell sentence for the summer they
spell sentence for the summer their
spell sentence for the summer when
spell sentence for the summer while
spell sentence for the summer that
spell sentence for the summer my
spell sentence for the summer our
spell sentence for the season his
spell sentence for the season her
spell sentence for the season she
spell sentence for the season he
spell sentence for the season they
spell sentence for the season their
spell sentence for the season when
spell sentence for the season while
spell sentence for the season that
spell sentence for the season my
spell sentence for the season our
spell sentence for the time his
spell sentence for the time her
spell sentence for the time she
spell sentence for the time he
spell sentence for the time they
spell sentence for the time their
spell sentence for the time when
spell sentence for the time while
spell sentence for the time that
spell sentence for the time my
spell sentence for the time our
hearsay sentence said i
hearsay sentence says i
hearsay sentence said that i
hearsay sentence says that i
hearsay sentence told me i
hearsay sentence tells me i
hearsay sentence told me that i
hearsay sentence thought i
hearsay sentence thinks i
`;
