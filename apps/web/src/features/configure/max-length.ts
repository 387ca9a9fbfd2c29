import type { MAX_JOB_DESCRIPTION_LENGTH } from '@trueline/contracts';

/** The contract's figure, which the compiler holds equal; the contract itself would bring zod along. */
export const MAX_LENGTH: typeof MAX_JOB_DESCRIPTION_LENGTH = 50_000;
