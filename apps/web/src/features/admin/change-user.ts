import type { Body } from '../../shared/api/address.ts';
import { call } from '../../shared/api/call.ts';
import { endpoints } from '../../shared/api/endpoints.ts';

type Changes = Body<NonNullable<(typeof endpoints.updateAdminUser)['endpoint']>>;

/** Changes role, plan or standing of one user. Throws `ApiError`. */
export const changeUser = ({ id }: { id: string }, body: Changes) =>
  call(endpoints.updateAdminUser, { params: { id }, body });
