/** Teaching, early childhood and training. Format: see `format.ts`. */
export const EDUCATION = `
[hard]
Teaching | classroom teaching, classroom instruction, instruction of students, in-class teaching
Lesson planning | lesson plans, lesson plan development, lesson preparation
Curriculum development | curriculum design, curriculum planning, course development, curricula
Classroom management | behaviour management, behavior management, classroom behaviour management
Differentiated instruction | differentiation of instruction, differentiated learning
Student assessment | grading, assessment of students, formative assessment, student evaluation, report cards
Special education | special needs, special needs education, inclusive education, learning disabilities
Individualized education programs | IEP=, IEPs=, individual education plans, individualized education plans
Early childhood education | ECE=, early learning, preschool education, childcare, child care
Child development | developmental milestones
Literacy instruction | guided reading, phonics, reading instruction
Numeracy instruction | mathematics instruction, math instruction
ESL instruction | ESL=, TESOL, TEFL, English as a second language, TESL
STEM education | STEM=
Montessori | Montessori method, Reggio Emilia
Tutoring | academic tutoring, one-on-one tutoring
Instructional design | e-learning development, elearning, e-learning, ADDIE
Training delivery | staff training, training and development, employee training, training facilitation, corporate training
Workshop facilitation | facilitating workshops, workshops
Coaching | mentoring, mentorship, mentor
Academic advising | student advising, academic counselling
Student affairs | student services, student engagement
Parent communication | parent-teacher conferences, parent engagement
Educational technology | edtech, technology integration
Online teaching | remote teaching, virtual classrooms, distance learning
Research | academic research, research skills
Scientific writing | academic writing, research papers, journal publications
Grant writing | grant proposals, proposal writing
Literature review | literature reviews, systematic reviews
Library services | cataloguing, reference services
Child safety | safeguarding, child protection
Applied behavior analysis | ABA=, applied behaviour analysis
Play-based learning
Outdoor education
Academic administration | program accreditation
[tool]
Google Classroom
Canvas* | Canvas LMS, Blackboard*, Moodle | < Learning management systems | ? lms, moodle, course, learning, courses
Learning management systems | LMS=, learning management system
Brightspace | D2L= | < Learning management systems
Articulate Storyline | Adobe Captivate, Articulate 360, Rise 360 | < Instructional design
Kahoot | Nearpod
Smart Board | SMART Boards, interactive whiteboards
Seesaw*  | ? classroom, students, parents
[cert]
Teaching certificate | teaching certification, certified teacher, OCT=, Ontario College of Teachers, teaching licence, teaching license, teacher certification
Registered early childhood educator | RECE=, ECE diploma, ECE licence
Board Certified Behavior Analyst | BCBA=
CELTA= | DELTA=
`;
