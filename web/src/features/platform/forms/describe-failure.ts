import { AppError } from '#shared/errors.ts'
import { ApiError } from '#web/lib/api-error.ts'

export type FailureText = { sentence: string; requestId?: string }

/** Formats a wait: 90 is "2 minutes", because a wait is rounded up. */
export function waitText(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  const hours = Math.ceil(minutes / 60)
  return hours === 1 ? '1 hour' : `${hours} hours`
}

/** Says in a sentence or two what happened and what to do. */
export function describeFailure(error: unknown): FailureText {
  if (error instanceof AppError) return { sentence: error.message }
  if (!(error instanceof ApiError))
    return { sentence: 'The service did not answer. Check your connection and try again.' }
  if (error.status === 429 && error.retryAfterSeconds)
    return { sentence: `${error.detail} You can try again in ${waitText(error.retryAfterSeconds)}.` }
  return error.status >= 500
    ? { sentence: error.detail, requestId: error.requestId }
    : { sentence: error.detail }
}
