export type RenderErrorCode = 'UNKNOWN_TEMPLATE' | 'UNKNOWN_FORMAT' | 'PAGE_OUT_OF_RANGE';

/** The caller asked for what there isn't; `message` names it. Anything else thrown here is a bug. */
export class RenderError extends Error {
  readonly code: RenderErrorCode;

  constructor(code: RenderErrorCode, message: string) {
    super(message);
    this.name = 'RenderError';
    this.code = code;
  }
}
