const LEVELS =
  `expert|experte|experta|experto|espert[oa]|ekspert|advanced|upper[- ]intermediate|intermediate|elementary|beginner|basics?|basic knowledge|proficient|novice|master|competent|familiar|strong|excellent|very good|good|fair|working knowledge|some knowledge|
  fluent|native|professional|conversational|avance|confirme|intermediaire|debutant|notions?|bases|maitrise|bon(?:ne)?(?: niveau)?|tres bon(?:ne)?|courant|
  sehr gut(?:e kenntnisse)?|gut(?:e kenntnisse)?|grundkenntnisse|fortgeschritten|erweitert|anfanger|profi|fundiert|vertieft|verhandlungssicher|fliessend|
  avanzado|avanzada|medio|media|basico|basica|alto|bajo|nivel (?:alto|medio|basico|avanzado|usuario)|usuario|
  avanzato|intermedio|base|buono|buona|ottimo|ottima|discreto|livello (?:avanzato|intermedio|base)|
  avancado|intermediario|gevorderd|goed|zeer goed|basis|redelijk|uitstekend|
  zaawansowany|sredniozaawansowany|podstawowy|dobry|dobra|bardzo dobry|bardzo dobra|biegly|biegla|
  продвинутый|средний|базовый|начальный|уверенный|отлично|хорошо|уверенный пользователь|свободно`.replace(
    /\s*\n\s*/g,
    '',
  );
const YEARS = '\\d+\\+? ?(?:years?|yrs?|ans|jahre|anos|anni|jaar|lat|лет)(?: (?:of )?experience)?';

/** Words that say how well a skill is known and nothing else; for lower-case text without accents. */
export const SKILL_LEVEL = new RegExp(`^(?:${LEVELS}|${YEARS})$`, 'u');
