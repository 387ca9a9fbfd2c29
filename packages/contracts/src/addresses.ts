import type { Endpoint } from './endpoint.ts';

/**
 * Method and path of every endpoint, by the endpoint's name: plain data, so that the web app can
 * call without the schemas. `:name` stands for a parameter.
 */
export const ADDRESSES = {
  getHealth: { method: 'GET', path: '/healthz' },
  getReadiness: { method: 'GET', path: '/readyz' },
  getMetrics: { method: 'GET', path: '/metrics' },

  getSiteSettings: { method: 'GET', path: '/api/site-settings' },

  getCsrfToken: { method: 'GET', path: '/api/auth/csrf-token' },
  getCurrentUser: { method: 'GET', path: '/api/auth/me' },
  login: { method: 'POST', path: '/api/auth/login' },
  register: { method: 'POST', path: '/api/auth/register' },
  logout: { method: 'POST', path: '/api/auth/logout' },

  verifyEmail: { method: 'POST', path: '/api/auth/verify-email' },
  resendVerification: { method: 'POST', path: '/api/auth/resend-verification' },
  forgotPassword: { method: 'POST', path: '/api/auth/forgot-password' },
  resetPassword: { method: 'POST', path: '/api/auth/reset-password' },

  getAccount: { method: 'GET', path: '/api/account' },
  updateAccount: { method: 'PATCH', path: '/api/account' },
  deleteAccount: { method: 'DELETE', path: '/api/account' },
  exportAccount: { method: 'GET', path: '/api/account/export' },
  changePassword: { method: 'POST', path: '/api/account/password' },
  changeEmail: { method: 'POST', path: '/api/account/email' },
  withdrawEmail: { method: 'DELETE', path: '/api/account/email' },
  confirmEmail: { method: 'POST', path: '/api/account/email/confirm' },
  listAuthSessions: { method: 'GET', path: '/api/account/sessions' },
  endAuthSession: { method: 'DELETE', path: '/api/account/sessions/:id' },
  endOtherAuthSessions: { method: 'DELETE', path: '/api/account/sessions' },

  setUpTwoFactor: { method: 'POST', path: '/api/account/two-factor' },
  confirmTwoFactor: { method: 'POST', path: '/api/account/two-factor/confirm' },
  replaceRecoveryCodes: { method: 'POST', path: '/api/account/two-factor/recovery-codes' },
  endTwoFactor: { method: 'DELETE', path: '/api/account/two-factor' },

  getUserProfile: { method: 'GET', path: '/api/profile' },
  putUserProfile: { method: 'PUT', path: '/api/profile' },
  importUserProfile: { method: 'POST', path: '/api/profile/import' },
  refreshCareerIntelligence: { method: 'POST', path: '/api/profile/career-intelligence' },
  getFormAnswers: { method: 'GET', path: '/api/profile/form-answers' },
  updateFormAnswers: { method: 'PATCH', path: '/api/profile/form-answers' },
  listKnownAnswers: { method: 'GET', path: '/api/profile/answers' },
  updateKnownAnswer: { method: 'PATCH', path: '/api/profile/answers/:id' },
  deleteKnownAnswer: { method: 'DELETE', path: '/api/profile/answers/:id' },

  createResume: { method: 'POST', path: '/api/resumes' },
  listResumes: { method: 'GET', path: '/api/resumes' },
  getResume: { method: 'GET', path: '/api/resumes/:id' },
  updateResume: { method: 'PATCH', path: '/api/resumes/:id' },
  placeKeptText: { method: 'POST', path: '/api/resumes/:id/kept/:keptId' },
  duplicateResume: { method: 'POST', path: '/api/resumes/:id/duplicate' },
  reparseResume: { method: 'POST', path: '/api/resumes/:id/reparse' },
  deleteResume: { method: 'DELETE', path: '/api/resumes/:id' },
  downloadOriginal: { method: 'GET', path: '/api/resumes/:id/original' },

  createResumeSession: { method: 'POST', path: '/api/resume-sessions' },
  listResumeSessions: { method: 'GET', path: '/api/resume-sessions' },
  readJobDescription: { method: 'POST', path: '/api/job-requirements' },
  getResumeSession: { method: 'GET', path: '/api/resume-sessions/:id' },
  updateResumeSession: { method: 'PATCH', path: '/api/resume-sessions/:id' },
  optimizeResumeSession: { method: 'POST', path: '/api/resume-sessions/:id/optimize' },
  stopResumeSessionWriting: { method: 'POST', path: '/api/resume-sessions/:id/stop-writing' },
  followResumeSession: { method: 'GET', path: '/api/resume-sessions/:id/events' },
  downloadFile: { method: 'GET', path: '/api/resume-sessions/:id/files/:name' },
  previewPage: { method: 'GET', path: '/api/resume-sessions/:id/preview/:page' },
  previewThumbnail: { method: 'GET', path: '/api/resume-sessions/:id/thumbnail.svg' },
  checkFiles: { method: 'GET', path: '/api/resume-sessions/:id/survival' },
  getOwnFile: { method: 'GET', path: '/api/resume-sessions/:id/own-file' },
  listPrompts: { method: 'GET', path: '/api/resume-sessions/:id/prompts' },
  sendProposals: { method: 'POST', path: '/api/resume-sessions/:id/proposals' },
  rewordText: { method: 'POST', path: '/api/resume-sessions/:id/rewordings' },

  listTemplates: { method: 'GET', path: '/api/templates' },

  createPayment: { method: 'POST', path: '/api/payments' },
  listPayments: { method: 'GET', path: '/api/payments' },
  getPayment: { method: 'GET', path: '/api/payments/:sessionId' },
  confirmPayment: { method: 'POST', path: '/api/payments/:sessionId/confirm' },
  stripeWebhook: { method: 'POST', path: '/api/webhooks/stripe' },

  subscribe: { method: 'POST', path: '/api/newsletter/subscribe' },
  showNewsletterConfirmation: { method: 'GET', path: '/api/newsletter/confirm' },
  confirmNewsletter: { method: 'POST', path: '/api/newsletter/confirm' },
  showNewsletterEnd: { method: 'GET', path: '/api/newsletter/unsubscribe' },
  unsubscribe: { method: 'POST', path: '/api/newsletter/unsubscribe' },

  sendContactMessage: { method: 'POST', path: '/api/contact' },

  adminLogin: { method: 'POST', path: '/api/admin/login' },
  adminLogout: { method: 'POST', path: '/api/admin/logout' },
  getAdministrator: { method: 'GET', path: '/api/admin/me' },
  setUpAdminTwoFactor: { method: 'POST', path: '/api/admin/two-factor' },
  confirmAdminTwoFactor: { method: 'POST', path: '/api/admin/two-factor/confirm' },
  endAdminTwoFactor: { method: 'DELETE', path: '/api/admin/two-factor' },

  listAdminUsers: { method: 'GET', path: '/api/admin/users' },
  getAdminUser: { method: 'GET', path: '/api/admin/users/:id' },
  updateAdminUser: { method: 'PATCH', path: '/api/admin/users/:id' },
  listAdminSessions: { method: 'GET', path: '/api/admin/sessions' },
  endAdminSession: { method: 'DELETE', path: '/api/admin/sessions/:id' },

  getAdminOverview: { method: 'GET', path: '/api/admin/overview' },
  listAdminOptimizations: { method: 'GET', path: '/api/admin/optimizations' },
  retryAdminOptimization: { method: 'POST', path: '/api/admin/optimizations/:id/retry' },
  listAdminMails: { method: 'GET', path: '/api/admin/mails' },
  listAdminContactMessages: { method: 'GET', path: '/api/admin/contact-messages' },
  listAdminSubscribers: { method: 'GET', path: '/api/admin/newsletter' },
  listAdminModels: { method: 'GET', path: '/api/admin/models' },
  checkAdminModel: { method: 'POST', path: '/api/admin/models/check' },
  useAdminModel: { method: 'PUT', path: '/api/admin/models/use' },
  listAuditLog: { method: 'GET', path: '/api/admin/audit-log' },
} as const satisfies Record<string, Pick<Endpoint, 'method' | 'path'>>;
