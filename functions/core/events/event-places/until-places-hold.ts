import { waitToRetry } from '#core/platform/db/wait-to-retry.ts'
import { AppError } from '#shared/errors.ts'

/** Someone has taken a place or given one back in the meantime. */
export class PlacesChanged extends AppError {
  constructor() {
    super('unavailable', 'busy', 'Many people are entering right now. Try again in a moment.', {
      retryAfterSeconds: 2,
    })
  }
}

export const placesChanged = () => new PlacesChanged()

const longestMs = 8000
/** The growth of a pause: to at most a third of a second. */
const longestPause = 5

/**
 * Repeats a read of the places and a conditional write if they have changed in between or many write to them at the
 * same time; for 8 seconds at most.
 */
export async function untilPlacesHold<T>(attempt: () => Promise<T>): Promise<T> {
  const end = performance.now() + longestMs
  for (let count = 1; ; count++) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'busy') throw error
      if (performance.now() > end) throw new PlacesChanged()
      await waitToRetry(Math.min(count, longestPause))
    }
  }
}
