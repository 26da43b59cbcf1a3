import { AppError } from '#shared/errors.ts'

/**
 * A provider’s answer to a request that came too late: the thing has ended, was paid, or was changed by someone else.
 * The caller reads the state again, which then says more than this.
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
