import { type ComponentType, lazy } from 'react';

/** A component whose code is fetched when it is first shown. Where that fails and the page is about to be loaded anew (`reloadOnPreloadError`), it goes on waiting. */
export function lazyPart<Module, Props>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
) {
  return lazy(async () => {
    const module: Module | undefined = await load();
    if (module === undefined) return new Promise<never>(() => undefined);
    return { default: pick(module) };
  });
}
