import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { dropPdfParts } from './drop-pdf-parts.ts';
import { raisePreloadErrors } from './raise-preload-errors.ts';

/** Where `npm run dev` finds the API. */
const API_ORIGIN = process.env.API_ORIGIN ?? 'http://localhost:3000';

const FRAMEWORK = /node_modules\/(react|react-dom|react-router|scheduler)\//;

/** What every page loads, kept in one file: few large files compress better than many small ones. */
const SHELL = [
  'src/root',
  'src/routes/site-layout',
  'src/features/site/(site|theme-|drawer|claim|navigation|newsletter|promo|social)',
  'src/features/consent/(consent-(banner|store|record)|cookie-preferences-button|use-consent)',
  'packages/contracts/src/addresses',
  'src/shared/api/(address|api-error|call|csrf|endpoints)',
  'src/shared/(auth|theme)/',
  'src/shared/flow/flow-(context|left|state|steps)',
  'src/shared/(page|route-error|lazy-part|preload|site-origin|analytics-event|zod-without|social-links|format/email)',
  'src/shared/toast/(toaster|toast-store)',
  'src/shared/ui/(button-class|loading|mark|tooltip)',
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), dropPdfParts(), raisePreloadErrors()],
  worker: { format: 'es', plugins: () => [dropPdfParts()] },
  server: { proxy: { '/api': API_ORIGIN } },
  build: {
    // For the size budgets: which script holds what.
    manifest: true,
    // Inlined data would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'framework', test: FRAMEWORK, priority: 3 },
            { name: 'shell', test: new RegExp(SHELL.join('|')), priority: 2 },
          ],
        },
      },
      // The contracts are schemas without side effects: a page carries only those it names.
      treeshake: { moduleSideEffects: (id) => !id.includes('/packages/contracts/') },
    },
  },
});
