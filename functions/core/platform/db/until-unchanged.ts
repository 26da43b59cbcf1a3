import { AppError } from '#shared/errors.ts'
import { waitToRetry } from './wait-to-retry.ts'

const mostAttempts = 8

/** Many simultaneous writers of the same thing need as many turns, and apart from each other. */
const attemptsInCrowd = 60
const longestPause = 3

/**
 * Repeats a read, a look at the provider and a conditional write when someone else wrote first. `crowd`: many people
 * change this thing at the same moment.
 */
export async function untilUnchanged<T>(attempt: () => Promise<T>, { crowd = false } = {}): Promise<T> {
  const most = crowd ? attemptsInCrowd : mostAttempts
  for (let count = 1; ; count++) {
    try {
      return await attempt()
    } catch (error) {
      const code = error instanceof AppError ? error.code : undefined
      const lost = code === 'version_conflict' || (crowd && code === 'busy')
      if (!lost || count === most) throw error
      if (crowd) await waitToRetry(Math.min(count, longestPause))
    }
  }
}
