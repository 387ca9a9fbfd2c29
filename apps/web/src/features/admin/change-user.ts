import type { Body } from '../../shared/api/address.ts';
import { call } from '../../shared/api/call.ts';
import { updateAdminUser } from './admin-endpoints.ts';

type Changes = Body<NonNullable<(typeof updateAdminUser)['endpoint']>>;

/** Changes role, plan or standing of one user. Throws `ApiError`. */
export const changeUser = ({ id }: { id: string }, body: Changes) =>
  call(updateAdminUser, { params: { id }, body });
