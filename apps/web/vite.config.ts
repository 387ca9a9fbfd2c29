import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Where `npm run dev` finds the API. */
const API_ORIGIN = process.env.API_ORIGIN ?? 'http://localhost:3000';

/** What every page loads. */
const SHELL =
  /node_modules\/@tanstack\/|src\/(root|routes\/site-layout)|features\/site\/(site|theme|mobile)|shared\/(api\/(address|api-error|call|csrf|endpoints|query)|auth|flow\/flow|page|route-error|theme|toast\/toast(er|-store))|ui\/(button-class|loading|mark)/;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  server: { proxy: { '/api': API_ORIGIN } },
  build: {
    // Inlined data would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The contracts are schemas without side effects: a page carries only those it names.
      output: {
        // Few large files compress better than many small ones, and the framework's changes rarely.
        codeSplitting: {
          groups: [
            {
              name: 'framework',
              test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
              priority: 3,
            },
            { name: 'shell', test: SHELL, priority: 2 },
          ],
        },
      },
      treeshake: { moduleSideEffects: (id) => !id.includes('/packages/contracts/') },
    },
  },
});
