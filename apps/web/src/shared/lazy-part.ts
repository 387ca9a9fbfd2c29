import { type ComponentType, lazy } from 'react';

/** Resolves when there is a network again; never where there is one: then the page is about to be loaded anew. */
const untilOnline = (): Promise<void> =>
  new Promise((resolve) => {
    if (!navigator.onLine) window.addEventListener('online', () => resolve(), { once: true });
  });

/** A component whose code is fetched when it is first shown. Where that fails it waits: for the network, then it is fetched again, or for the page that is about to be loaded anew (`reloadOnPreloadError`). */
export function lazyPart<Module, Props>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
) {
  return lazy(async () => {
    let module: Module | undefined = await load();
    while (module === undefined) {
      await untilOnline();
      module = await load();
    }
    return { default: pick(module) };
  });
}
