import type { Resume } from '@trueline/contracts';

/** A line of a role with something that another entry of the same resume tells: the person's to confirm, and never contradicted. */
export interface Join {
  path: string;
  text: string;
  /** Which way of joining made it. */
  way: string;
}

const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
const bare = (text: string): string => text.replace(/[.;]\s*$/, '');

/** Every join of the first lines of two roles, and of a role with a school, certificate, language and skill. */
export function listJoins(resume: Resume): Join[] {
  const roles = (resume.work ?? []).flatMap(({ name, position, highlights = [], startDate }, i) => {
    const [line] = highlights;
    return line === undefined || !name || !position
      ? []
      : [{ i, name, position, startDate: startDate ?? '', line: bare(line) }];
  });
  const [school] = resume.education ?? [];
  const [certificate] = resume.certificates ?? [];
  const [language] = resume.languages ?? [];
  const skill = resume.skills?.flatMap(({ name, keywords = [] }) => [...keywords, name ?? ''])[0];
  return roles.flatMap((own, at): Join[] => {
    const other = roles[at + 1] ?? roles[at - 1];
    const { line } = own;
    const told: [string, string | undefined][] = [
      ['degree', school?.studyType && `${line}, with a ${school.studyType}`],
      ['school', school?.institution && `${line} after graduating from ${school.institution}`],
      ['certificate', certificate?.name && `Holder of ${certificate.name}; ${lowerFirst(line)}`],
      ['holding', certificate?.name && `${certificate.name}-certified: ${lowerFirst(line)}`],
      ['language', language?.language && `${line}, in ${language.language} where needed`],
      ['skill', skill && `${line}, using ${skill}`],
      ...(other === undefined || other.name === own.name ? [] : joinRoles(own, other)),
    ];
    return told.flatMap(([way, text]) =>
      text ? [{ path: `work[${own.i}].highlights[0]`, text, way }] : [],
    );
  });
}

interface Role {
  name: string;
  position: string;
  startDate: string;
  line: string;
}

function joinRoles(own: Role, other: Role): [string, string][] {
  const [first, second] = [own, other].map(({ line }) => lowerFirst(line));
  const since = own.startDate.slice(0, 4);
  return [
    ['semicolon', `${own.line}; ${second}`],
    ['and', `${own.line} and ${second}`],
    ['named', `${own.line}, and at ${other.name} ${second}`],
    ['title', `${own.line} after working as ${other.position} at ${other.name}`],
    ['earlier', `${own.line}; earlier ${other.position} at ${other.name}`],
    ['turn', `Was ${other.position} at ${other.name}, then ${first}`],
    ['both', `Two jobs: ${first} at ${own.name} and ${second} at ${other.name}`],
    ['while', `${own.line} while also ${other.position} at ${other.name}`],
    ...(since === ''
      ? []
      : ([['since', `${own.line} since ${since}, before that at ${other.name}`]] as [
          string,
          string,
        ][])),
  ];
}
