import type { SharedRenderer } from '@trueline/host';
import type { OptimizationResult } from '../../platform/db/schema.ts';
import type { FitInput } from './fit-input.ts';
import type { UnpagedResult } from './fit-messages.ts';

export type PageCounter = Pick<SharedRenderer, 'countPages'>;

/** How many pages the result has in the session's template and settings. */
export async function withPages<Result extends UnpagedResult>(
  renderer: PageCounter,
  result: Result,
  { template_id, template_settings }: Pick<FitInput, 'template_id' | 'template_settings'>,
): Promise<Result & Pick<OptimizationResult, 'pages'>> {
  const pages = await renderer.countPages(result.document, template_id, template_settings);
  return { ...result, pages };
}
