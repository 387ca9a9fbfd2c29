interface NewsletterSubscribersTable {
  id: string;
  email: string;
  email_key: string;
  status: 'pending' | 'confirmed' | 'unsubscribed';
  created_at: Date;
}

interface NewsletterEventsTable {
  id: string;
  subscriber_id: string;
  kind: 'requested' | 'confirmed' | 'unsubscribed';
  source: string;
  wording: string;
  created_at: Date;
}

interface NewsletterTokensTable {
  token_hash: string;
  subscriber_id: string;
  purpose: 'confirm' | 'unsubscribe';
  expires_at: Date | null;
}

export interface NewsletterTables {
  newsletter_subscribers: NewsletterSubscribersTable;
  newsletter_events: NewsletterEventsTable;
  newsletter_tokens: NewsletterTokensTable;
}
