interface Claims {
  taglines: { short: string; long: string } | null;
  madeInCanada: string | null;
  professionalsServed: string | null;
  /** At the foot of the pages. */
  rating: { value: string; best: string } | null;
  support: string | null;
  /** In the home page's metadata. */
  metadataRating: { value: number; best: number; count: number } | null;
  /** What the banner over the home page offers new accounts; keep it equal to TRIAL_DAYS. */
  trial: { days: number } | null;
}

/** What the operator says about the service. `null` removes a claim from every page. */
export const CLAIMS: Claims = {
  taglines: { short: 'AI-Powered Career Hub', long: 'Career Development Platform' },
  madeInCanada: 'Made in Canada',
  professionalsServed: '50,000+',
  rating: { value: '4.9', best: '5' },
  support: '24/7',
  metadataRating: { value: 4.8, best: 5, count: 1250 },
  trial: { days: 15 },
};
