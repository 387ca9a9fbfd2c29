import type { AdminUser } from '@trueline/contracts';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { endpoints } from '../../shared/api/endpoints.ts';
import { Field, Input } from '../../shared/ui/field.tsx';
import { AdminPage } from './admin-page.tsx';
import { showShortDay } from './admin-texts.ts';
import { RecordList } from './record-list.tsx';
import type { Column } from './record-table.tsx';
import { UserLink } from './user-link.tsx';
import { planOf, standingOf } from './user-standing.ts';

const SEARCH_DELAY_MS = 300;

const COLUMNS: readonly Column<AdminUser>[] = [
  { title: 'User', head: true, cell: (user) => <UserLink {...user} /> },
  { title: 'E-mail', wide: true, cell: ({ email }) => email },
  { title: 'Standing', cell: (user) => standingOf(user).join(', ') },
  { title: 'Plan', cell: planOf },
  { title: 'Since', brief: true, cell: ({ createdAt }) => showShortDay(createdAt) },
];

/** The search in the address (`?q=`), and the text of its field, which runs ahead of it. */
function useUserSearch() {
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  const [field, setField] = useState({ text: q, q, sent: q });
  // An address that did not come from the field (a link, the way back) is taken over by it.
  if (field.q !== q) setField({ ...field, q, text: q === field.sent ? field.text : q });
  const wanted = field.text.trim();
  useEffect(() => {
    if (wanted === q) return undefined;
    const timer = setTimeout(() => {
      setField((before) => ({ ...before, sent: wanted }));
      setSearch(wanted === '' ? {} : { q: wanted }, { replace: true });
    }, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [wanted, q, setSearch]);
  const setText = (text: string) => setField((before) => ({ ...before, text }));
  return { q, text: field.text, setText };
}

export function UsersPage() {
  const { q, text, setText } = useUserSearch();
  return (
    <AdminPage title="Users" intro="Everybody with an account, newest first.">
      <search className="mb-8 block max-w-md">
        <Field label="Search" hint="The beginning of a username or e-mail address, or a whole id.">
          {(control) => (
            <Input
              {...control}
              type="search"
              maxLength={254}
              autoCapitalize="none"
              spellCheck={false}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
      </search>
      <RecordList
        address={endpoints.listAdminUsers}
        query={{ q: q === '' ? undefined : q }}
        caption="Users"
        columns={COLUMNS}
        empty={
          q === ''
            ? 'Nobody has an account yet.'
            : 'Nobody’s name or address begins so, and nobody has this id.'
        }
      />
    </AdminPage>
  );
}
