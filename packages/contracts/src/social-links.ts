export type SocialService = 'x' | 'linkedin' | 'tiktok';

/** The operator's pages elsewhere: full addresses; null leaves a link out. */
export type SocialLinks = Readonly<Record<SocialService, string | null>>;

/** Stand in the built pages where those addresses belong, which are known only when the server starts. */
export const SOCIAL_PLACEHOLDERS = {
  x: 'https://x.operator.invalid',
  linkedin: 'https://linkedin.operator.invalid',
  tiktok: 'https://tiktok.operator.invalid',
} as const satisfies SocialLinks;
