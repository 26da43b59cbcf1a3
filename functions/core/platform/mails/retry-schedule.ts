import { addTime } from '#shared/platform/time/add-time.ts'

/** The last one is most of a day after the first: longer than a mail service is down. */
export const maxAttempts = 12

const firstDelaySeconds = 60
const longestDelaySeconds = 6 * 3600

/**
 * Returns the time of the next try after this many attempts: 1, 2, 4 … minutes, at most 6 hours; undefined
 * after the last one.
 */
export function nextAttemptAt(attempts: number, now: string): string | undefined {
  if (attempts >= maxAttempts) return undefined
  const seconds = Math.min(firstDelaySeconds * 2 ** (attempts - 1), longestDelaySeconds)
  return addTime(now, { seconds })
}
