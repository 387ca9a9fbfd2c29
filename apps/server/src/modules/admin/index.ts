export {
  type AdministratorAccount,
  AdministratorFault,
  ensureAdministrator,
} from './ensure-administrator.ts';
export { mountAdmin } from './routes.ts';
export { createAdminService } from './service.ts';
