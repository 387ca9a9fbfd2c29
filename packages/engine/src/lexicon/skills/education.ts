/** Teaching, early childhood and training. Format: see `format.ts`. */
export const EDUCATION = `
[hard]
Culturally responsive teaching | culturally responsive pedagogy
Universal design for learning
Assessment for learning
Childcare | child care
Inclusive education
Teaching | classroom teaching, in-class teaching | ~ classroom instruction, instruction of students
Lesson planning | lesson plans, lesson plan development, lesson preparation
Curriculum development | curriculum design | ~ curriculum planning, curricula | > course development
Classroom management | classroom behaviour management | ~ behaviour management, behavior management
Differentiated instruction | differentiation of instruction | ~ differentiated learning
Student assessment | assessment of students, student evaluation | > formative assessment, report cards, grading
Special education | special needs education | ~ special needs
Individualized education programs | IEP=, IEPs=, individual education plans, individualized education plans
Early childhood education | ECE= | ~ early learning | > preschool education
Child development | > developmental milestones
Literacy instruction | ~ reading instruction | > guided reading, phonics
Numeracy instruction | mathematics instruction, math instruction
ESL instruction | ESL=, English as a second language | > TESOL, TEFL, TESL
STEM education
Montessori | Montessori method
Tutoring | academic tutoring | ~ one-on-one tutoring
Instructional design | > e-learning development = elearning = e-learning, ADDIE
Training delivery | ~ training and development | > corporate training, employee training, staff training, training facilitation
Workshop facilitation | facilitating workshops | ~ workshops
Academic advising | student advising | ~ academic counselling
Student affairs | ~ student services, student engagement
Parent communication | ~ parent-teacher conferences, parent engagement
Educational technology | edtech | ~ technology integration
Online teaching | remote teaching | ~ virtual classrooms, distance learning
Research~ | conducting research | ~ research experience, research methods, research skills | > academic research | ? academic, laboratory, thesis, scientific, publications, university, journals
Scientific writing | ~ academic writing | > research papers, journal publications
Grant writing | > grant proposals, proposal writing
Literature review | literature reviews | > systematic reviews
Library services | > cataloguing, reference services
Child safety | ~ safeguarding, child protection
Applied behavior analysis | ABA=, applied behaviour analysis
Play-based learning
Outdoor education
Academic administration | ~ program accreditation
[tool]
Google Classroom
Canvas* | Canvas LMS | < Learning management systems | ? lms, moodle, course, learning, courses
Moodle | < Learning management systems | ? lms, moodle, course, learning, courses
Blackboard* | < Learning management systems | ? lms, moodle, course, learning, courses
Learning management systems | LMS=, learning management system
Brightspace | D2L= | < Learning management systems
Articulate Storyline | < Instructional design
Adobe Captivate | < Instructional design
Articulate 360 | < Instructional design
Rise 360 | < Instructional design
Kahoot
Nearpod
Smart Board | SMART Boards
Seesaw*  | ? classroom, students, parents
[cert]
Teaching certificate | teaching certification, certified teacher, teaching licence, teaching license, teacher certification | > Ontario College of Teachers = OCT=
Registered early childhood educator | RECE=
Board Certified Behavior Analyst | BCBA=
CELTA=
DELTA=
[method]
Reggio Emilia | Reggio Emilia approach
`;
