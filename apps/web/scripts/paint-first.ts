import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** React Router ends its address with a `#`, so that it is not the link that Vite looks for before it loads a part. */
const STYLESHEET = /<link rel="stylesheet" href="([^"#]+)#"\/>/;
const SCRIPT_PRELOADS = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const ENTRY = '<script type="module" async="">';
/** The page's own entry, kept as text until it is time for it. */
const WAITING_ENTRY = '<script type="text/plain" data-entry>';

/**
 * Starts the page's scripts once its text is painted: at once in a tab that nobody sees or a browser
 * that does not tell, and after two seconds in any case. The entry is inserted as it stands, so that
 * the hash that the policy knows it by is the same. Until React deals with a form, the browser must
 * not send it in its own way, which nothing answers.
 */
const starter = (preloads: string[]) => `<script>{
addEventListener('submit', (event) => event.preventDefault());
let started = false;
const start = () => {
  if (started) return;
  started = true;
  for (const href of ${JSON.stringify(preloads)}) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  const text = document.querySelector('script[data-entry]').textContent;
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', text }));
};
if (document.visibilityState === 'hidden' || !PerformanceObserver.supportedEntryTypes?.includes('paint')) start();
else {
  new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').length > 0 && start()).observe({ type: 'paint', buffered: true });
  setTimeout(start, 2000);
}
}</script>`;

/** For React and for Vite to find. Disabled, they load nothing, and for no medium they are not even fetched ahead. */
const disabledLinks = (path: string) =>
  ['#', '']
    .map((end) => `<link rel="stylesheet" href="${path}${end}" media="not all" disabled=""/>`)
    .join('');

/** Makes a prerendered page readable by itself: its styles stand in it, its scripts wait for its first paint. Throws where the page is not built as expected. */
export function paintPageFirst(html: string, readStyles: (path: string) => string): string {
  const [link, path] = STYLESHEET.exec(html) ?? [];
  if (link === undefined || path === undefined || !html.includes(ENTRY)) {
    throw new Error('A page without its stylesheet or its entry');
  }
  const preloads = [...html.matchAll(SCRIPT_PRELOADS)].map(([, href = '']) => href);
  return html
    .replaceAll(SCRIPT_PRELOADS, '')
    .replace(link, () => `<style>${readStyles(path)}</style>${disabledLinks(path)}`)
    .replace(ENTRY, WAITING_ENTRY)
    .replace('</body>', () => `${starter(preloads)}</body>`);
}

/** Does so with every prerendered page of a built folder; what the shell shows is its scripts' to draw. */
export function paintFirst(folder: string): void {
  const readStyles = (path: string) => readFileSync(join(folder, path), 'utf8');
  for (const file of globSync('**/index.html', { cwd: folder })) {
    const path = join(folder, file);
    writeFileSync(path, paintPageFirst(readFileSync(path, 'utf8'), readStyles));
  }
}
