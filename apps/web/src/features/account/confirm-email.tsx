import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { messageOf } from '../../shared/api/api-error.ts';
import { call } from '../../shared/api/call.ts';
import { endpoints } from '../../shared/api/endpoints.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useKeepAccount } from './account-mutations.ts';

/** Where the links of a change of address lead (`?confirmEmail=`). Opening one does nothing yet. */
export function ConfirmEmail() {
  const [search, setSearch] = useSearchParams();
  const token = search.get('confirmEmail');
  const keep = useKeepAccount();
  const confirm = useMutation({
    mutationFn: (body: { token: string }) => call(endpoints.confirmEmail, { body }),
    onSuccess: ({ account }) => {
      keep({ account });
      // A reload must not ask again.
      setSearch({}, { replace: true, preventScrollReset: true });
    },
  });
  if (confirm.data) return <Notice tone="info" title={confirm.data.message} urgent />;
  if (token === null) return null;
  return (
    <Notice tone="question" title="Confirm the change of your e-mail address">
      <p>
        You came here by a link we sent you. Press the button to confirm this end of the change.
      </p>
      <Button
        className="mt-3"
        busyLabel={confirm.isPending && 'Confirming…'}
        onClick={() => confirm.mutate({ token })}
      >
        Confirm the change
      </Button>
      {confirm.error && (
        <p role="alert" className="mt-3 font-semibold text-conflict">
          {messageOf(confirm.error, 'It could not be confirmed. Please try again.')}
        </p>
      )}
    </Notice>
  );
}
