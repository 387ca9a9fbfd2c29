import { useQuery } from '@tanstack/react-query';
import type { AuthSession } from '@trueline/contracts';
import { useRef } from 'react';
import { messageOf } from '../../shared/api/api-error.ts';
import { showMoment } from '../../shared/resume-document/dates.ts';
import { showToast } from '../../shared/toast/toast-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { RunningLine } from '../../shared/ui/loading.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { authSessionsQuery, useEndAuthSessions } from './account-mutations.ts';
import { SettingsSection } from './settings-section.tsx';

const nameOf = ({ device }: AuthSession) => (device === '' ? 'A browser or program' : device);

interface SignInListProps {
  sessions: AuthSession[];
  ending: string | null | undefined;
  onEnd: (id: string) => void;
}

function SignInList({ sessions, ending, onEnd }: SignInListProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {sessions.map((session) => (
        <li key={session.id} className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
          <div className="min-w-0 grow basis-52">
            <p className="font-semibold">{nameOf(session)}</p>
            <p className="text-sm text-soft">
              Since {showMoment(session.createdAt)} · last used {showMoment(session.lastUsedAt)}
            </p>
          </div>
          {session.current ? (
            <p className="text-sm font-semibold text-evidence">This browser</p>
          ) : (
            <Button
              variant="quiet"
              aria-label={`End the sign-in of ${nameOf(session)}, since ${showMoment(session.createdAt)}`}
              busyLabel={ending === session.id && 'Ending…'}
              onClick={() => onEnd(session.id)}
            >
              End
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Where the person is signed in, and the way to end it. */
export function SignInsSection() {
  const list = useRef<HTMLDivElement>(null);
  const { data, error } = useQuery(authSessionsQuery());
  const end = useEndAuthSessions();
  const sessions = data?.items ?? [];
  const endOnes = (id: string | null) =>
    end.mutate(id, {
      onSuccess: () => {
        showToast({ title: id === null ? 'Every other sign-in has ended' : 'Sign-in ended' });
        // The button that was pressed goes with its line.
        list.current?.focus();
      },
    });
  return (
    <SettingsSection
      title="Where you are signed in"
      about="A sign-in ends by itself when it is not used for a while. End one that you do not know, and change your password."
    >
      <div ref={list} tabIndex={-1} className="space-y-4 outline-none">
        {!data && !error && <RunningLine />}
        {error && <Notice tone="conflict" title={messageOf(error, 'It could not be loaded.')} />}
        {end.error && (
          <Notice tone="conflict" title={messageOf(end.error, 'Please try again.')} urgent />
        )}
        <SignInList
          sessions={sessions}
          ending={end.isPending ? end.variables : undefined}
          onEnd={endOnes}
        />
        {data?.nextCursor && (
          <p className="text-sm text-soft">These are the newest {sessions.length}.</p>
        )}
        {sessions.some(({ current }) => !current) && (
          <Button
            variant="outline"
            busyLabel={end.isPending && end.variables === null && 'Ending…'}
            onClick={() => endOnes(null)}
          >
            End all but this one
          </Button>
        )}
      </div>
    </SettingsSection>
  );
}
