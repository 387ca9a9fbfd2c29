interface Operator {
  name: string;
  /** Where they are, as it stands at the foot of every page. */
  location: string;
  /** Line by line; anti-spam laws ask for it in each newsletter. */
  postalAddress: readonly string[];
  /** Gets the messages of the contact form, and answers questions about privacy. */
  email: string;
  /** The law that the terms stand under. */
  jurisdiction: string;
  /** Where the service's machines stand. */
  dataLocation: string;
  /** Companies chosen by the operator that no setting names; null: none, or not told. */
  suppliers: Readonly<Record<'hosting' | 'mail' | 'storage' | 'languageModel', string | null>>;
  /** `YYYY-MM-DD`: since when each page applies as it stands. */
  policyDates: Readonly<
    Record<'terms' | 'privacy' | 'cookies' | 'subprocessors' | 'accessibility', string>
  >;
}

/** Who runs this installation: stands on the legal pages and at the foot of every mail. An operator puts their own values here. */
export const OPERATOR: Operator = {
  name: 'Trueline',
  location: 'Winnipeg, Manitoba, Canada',
  postalAddress: ['Winnipeg, Manitoba', 'Canada'],
  email: 'support@trueline.example.com',
  jurisdiction: 'Manitoba',
  dataLocation: 'Canada',
  suppliers: { hosting: null, mail: null, storage: null, languageModel: null },
  policyDates: {
    terms: '2026-11-23',
    privacy: '2026-11-21',
    cookies: '2026-11-21',
    subprocessors: '2026-11-21',
    accessibility: '2026-11-21',
  },
};
