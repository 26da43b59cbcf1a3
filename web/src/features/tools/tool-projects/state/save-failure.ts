import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { ApiError } from '#web/lib/api-error.ts'
import type { SaveFailure } from './autosave.ts'

/** Tells whether no answer came, or one that does not say whether anything was done. */
export const isLost = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500

/** Tells whether only the Pro membership takes it. */
export const needsPro = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'pro_required'

/** Describes a failed save for the next attempt. */
export const saveFailure = (error: unknown): SaveFailure => ({
  isConflict: error instanceof ApiError && error.code === 'version_conflict',
  isLost: isLost(error),
  needsPro: needsPro(error),
  sentence: describeFailure(error).sentence,
  ...(error instanceof ApiError && error.status === 429 && { retryAfterSeconds: error.retryAfterSeconds }),
})
