export { mountNewsletter } from './routes.ts';
export { createNewsletterService, type NewsletterService } from './service.ts';
