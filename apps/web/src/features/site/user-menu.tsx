import { Check, ChevronRight } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Link } from 'react-router';
import { useAuth } from '../../shared/auth/auth-context.tsx';
import { useTheme } from '../../shared/theme/theme-context.tsx';
import { isTheme } from '../../shared/theme/theme-store.ts';
import { ACCOUNT_LINKS } from './navigation.ts';
import { THEME_NAMES } from './theme-names.ts';

const ITEM =
  'flex min-h-10 cursor-pointer items-center rounded-sm px-3 text-sm outline-none data-highlighted:bg-sunken';
const PANEL = 'animate-rise z-40 rounded-md border border-line bg-raised p-1.5 shadow-float';

function ThemeMenu() {
  const { theme, setTheme } = useTheme();
  return (
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger className={`${ITEM} data-[state=open]:bg-sunken`}>
        Theme
        <ChevronRight aria-hidden size={16} className="ml-auto text-soft" />
      </DropdownMenu.SubTrigger>
      <DropdownMenu.SubContent sideOffset={8} className={`${PANEL} w-36`}>
        <DropdownMenu.RadioGroup
          value={theme}
          onValueChange={(value) => isTheme(value) && setTheme(value)}
        >
          {Object.entries(THEME_NAMES).map(([value, name]) => (
            <DropdownMenu.RadioItem key={value} value={value} className={ITEM}>
              {name}
              <DropdownMenu.ItemIndicator className="ml-auto">
                <Check aria-hidden size={16} className="text-evidence" />
              </DropdownMenu.ItemIndicator>
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.SubContent>
    </DropdownMenu.Sub>
  );
}

/**
 * The signed-in person's menu; it doesn't block the page, so it needs no styles of its own making.
 * Type-ahead is forgotten after 1000 ms, a submenu opens after 100 and waits 300 for the pointer:
 * Radix's own times.
 */
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
        <span className="max-w-32 truncate">{user.username}</span>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end" sideOffset={8} className={`${PANEL} w-52`}>
        {ACCOUNT_LINKS.map(({ to, label }) => (
          <DropdownMenu.Item key={to} asChild className={ITEM}>
            <Link to={to}>{label}</Link>
          </DropdownMenu.Item>
        ))}
        <ThemeMenu />
        <DropdownMenu.Separator className="my-1.5 h-px bg-line" />
        <DropdownMenu.Item className={ITEM} onSelect={() => void logout()}>
          Sign Out
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
