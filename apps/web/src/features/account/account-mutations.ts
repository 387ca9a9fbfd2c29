import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EndpointResponse, getAccount } from '@trueline/contracts';
import { call } from '../../shared/api/call.ts';
import { endpoints } from '../../shared/api/endpoints.ts';
import { accountQuery } from '../../shared/api/payment-queries.ts';
import { readQuery } from '../../shared/api/query-client.ts';
import { setSignedIn } from '../../shared/auth/auth-store.ts';

/** Where the person is signed in; asked anew whenever it is shown. */
export const authSessionsQuery = () => ({
  ...readQuery(endpoints.listAuthSessions, { query: { limit: 100 } }),
  refetchOnMount: 'always' as const,
});

/** Takes an account that the server answered as the newest, also where the signed-in person is named. */
export function useKeepAccount() {
  const client = useQueryClient();
  return (answer: EndpointResponse<typeof getAccount>) => {
    const { id, username, email } = answer.account;
    client.setQueryData(accountQuery().queryKey, answer);
    setSignedIn({ id, username, email });
  };
}

/** Asks again for the account, after a call that does not answer it. */
export function useRefreshAccount() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: accountQuery().queryKey });
}

export function useUpdateAccount() {
  const keep = useKeepAccount();
  return useMutation({
    mutationFn: (body: { username?: string; newsletter?: boolean }) =>
      call(endpoints.updateAccount, { body }),
    onSuccess: keep,
  });
}

/** Ends one sign-in, or with `null` every one but this. */
export function useEndAuthSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) =>
      id === null
        ? call(endpoints.endOtherAuthSessions)
        : call(endpoints.endAuthSession, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: authSessionsQuery().queryKey }),
  });
}
