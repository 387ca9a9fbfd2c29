export type { MailText } from './layout.ts';
export {
  type AnswerMailRequest,
  createMailRequestJob,
  createMailRequests,
  type MailRequest,
  type MailRequestKind,
  type MailRequests,
} from './mail-requests.ts';
export { createSendMailJob } from './send-mail-job.ts';
export { createMailService, type MailService } from './service.ts';
