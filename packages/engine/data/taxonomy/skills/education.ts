/** Teaching, early childhood and training. Format: see `format.ts`. */
export const EDUCATION = `
[hard]
Individual program plans | IPP=, IPPs=, individual program plan
Attention deficit hyperactivity disorder | ADHD=
Fetal alcohol spectrum disorder | FASD=
Autism spectrum disorder | ASD=
French immersion
French as a second language | FSL=
English as an additional language | EAL=
Full-day kindergarten | FDK=
Social-emotional learning | SEL=, social and emotional learning
Response to intervention | RTI=
Positive behavioural interventions and supports | PBIS=, positive behavioral interventions and supports
English language learners | ELL=, ELLs=, English learners
Culturally responsive teaching | culturally responsive pedagogy
Universal design for learning | UDL=
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
ESL instruction | ESL=, English as a second language | > TESOL = teaching English to speakers of other languages, TEFL = teaching English as a foreign language, TESL = teaching English as a second language
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
International Baccalaureate | IB Diploma Programme
Teaching certificate | teaching certification, certified teacher, teaching licence, teaching license, teacher certification
Ontario College of Teachers | OCT~, OCT certified, OCT certification | < Teaching certificate | ? teacher, teachers, teaching, college, ontario, certified, registration, standing, qualified
Registered early childhood educator | RECE=
Board Certified Behavior Analyst | BCBA=
CELTA= | Certificate in English Language Teaching to Adults
DELTA=
[method]
Reggio Emilia | Reggio Emilia approach
`;
