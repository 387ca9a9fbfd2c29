import type { Report } from '@trueline/contracts';
import type { Fitted, ResumeSessionRow } from './repository.ts';

/** The order of sections that suits a new result, none for the template's; `own` where the person has one of theirs. */
export function proposedOrder(
  {
    template_settings: { sectionOrder },
    result,
  }: Pick<ResumeSessionRow, 'template_settings' | 'result'>,
  layout: Report['layout'],
): Fitted['sectionOrder'] {
  const before = result?.layout?.sectionOrder?.sections;
  const isOwn = sectionOrder !== undefined && sectionOrder.join() !== before?.join();
  return isOwn ? 'own' : layout?.sectionOrder?.sections;
}
