export { keepTold, listKnown, listOwnTopics, type Origin, type Told } from './keep.ts';
export { mountKnownAnswers } from './routes.ts';
export { createKnownAnswerService } from './service.ts';
