/** Who runs this installation: stands on the legal pages and at the foot of every mail. An operator puts their own values here. */
export const OPERATOR = {
  name: 'Trueline',
  /** Line by line; anti-spam laws ask for it in each newsletter. */
  postalAddress: ['Winnipeg, Manitoba', 'Canada'],
  /** Gets the messages of the contact form. */
  email: 'support@trueline.example.com',
} as const;
