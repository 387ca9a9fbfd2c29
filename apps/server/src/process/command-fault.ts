/** Why a command, or the start, could not do it, in words for the person who called it. */
export class CommandFault extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'CommandFault';
  }
}
