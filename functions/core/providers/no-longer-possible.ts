import { AppError } from '#shared/errors.ts'

/**
 * What a provider answers when it was asked too late: of what has ended, was paid, or was changed by somebody else. The
 * caller reads the state again, which then says more than this.
 */
export class NoLongerPossible extends AppError {
  constructor(cause: unknown) {
    super(
      'conflict',
      'no_longer_possible',
      'This is no longer possible. Reload the page to see what has changed.',
    )
    this.cause = cause
  }
}
