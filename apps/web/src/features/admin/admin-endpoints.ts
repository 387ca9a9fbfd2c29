import type * as contract from '@trueline/contracts';
import { addressOf } from '../../shared/api/address.ts';

export const adminLogin = addressOf<typeof contract.adminLogin>('POST', '/api/admin/login');
export const adminLogout = addressOf<typeof contract.adminLogout>('POST', '/api/admin/logout');
export const getAdministrator = addressOf<typeof contract.getAdministrator>('GET', '/api/admin/me');
export const setUpAdminTwoFactor = addressOf<typeof contract.setUpAdminTwoFactor>(
  'POST',
  '/api/admin/two-factor',
);
export const confirmAdminTwoFactor = addressOf<typeof contract.confirmAdminTwoFactor>(
  'POST',
  '/api/admin/two-factor/confirm',
);
export const endAdminTwoFactor = addressOf<typeof contract.endAdminTwoFactor>(
  'DELETE',
  '/api/admin/two-factor',
);

export const getAdminOverview = addressOf<typeof contract.getAdminOverview>(
  'GET',
  '/api/admin/overview',
);

export const listAdminUsers = addressOf<typeof contract.listAdminUsers>('GET', '/api/admin/users');
export const getAdminUser = addressOf<typeof contract.getAdminUser>('GET', '/api/admin/users/:id');
export const updateAdminUser = addressOf<typeof contract.updateAdminUser>(
  'PATCH',
  '/api/admin/users/:id',
);
export const listAdminSessions = addressOf<typeof contract.listAdminSessions>(
  'GET',
  '/api/admin/sessions',
);
export const endAdminSession = addressOf<typeof contract.endAdminSession>(
  'DELETE',
  '/api/admin/sessions/:id',
);

export const listAdminOptimizations = addressOf<typeof contract.listAdminOptimizations>(
  'GET',
  '/api/admin/optimizations',
);
export const retryAdminOptimization = addressOf<typeof contract.retryAdminOptimization>(
  'POST',
  '/api/admin/optimizations/:id/retry',
);
export const listAdminMails = addressOf<typeof contract.listAdminMails>('GET', '/api/admin/mails');
export const listAdminContactMessages = addressOf<typeof contract.listAdminContactMessages>(
  'GET',
  '/api/admin/contact-messages',
);
export const listAdminSubscribers = addressOf<typeof contract.listAdminSubscribers>(
  'GET',
  '/api/admin/newsletter',
);
export const listAuditLog = addressOf<typeof contract.listAuditLog>('GET', '/api/admin/audit-log');
