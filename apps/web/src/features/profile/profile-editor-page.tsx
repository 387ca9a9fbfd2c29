import { useQuery } from '@tanstack/react-query';
import type { Resume, UserProfile } from '@trueline/contracts';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { ApiError, messageOf } from '../../shared/api/api-error.ts';
import { userProfileQuery, useSaveUserProfile } from '../../shared/api/user-profile.ts';
import { useAuth } from '../../shared/auth/auth-context.tsx';
import { SaveStateLine } from '../../shared/autosave/save-state-line.tsx';
import { useAutosave } from '../../shared/autosave/use-autosave.ts';
import { PageHeading } from '../../shared/page-focus.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Loading } from '../../shared/ui/loading.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { FieldControls } from './field-controls.tsx';
import { LinksEditor } from './links-editor.tsx';
import { type Entry, entriesOf, toSaved, withEntries } from './profile-document.ts';
import { BASICS_FIELDS, LOCATION_FIELDS, PROFILE_SECTIONS } from './profile-sections.ts';
import { SectionEditor } from './section-editor.tsx';

/** The versions that texts which left the editor unsaved stand on: coming back must not pass over a newer one. */
const leftOn = new Map<string, number>();

/** The document as JSON text, saved soon after each change on top of the version that it came from. */
function useProfileDraft(profile: UserProfile, userId: string) {
  // One person's words are never offered to the next who signs in here.
  const key = `user-profile-${userId}`;
  const save = useSaveUserProfile();
  const [first] = useState(() => JSON.stringify(profile.document));
  const version = useRef(leftOn.get(key) ?? profile.version);
  const draft = useAutosave(key, first, async (text) => {
    const document = toSaved(JSON.parse(text) as Resume);
    leftOn.set(key, version.current);
    const answer = await save.mutateAsync({ document, version: version.current });
    version.current = answer.profile.version;
    leftOn.delete(key);
  });
  const { adopt } = draft;
  useEffect(() => {
    // The answer to what was saved here lacks only empty lines, which somebody may be typing in.
    if (profile.version === version.current) return;
    if (adopt(JSON.stringify(profile.document))) version.current = profile.version;
  }, [profile, adopt]);
  return {
    document: JSON.parse(draft.text) as Resume,
    change: (document: Resume) => draft.change(JSON.stringify(document)),
    state: draft.state,
    error: draft.state === 'failed' ? save.error : null,
    /** Drops what is here for what was saved elsewhere. */
    takeOver: (newest: UserProfile) => {
      leftOn.delete(key);
      version.current = newest.version;
      draft.discard(JSON.stringify(newest.document));
    },
    /** Saves what is here over what was saved elsewhere. */
    overwrite: (newest: number) => {
      version.current = newest;
      void draft.flush().catch(() => undefined);
    },
  };
}

interface ConflictProps {
  onOverwrite: (version: number) => void;
  onTakeOver: (newest: UserProfile) => void;
}

function Conflict({ onOverwrite, onTakeOver }: ConflictProps) {
  const { refetch } = useQuery(userProfileQuery());
  const withNewest = (act: (newest: UserProfile) => void) =>
    void refetch().then(({ data, error }) => data && !error && act(data.profile));
  return (
    <Notice tone="conflict" title="Your profile was changed in another tab or device" urgent>
      <p>Both versions still exist. Which one do you want to keep?</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => withNewest(({ version }) => onOverwrite(version))}>
          Keep what is here
        </Button>
        <Button variant="outline" onClick={() => withNewest(onTakeOver)}>
          Take the other one
        </Button>
      </div>
    </Notice>
  );
}

function Editor({ profile, userId }: { profile: UserProfile; userId: string }) {
  const { document, change, state, error, overwrite, takeOver } = useProfileDraft(profile, userId);
  const basics = (document.basics ?? {}) as Entry;
  const setBasics = (next: Entry) => change({ ...document, basics: next });
  const isConflict = error instanceof ApiError && error.status === 412;
  return (
    <div className="mx-auto max-w-3xl px-5 py-12">
      <PageHeading>Edit your profile</PageHeading>
      <p className="mt-3 text-soft">
        What you keep here is yours alone. It fills forms for you and is never changed by a result.
      </p>
      <div className="sticky top-16 z-10 mt-6 flex flex-wrap items-center justify-between gap-3 border-b border-line bg-paper py-2">
        <SaveStateLine state={state} />
        <Link to="/profile" className={buttonClass('outline')}>
          Done
        </Link>
      </div>
      {isConflict && (
        <div className="mt-5">
          <Conflict onOverwrite={overwrite} onTakeOver={takeOver} />
        </div>
      )}
      {error && !isConflict && (
        <div className="mt-5">
          <Notice tone="conflict" title={messageOf(error, 'It is tried again by itself.')} urgent />
        </div>
      )}
      <section aria-labelledby="about-you" className="mt-8">
        <h2 id="about-you" className="mb-4 text-xl font-semibold">
          About you
        </h2>
        <FieldControls fields={BASICS_FIELDS} entry={basics} onChange={setBasics} />
        <div className="mt-5">
          <FieldControls
            fields={LOCATION_FIELDS}
            entry={(basics.location ?? {}) as Entry}
            onChange={(location) => setBasics({ ...basics, location })}
          />
        </div>
        <LinksEditor basics={basics} onChange={setBasics} />
      </section>
      {PROFILE_SECTIONS.map((section) => (
        <SectionEditor
          key={section.key}
          section={section}
          entries={entriesOf(document, section.key)}
          onChange={(entries) => change(withEntries(document, section.key, entries))}
        />
      ))}
    </div>
  );
}

/** Every section of the profile, saved as it is typed. */
export function ProfileEditorPage() {
  const { data, error, refetch } = useQuery(userProfileQuery());
  const { user } = useAuth();
  if (data && user) return <Editor key={user.id} profile={data.profile} userId={user.id} />;
  if (!error) return <Loading />;
  return (
    <div className="mx-auto max-w-2xl px-5 py-16">
      <PageHeading>This could not be loaded</PageHeading>
      <p className="mt-4 text-lg text-soft">
        {messageOf(error, 'Nothing is lost. Please try again.')}
      </p>
      <Button className="mt-8" onClick={() => void refetch()}>
        Try again
      </Button>
    </div>
  );
}
