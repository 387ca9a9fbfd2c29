/** Bullets of roles and projects. */
export const isHighlight = (path: string): boolean =>
  /^(?:work|volunteer|projects)\[\d+\]\.highlights\[\d+\]$/.test(path);

/** Running text: summaries and descriptions. */
export const isProse = (path: string): boolean =>
  /^(?:basics\.summary|(?:work|volunteer|projects)\[\d+\]\.(?:summary|description))$/.test(path);

/** Items of the skills section. */
export const isSkillItem = (path: string): boolean => /^skills\[\d+\]\.keywords\[\d+\]$/.test(path);

/** Short texts that are no names: titles of roles, subjects and degrees, names of groups of skills, how well a language is spoken. */
export const isTerm = (path: string): boolean =>
  /^(?:skills\[\d+\]\.name|education\[\d+\]\.(?:area|studyType)|work\[\d+\]\.position|languages\[\d+\]\.fluency|basics\.label)$/.test(
    path,
  );
