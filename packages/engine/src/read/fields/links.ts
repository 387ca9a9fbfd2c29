import type { Block } from '../sections/block.ts';
import { cut, type Slice, splitSlice } from '../slice.ts';

export interface LinkDraft {
  network?: string;
  username?: string;
  /** With its scheme. */
  url: string;
  /** Where it stands, or the block whose link points there. */
  source: Slice;
}

const NETWORKS: Readonly<Record<string, string>> = {
  'linkedin.com': 'LinkedIn',
  'github.com': 'GitHub',
  'gitlab.com': 'GitLab',
  'bitbucket.org': 'Bitbucket',
  'twitter.com': 'Twitter',
  'x.com': 'X',
  'facebook.com': 'Facebook',
  'fb.com': 'Facebook',
  'fb.co': 'Facebook',
  'instagram.com': 'Instagram',
  'youtube.com': 'YouTube',
  'behance.net': 'Behance',
  'dribbble.com': 'Dribbble',
  'medium.com': 'Medium',
  'stackoverflow.com': 'Stack Overflow',
  'kaggle.com': 'Kaggle',
  'orcid.org': 'ORCID',
  'scholar.google.com': 'Google Scholar',
  'researchgate.net': 'ResearchGate',
  'quora.com': 'Quora',
  'xing.com': 'XING',
  'leetcode.com': 'LeetCode',
  'hackerrank.com': 'HackerRank',
  'codepen.io': 'CodePen',
  'dev.to': 'DEV',
  'mastodon.social': 'Mastodon',
  'bsky.app': 'Bluesky',
  'huggingface.co': 'Hugging Face',
  'soundcloud.com': 'SoundCloud',
};

const URL =
  /(?<![\p{L}\p{N}@._-])(?:https?:\/\/)?(?:www\.)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:com|org|net|io|dev|me|co|ca|fr|de|edu|ai|app|info|uk|ch|eu|be|in|us|tech|design|page|site|online|xyz|blog|pro|website|gov|to|ly|au|nl|es|it|se|no|dk|pl|br|ru|jp|academy|studio|works|codes|pm|example)(?![\p{L}\p{N}@])(?:\/[^\s|,;)]*)?/giu;

type Named = Pick<LinkDraft, 'network' | 'username'>;
/** "Portfolio: name · example.com/name": an address with its network and name before it. */
const NAMED = /(?:^|[|\t•])\s*(?<network>\p{Lu}[\p{L} ]{1,18}):\s(?<username>[^\s|·]{2,40})\s·\s$/u;
/** Networks where people give their name alone, as they write them for short, too. */
const WHERE = [
  ...new Set(Object.values(NETWORKS)),
  ...'Skype Telegram Mastodon Discord WeChat Threads TikTok Snapchat KakaoTalk Kakao Viber Signal Zalo Insta IG FB Line'.split(
    ' ',
  ),
].join('|');
/** "IG: robin", "IG @robin", "IG (@robin)": without a colon the sign says that a name follows. */
const HANDLE = new RegExp(
  `^(?<network>(?:${WHERE})(?: ID)?)(?:\\s*:\\s*|\\s+[–—-]?\\s*\\(?(?=@))(?<username>@?[\\p{L}\\d][\\p{L}\\d._@:-]{1,40})\\)?$`,
  'iu',
);
/** Networks whose names are words, behind which a word of letters alone is none of an account. */
const IS_WORD = /^(?:line|signal|threads|medium|x)$/iu;
/** Says that there is an account, and not which. */
const SAYS_WHETHER =
  /^(?:yes|no|none|n\/a|available|active|same|s[ií]|sim|oui|non|ja|nein|nee|tak|nie|да|нет)$/iu;

/** "in /in/sample-name": an icon's letters, or the network's name, and the path of a profile there. */
const IN_HANDLE =
  /^(?:(?<network>in|li|linked ?in)\s*:?\s+)?(?<path>\/in\/)(?<username>[\p{L}\d][\p{L}\d-]{2,60})\/?$/iu;

