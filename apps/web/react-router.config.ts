import type { Config } from '@react-router/dev/config';
import { STAND_IN_PAGES, WEB_ROUTES } from '@trueline/contracts';

export default {
  appDirectory: 'src',
  ssr: false,
  prerender: [...WEB_ROUTES.prerendered, ...Object.values(STAND_IN_PAGES)],
} satisfies Config;
