/** Spoken languages and the skills of any work. Format: see `format.ts`. */
export const GENERAL = `
[soft]
Independence | work independently, working independently
Multilingual
Proactivity | proactive
Communication~ | communication~, communication skills, communicator, verbal and written communication, written and verbal communication, oral and written communication, communicate effectively, communicate clearly | > verbal communication, written communication, oral communication, interpersonal communication | ? skills, written, verbal, oral, interpersonal, strong, excellent, effective, clear, teamwork, good, great
Interpersonal skills | people skills, interpersonal
Teamwork | team player, collaboration, working in teams, collaborative, collaborate, team work, work well with others, work collaboratively | > cross-functional collaboration
Leadership | leadership skills, leadership abilities, leadership experience | > technical leadership
Problem solving | problem-solving, problem-solving skills, problem solver, problem solving skills, solving problems
Critical thinking | analytical skills, analytical thinking, analytical mindset
Attention to detail | detail-oriented, detail oriented, attention to details, eye for detail
Time management | time-management, manage multiple priorities, manage competing priorities, prioritize tasks | > multitasking = multi-tasking, meet deadlines, prioritization = prioritisation
Organizational skills | organisational skills, organization skills, organizational ability, well organized, highly organized
Adaptability | flexibility, adaptable
Initiative* | self-starter, self-motivated, self starter, self motivated, take initiative | ? own, self
Creativity | creative thinking, creative problem solving
Decision making | decision-making, sound judgment, judgement
Conflict resolution | resolving conflicts | > mediation
Presentation skills | presentations, presenting | > public speaking
Coaching
Mentoring | mentorship, mentor
Empathy | compassion, compassionate
Reliability* | punctual, punctuality, dependable, dependability, reliable attendance | ? attendance, work, punctual
Work ethic | strong work ethic
Customer focus | customer-focused, customer-oriented, client-focused
Emotional intelligence
Resilience* | > work under pressure = working under pressure | ? pressure, adaptability
Cultural sensitivity | cultural competence, cross-cultural communication, cultural awareness
Curiosity | intellectual curiosity, willingness to learn, eagerness to learn, fast learner, quick learner
Integrity* | ? honesty, ethics, professionalism
Physical stamina | > heavy lifting
[language]
English | English language
French | French language | > français
Bilingual | bilingualism | > bilingual French and English = bilingual English and French
Spanish
German
Italian
Portuguese
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
Ojibwe
`;
