import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import {
  DEFAULT_THEME,
  readAppearance,
  readTheme,
  storeTheme,
  subscribeToTheme,
  type Theme,
} from './theme-store.ts';

interface ThemeState {
  theme: Theme;
  appearance: 'dark' | 'light';
  setTheme: (theme: Theme) => void;
}

const ThemeContext = createContext<ThemeState | null>(null);

export function ThemeProvider({ children }: { children: ReactNode }) {
  const theme = useSyncExternalStore(subscribeToTheme, readTheme, () => DEFAULT_THEME);
  const appearance = useSyncExternalStore(
    subscribeToTheme,
    readAppearance,
    (): 'dark' | 'light' => 'dark',
  );
  return (
    <ThemeContext value={{ theme, appearance, setTheme: storeTheme }}>{children}</ThemeContext>
  );
}

export function useTheme(): ThemeState {
  const state = useContext(ThemeContext);
  if (state === null) throw new Error('useTheme needs a ThemeProvider above it');
  return state;
}
