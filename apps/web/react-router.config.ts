import type { Config } from '@react-router/dev/config';
import { WEB_ROUTES } from '@trueline/contracts';

export default {
  appDirectory: 'src',
  ssr: false,
  prerender: [...WEB_ROUTES.prerendered],
} satisfies Config;
