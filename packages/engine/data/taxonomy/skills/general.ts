/** Spoken languages and the skills of any work. Format: see `format.ts`. */
export const GENERAL = `
[soft]
Tact | tact and diplomacy, diplomacy
Patience
Professionalism
Independence | work independently, working independently
Multilingual
Proactivity | proactive
Communication~ | communication~, communication skills, communicator | ~ verbal and written communication, written and verbal communication, oral and written communication, communicate effectively, communicate clearly | > verbal communication, written communication, oral communication, interpersonal communication | ? skills, written, verbal, oral, interpersonal, strong, excellent, effective, clear, teamwork, good, great
Interpersonal skills | ~ people skills, interpersonal
Teamwork | working in teams, team work | ~ team player, collaboration, collaborative, collaborate, work well with others, work collaboratively | > cross-functional collaboration
Leadership | leadership skills, leadership abilities, leadership experience | > technical leadership
Problem solving | problem-solving, problem-solving skills, problem solver, problem solving skills, solving problems
Critical thinking | ~ analytical skills, analytical thinking, analytical mindset
Attention to detail | detail-oriented, detail oriented, attention to details | ~ eye for detail
Time management | time-management | ~ manage multiple priorities, manage competing priorities, prioritize tasks | > multitasking = multi-tasking, meet deadlines, prioritization = prioritisation
Organizational skills | organisational skills, organization skills, organizational ability, well organized, highly organized
Adaptability | adaptable | ~ flexibility
Initiative* | self-starter, self starter, take initiative | ~ self-motivated = self motivated | ? own, self
Creativity | creative thinking | ~ creative problem solving
Decision making | decision-making | ~ sound judgment, judgement
Conflict resolution | resolving conflicts | > mediation
Presentation skills | ~ presentations, presenting | > public speaking
Coaching
Mentoring | mentorship, mentor
Empathy | ~ compassion, compassionate
Reliability* | ~ punctual, punctuality, dependable, dependability, reliable attendance | ? attendance, work, punctual
Work ethic | strong work ethic
Customer focus | customer-focused, customer-oriented, client-focused
Emotional intelligence
Resilience* | > work under pressure = working under pressure | ? pressure, adaptability
Cultural sensitivity | ~ cultural competence, cross-cultural communication, cultural awareness
Curiosity | intellectual curiosity | ~ willingness to learn, eagerness to learn, fast learner, quick learner
Integrity* | ? honesty, ethics, professionalism
Physical stamina | > heavy lifting
[language]
English | English language | > anglais
French | French language | > français
Bilingual | bilingualism | > bilingual French and English = bilingual English and French, bilingue = bilinguisme
Spanish | > espagnol
German | > allemand
Italian | > italien
Portuguese | > portugais
Mandarin | Mandarin Chinese
Cantonese
Chinese
Japanese
Korean
Arabic
Hindi
Punjabi
Urdu
Tagalog | Filipino
Tamil
Russian
Ukrainian
Polish= 
Dutch
Danish=
Swedish
Norwegian
Finnish
Greek
Turkish
Persian | Farsi
Vietnamese
Hebrew
Sign language | > American Sign Language = ASL=, LSQ=
Cree
Inuktitut
Michif
Mi'kmaq
Dene
Somali
Amharic
Swahili
Bengali
Gujarati
Malayalam
Romanian
Hungarian
Czech=
Serbian
Croatian
Creole | > Haitian Creole
Ojibwe
`;
