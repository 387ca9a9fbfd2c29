import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { ApiError, messageOf } from '../../shared/api/api-error.ts';
import { call } from '../../shared/api/call.ts';
import { endpoints } from '../../shared/api/endpoints.ts';
import { setSignedIn } from '../../shared/auth/auth-store.ts';
import { showToast } from '../../shared/toast/toast-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { AuthShell } from './auth-shell.tsx';
import { ResendVerification } from './resend-verification.tsx';

/** Where the link of the mail leads. Opening it does nothing yet: mail programs and scanners open links, too. */
export function VerifyEmailPage({ token }: { token: string }) {
  const navigate = useNavigate();
  const verify = useMutation({
    mutationFn: () => call(endpoints.verifyEmail, { body: { token } }),
    onSuccess: ({ user, message }) => {
      showToast({ title: message ?? 'Your email address is confirmed.' });
      if (user) setSignedIn(user);
      void navigate(user ? '/profile' : '/auth', { replace: true });
    },
  });
  if (verify.error) {
    const isSpent = verify.error instanceof ApiError && verify.error.body?.code === 'TOKEN_INVALID';
    return (
      <AuthShell title="Confirm your address">
        <div className="space-y-6">
          <Notice
            tone="conflict"
            title={messageOf(verify.error, 'It could not be confirmed.')}
            urgent
          >
            {isSpent && 'If you have confirmed your address before, you can just sign in.'}
          </Notice>
          {isSpent ? (
            <ResendVerification />
          ) : (
            <Button onClick={() => verify.mutate()}>Try again</Button>
          )}
          <Link to="/auth" className={buttonClass('quiet')}>
            Sign in
          </Link>
        </div>
      </AuthShell>
    );
  }
  return (
    <AuthShell
      title="Confirm your address"
      intro="You came here by the link we sent you. Press the button to confirm that this address is yours; then you are signed in."
    >
      <Button
        size="large"
        className="w-full"
        busyLabel={(verify.isPending || verify.isSuccess) && 'Confirming…'}
        onClick={() => verify.mutate()}
      >
        Confirm my address
      </Button>
    </AuthShell>
  );
}
