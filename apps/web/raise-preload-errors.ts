import type { Plugin } from 'vite';

/** What React Router does about a route's module that cannot be fetched: it loads the page anew, for ever if need be. */
const RELOAD =
  /console\.error\(`Error loading route module [\s\S]*?window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;

/** What Vite does about any other module: raises an event, and rethrows unless somebody handles it. */
const RAISE = `const event = new Event('vite:preloadError', { cancelable: true });
event.payload = error;
if (window.dispatchEvent(event)) throw error;
return new Promise(() => {});`;

/** A page's module that cannot be fetched raises a preload error, as every other part does. */
export function raisePreloadErrors(): Plugin {
  return {
    name: 'raise-preload-errors',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/ },
      handler: (code) => {
        const raising = code.replace(RELOAD, RAISE);
        if (raising === code) throw new Error('Where React Router loads its modules was not found');
        return { code: raising, map: null };
      },
    },
  };
}
