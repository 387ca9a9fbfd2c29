/** Spoken languages and the skills of any work. Format: see `format.ts`. */
export const GENERAL = `
[soft]
Communication | communication skills, verbal communication, written communication, oral communication, communicator, verbal and written communication, written and verbal communication, oral and written communication, interpersonal communication, communicate effectively, communicate clearly
Interpersonal skills | people skills, interpersonal
Teamwork | team player, collaboration, working in teams, collaborative, cross-functional collaboration, collaborate, team work, work well with others, work collaboratively
Leadership | leadership skills, leadership abilities, leadership experience, technical leadership
Problem solving | problem-solving, problem-solving skills, problem solver, problem solving skills, solving problems
Critical thinking | analytical skills, analytical thinking, analytical mindset, analytical
Attention to detail | detail-oriented, detail oriented, attention to details, eye for detail
Time management | time-management, prioritization, prioritisation, manage multiple priorities, manage competing priorities, multitasking, multi-tasking, meet deadlines, prioritize tasks
Organizational skills | organisational skills, organization skills, organizational ability, well organized, highly organized
Adaptability | flexibility, adaptable, fast-paced environment, fast paced environment
Initiative* | self-starter, self-motivated, self starter, self motivated, take initiative, proactive, work independently, working independently | ? own, self
Creativity | creative thinking, creative problem solving
Decision making | decision-making, sound judgment, judgement
Conflict resolution | mediation, resolving conflicts
Presentation skills | public speaking, presentations, presenting
Empathy | compassion, compassionate
Reliability* | punctual, punctuality, dependable, dependability, reliable attendance | ? attendance, work, punctual
Work ethic | strong work ethic
Customer focus | customer-focused, customer-oriented, client-focused
Emotional intelligence
Resilience* | work under pressure, working under pressure, stress tolerance | ? pressure, adaptability
Cultural sensitivity | cultural competence, cross-cultural communication, cultural awareness
Curiosity | intellectual curiosity, willingness to learn, eagerness to learn, continuous learning, fast learner, quick learner
Integrity* | professionalism | ? honesty, ethics, professionalism
Physical stamina | physically fit, heavy lifting, lift up to, standing for long periods, able to lift
[language]
English | spoken English, written English, fluent English, English language
French | français, French language, spoken French
Bilingual | bilingualism, bilingual French and English, bilingual English and French, multilingual
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
Sign language | American Sign Language, ASL=, LSQ=
Cree | Inuktitut, Ojibwe
`;
