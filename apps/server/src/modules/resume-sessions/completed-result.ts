import type { TemplateSettings } from '@trueline/contracts';
import type { YearMonth } from '@trueline/engine';
import type { OptimizationResult, OriginalSnapshot } from '../../platform/db/schema.ts';

/** A result and what its files follow from. */
export interface CompletedResult {
  original: OriginalSnapshot;
  result: OptimizationResult;
  asOf: YearMonth;
  templateId: string;
  settings: TemplateSettings;
  /** When the last of the decisions was made. */
  decidedAt: Date;
}
