/** Local storage key and values of the theme. */
const STORAGE_KEY = 'ui-theme';
const THEMES = ['dark', 'light', 'system'] as const;
export type Theme = (typeof THEMES)[number];
export const DEFAULT_THEME: Theme = 'dark';

const listeners = new Set<() => void>();
const lightPreferred = () => matchMedia('(prefers-color-scheme: light)');

export function isTheme(value: unknown): value is Theme {
  return THEMES.includes(value as Theme);
}

export function readTheme(): Theme {
  const stored = localStorage.getItem(STORAGE_KEY);
  return isTheme(stored) ? stored : DEFAULT_THEME;
}

/** What a theme looks like on this machine: `system` follows the operating system. */
export function readAppearance(): 'dark' | 'light' {
  const theme = readTheme();
  if (theme !== 'system') return theme;
  return lightPreferred().matches ? 'light' : 'dark';
}

function apply(): void {
  document.documentElement.dataset.theme = readAppearance();
  for (const listener of listeners) listener();
}

export function storeTheme(theme: Theme): void {
  localStorage.setItem(STORAGE_KEY, theme);
  apply();
}

/** Calls back when the theme changes here, in another tab, or with the operating system. */
export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    // The page may have been drawn anew since the script in its head ran.
    document.documentElement.dataset.theme = readAppearance();
    lightPreferred().addEventListener('change', apply);
    addEventListener('storage', apply);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    lightPreferred().removeEventListener('change', apply);
    removeEventListener('storage', apply);
  };
}
