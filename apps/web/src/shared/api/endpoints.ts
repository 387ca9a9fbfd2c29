import type * as contract from '@trueline/contracts';
import { addressOf } from './address.ts';

export const getCsrfToken = addressOf<typeof contract.getCsrfToken>('GET', '/api/auth/csrf-token');
export const getCurrentUser = addressOf<typeof contract.getCurrentUser>('GET', '/api/auth/me');
export const login = addressOf<typeof contract.login>('POST', '/api/auth/login');
export const register = addressOf<typeof contract.register>('POST', '/api/auth/register');
export const logout = addressOf<typeof contract.logout>('POST', '/api/auth/logout');
export const verifyEmail = addressOf<typeof contract.verifyEmail>('POST', '/api/auth/verify-email');
export const resendVerification = addressOf<typeof contract.resendVerification>(
  'POST',
  '/api/auth/resend-verification',
);
export const forgotPassword = addressOf<typeof contract.forgotPassword>(
  'POST',
  '/api/auth/forgot-password',
);
export const resetPassword = addressOf<typeof contract.resetPassword>(
  'POST',
  '/api/auth/reset-password',
);

export const createResume = addressOf<typeof contract.createResume>('POST', '/api/resumes');
export const listResumes = addressOf<typeof contract.listResumes>('GET', '/api/resumes');
export const deleteResume = addressOf<typeof contract.deleteResume>('DELETE', '/api/resumes/:id');
export const getResume = addressOf<typeof contract.getResume>('GET', '/api/resumes/:id');

export const createResumeSession = addressOf<typeof contract.createResumeSession>(
  'POST',
  '/api/resume-sessions',
);
export const listResumeSessions = addressOf<typeof contract.listResumeSessions>(
  'GET',
  '/api/resume-sessions',
);
export const getResumeSession = addressOf<typeof contract.getResumeSession>(
  'GET',
  '/api/resume-sessions/:id',
);
export const updateResumeSession = addressOf<typeof contract.updateResumeSession>(
  'PATCH',
  '/api/resume-sessions/:id',
);
export const optimizeResumeSession = addressOf<typeof contract.optimizeResumeSession>(
  'POST',
  '/api/resume-sessions/:id/optimize',
);
export const downloadFile = addressOf<typeof contract.downloadFile>(
  'GET',
  '/api/resume-sessions/:id/files/:name',
);
export const previewPage = addressOf<typeof contract.previewPage>(
  'GET',
  '/api/resume-sessions/:id/preview/:page',
);

export const listTemplates = addressOf<typeof contract.listTemplates>('GET', '/api/templates');

export const createPayment = addressOf<typeof contract.createPayment>('POST', '/api/payments');
export const listPayments = addressOf<typeof contract.listPayments>('GET', '/api/payments');
export const getPayment = addressOf<typeof contract.getPayment>('GET', '/api/payments/:sessionId');
export const confirmPayment = addressOf<typeof contract.confirmPayment>(
  'POST',
  '/api/payments/:sessionId/confirm',
);

export const getAccount = addressOf<typeof contract.getAccount>('GET', '/api/account');
export const updateAccount = addressOf<typeof contract.updateAccount>('PATCH', '/api/account');
export const deleteAccount = addressOf<typeof contract.deleteAccount>('DELETE', '/api/account');
export const exportAccount = addressOf<typeof contract.exportAccount>('GET', '/api/account/export');
export const changePassword = addressOf<typeof contract.changePassword>(
  'POST',
  '/api/account/password',
);
export const changeEmail = addressOf<typeof contract.changeEmail>('POST', '/api/account/email');
export const withdrawEmail = addressOf<typeof contract.withdrawEmail>(
  'DELETE',
  '/api/account/email',
);
export const confirmEmail = addressOf<typeof contract.confirmEmail>(
  'POST',
  '/api/account/email/confirm',
);
export const listAuthSessions = addressOf<typeof contract.listAuthSessions>(
  'GET',
  '/api/account/sessions',
);
export const endAuthSession = addressOf<typeof contract.endAuthSession>(
  'DELETE',
  '/api/account/sessions/:id',
);
export const endOtherAuthSessions = addressOf<typeof contract.endOtherAuthSessions>(
  'DELETE',
  '/api/account/sessions',
);
export const setUpTwoFactor = addressOf<typeof contract.setUpTwoFactor>(
  'POST',
  '/api/account/two-factor',
);
export const confirmTwoFactor = addressOf<typeof contract.confirmTwoFactor>(
  'POST',
  '/api/account/two-factor/confirm',
);
export const replaceRecoveryCodes = addressOf<typeof contract.replaceRecoveryCodes>(
  'POST',
  '/api/account/two-factor/recovery-codes',
);
export const endTwoFactor = addressOf<typeof contract.endTwoFactor>(
  'DELETE',
  '/api/account/two-factor',
);

export const followResumeSession = addressOf<typeof contract.followResumeSession>(
  'GET',
  '/api/resume-sessions/:id/events',
);

export const subscribe = addressOf<typeof contract.subscribe>('POST', '/api/newsletter/subscribe');
export const sendContactMessage = addressOf<typeof contract.sendContactMessage>(
  'POST',
  '/api/contact',
);
export const getSiteSettings = addressOf<typeof contract.getSiteSettings>(
  'GET',
  '/api/site-settings',
);

export const updateResume = addressOf<typeof contract.updateResume>('PATCH', '/api/resumes/:id');
export const placeKeptText = addressOf<typeof contract.placeKeptText>(
  'POST',
  '/api/resumes/:id/kept/:keptId',
);
export const duplicateResume = addressOf<typeof contract.duplicateResume>(
  'POST',
  '/api/resumes/:id/duplicate',
);
export const reparseResume = addressOf<typeof contract.reparseResume>(
  'POST',
  '/api/resumes/:id/reparse',
);
export const downloadOriginal = addressOf<typeof contract.downloadOriginal>(
  'GET',
  '/api/resumes/:id/original',
);

export const getUserProfile = addressOf<typeof contract.getUserProfile>('GET', '/api/profile');
export const putUserProfile = addressOf<typeof contract.putUserProfile>('PUT', '/api/profile');
export const importUserProfile = addressOf<typeof contract.importUserProfile>(
  'POST',
  '/api/profile/import',
);
export const refreshCareerIntelligence = addressOf<typeof contract.refreshCareerIntelligence>(
  'POST',
  '/api/profile/career-intelligence',
);

export const readJobDescription = addressOf<typeof contract.readJobDescription>(
  'POST',
  '/api/job-requirements',
);

export const previewThumbnail = addressOf<typeof contract.previewThumbnail>(
  'GET',
  '/api/resume-sessions/:id/thumbnail.svg',
);
export const checkFiles = addressOf<typeof contract.checkFiles>(
  'GET',
  '/api/resume-sessions/:id/survival',
);
