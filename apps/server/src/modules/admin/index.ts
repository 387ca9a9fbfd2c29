export {
  type AdministratorAccount,
  AdministratorFault,
  ensureAdministrator,
  findPasswordFault,
} from './ensure-administrator.ts';
export { mountAdmin } from './routes.ts';
export { createAdminService } from './service.ts';