/** "Skype: sample.name", "Mastodon: @name@social.example": profiles without an address. */
export function findHandles(blocks: readonly Block[]): { network: Slice; username: Slice }[] {
  return blocks.flatMap((block) =>
    splitSlice(block, /\s*[|•\t;]\s*|\s+·\s+/gu).flatMap((piece) => {
      const path = IN_HANDLE.exec(piece.text)?.groups;
      if (path?.username !== undefined) {
        const at = piece.text.indexOf(path.username, (path.network ?? '').length + 1);
        const source = cut(piece, 0, at);
        return [{ network: { ...source, text: 'LinkedIn' }, username: cut(piece, at) }];
      }
      const { network, username } = HANDLE.exec(piece.text)?.groups ?? {};
      if (network === undefined || username === undefined) return [];
      if (findWholeLink({ ...piece, text: username }) !== undefined) return [];
      if (IS_WORD.test(network) && (/^\p{Lu}/u.test(username) || /^[\p{L}-]+$/u.test(username)))
        return [];
      if (SAYS_WHETHER.test(username)) return [];
      const at = piece.text.lastIndexOf(username);
      return [
        {
          network: cut(piece, 0, network.length),
          username: cut(piece, at, at + username.length),
        },
      ];
    }),
  );
}

/** Addresses in the text of the blocks and behind their links, each once. */
export function findLinks(blocks: readonly Block[]): LinkDraft[] {
  const found = new Map<string, LinkDraft>();
  const add = (raw: string, source: Slice, named: Named = {}): void => {
    const url = withScheme(raw.replace(/[.,;:]+$/, ''));
    const key = keyOf(url);
    if (key !== undefined && !found.has(key)) found.set(key, { ...toDraft(url, source), ...named });
  };
  for (const block of blocks) {
    const text = withoutEmails(block.text);
    for (const match of text.matchAll(URL)) {
      const start = block.start + match.index;
      const end = start + match[0].length;
      // The link behind the text has what the text leaves out: "www.", the closing slash.
      const key = keyOf(withScheme(match[0]));
      const target = block.links.find((link) => /^https?:/i.test(link) && keyOf(link) === key);
      const named = NAMED.exec(text.slice(0, match.index))?.groups;
      add(target ?? match[0], { text: match[0], start, end }, named);
    }
  }
  // An address that is written out stands where it is written, however many rows its link covers.
  for (const block of blocks) {
    for (const target of block.links) {
      if (/^https?:\/\//i.test(target)) add(target, block);
    }
  }
  return [...found.values()];
}

/** The address where the text is nothing else, with its scheme. */
export function findWholeLink(slice: Slice): Slice | undefined {
  const [match] = slice.text.matchAll(URL);
  return match !== undefined && match[0].length === slice.text.length
    ? { ...slice, text: withScheme(match[0]) }
    : undefined;
}

/** E-mail addresses blanked out, at the same length: their domain is no web address. */
function withoutEmails(text: string): string {
  return text.replace(/[^\s|,;]+@[^\s|,;]+/g, (email) => ' '.repeat(email.length));
}

const withScheme = (url: string): string => (/^https?:\/\//i.test(url) ? url : `https://${url}`);

/** For comparing: no scheme, no `www.`, no closing slash. Undefined for what is no address. */
function keyOf(url: string): string | undefined {
  const parsed = globalThis.URL.parse(url);
  if (parsed === null) return undefined;
  return `${parsed.hostname.replace(/^www\./, '')}${parsed.pathname.replace(/\/+$/, '')}`.toLowerCase();
}

function toDraft(url: string, source: Slice): LinkDraft {
  const { hostname, pathname } = new globalThis.URL(url);
  const host = hostname.replace(/^www\./, '').toLowerCase();
  const domain = Object.keys(NETWORKS).find((name) => host === name || host.endsWith(`.${name}`));
  const network = domain === undefined ? undefined : NETWORKS[domain];
  const username = pathname
    .split('/')
    .filter((part) => part !== '')
    .at(-1)
    ?.replace(/^@/, '');
  return {
    ...(network !== undefined && { network }),
    ...(network !== undefined && username !== undefined && { username }),
    url,
    source,
  };
}

/** The text with web addresses turned into tabs, at the same length. */
export function withoutLinks(text: string): string {
  return text.replace(URL, (match) => '\t'.repeat(match.length));
}
