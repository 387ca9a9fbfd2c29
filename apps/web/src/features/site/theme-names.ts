import type { Theme } from '../../shared/theme/theme-store.ts';

export const THEME_NAMES: Record<Theme, string> = {
  dark: 'Dark',
  light: 'Light',
  system: 'System',
};
