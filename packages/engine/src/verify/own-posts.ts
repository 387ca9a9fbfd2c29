import type { Resume } from '@trueline/contracts';
import type { ResumeLine } from '../document/paths.ts';
import { readPostText } from '../rules/post-text.ts';

/** The lines with those of roles that tell of whoever holds the post as its holder tells them: what a foreman's own line has "the foreman" do is what the person did. */
export const inOwnVoice = (lines: readonly ResumeLine[], { work = [] }: Resume): ResumeLine[] =>
  lines.map((line) => {
    const at = /^work\[(\d+)\]\.highlights/.exec(line.path)?.[1];
    const role = at === undefined ? undefined : work[Number(at)];
    const told = role === undefined ? null : readPostText(line.text, role.position);
    return told === null ? line : { ...line, text: told };
  });
