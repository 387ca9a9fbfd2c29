import { DropdownMenu } from 'radix-ui';
import { Link } from 'react-router';
import { useAuth } from '../../shared/auth/auth-context.tsx';

const ITEM =
  'flex min-h-10 cursor-pointer items-center rounded-sm px-3 text-sm outline-none data-highlighted:bg-sunken';

/** The signed-in person's menu; it doesn't block the page, so it needs no styles of its own making. */
export function UserMenu() {
  const { user, logout } = useAuth();
  if (user === null) return null;
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="flex min-h-10 items-center gap-2.5 rounded-md px-2 text-sm font-semibold hover:bg-sunken">
        <span
          aria-hidden
          data-initial={user.username.slice(0, 1)}
          className="grid size-7 place-items-center rounded-full bg-evidence-wash text-evidence uppercase before:content-[attr(data-initial)]"
        />
        <span className="sr-only">Account menu of</span>
        <span className="max-w-40 truncate">{user.username}</span>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={8}
        className="animate-rise z-40 w-52 rounded-md border border-line bg-raised p-1.5 shadow-float"
      >
        <DropdownMenu.Item asChild className={ITEM}>
          <Link to="/dashboard">Dashboard</Link>
        </DropdownMenu.Item>
        <DropdownMenu.Item asChild className={ITEM}>
          <Link to="/profile">Profile Settings</Link>
        </DropdownMenu.Item>
        <DropdownMenu.Separator className="my-1.5 h-px bg-line" />
        <DropdownMenu.Item className={ITEM} onSelect={() => void logout()}>
          Sign Out
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
