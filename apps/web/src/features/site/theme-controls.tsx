import { Moon, Sun } from 'lucide-react';
import { useTheme } from '../../shared/theme/theme-context.tsx';
import { isTheme } from '../../shared/theme/theme-store.ts';
import { Tooltip } from '../../shared/ui/tooltip.tsx';
import { THEME_NAMES } from './theme-names.ts';

/** Toggles between dark and light. The sign is chosen by the style sheet, so that it is right before scripts run. */
export function ThemeToggle() {
  const { appearance, setTheme } = useTheme();
  const other = appearance === 'dark' ? 'light' : 'dark';
  return (
    <Tooltip label={`Switch to ${other} theme`}>
      <button
        type="button"
        aria-label={`Switch to ${other} theme`}
        onClick={() => setTheme(other)}
        className="grid size-10 place-items-center rounded-md text-soft hover:text-ink"
      >
        <Sun aria-hidden size={19} className="hidden in-data-[theme=dark]:block" />
        <Moon aria-hidden size={19} className="hidden in-data-[theme=light]:block" />
      </button>
    </Tooltip>
  );
}

export function ThemeSelect() {
  const { theme, setTheme } = useTheme();
  return (
    <label className="flex items-center gap-2 text-sm text-soft">
      Theme
      <select
        value={theme}
        onChange={({ target }) => isTheme(target.value) && setTheme(target.value)}
        className="min-h-9 rounded-sm border border-edge bg-raised px-2 text-ink"
      >
        {Object.entries(THEME_NAMES).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
