// Property tests try the same cases at each run, so that what passed once passes everywhere:
// `npm run fuzz` sets other seeds (docs/decisions/0036).
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });
