import { ApiError } from '#web/lib/api-error.ts'
import type { Sent } from './queue-sender.ts'

/** Sends an action that was done without the network, and returns its outcome. */
export async function sentOrLater(send: () => Promise<Sent>): Promise<Sent> {
  try {
    return await send()
  } catch (error) {
    if (isRefusal(error)) return { as: 'refused', sentence: error.detail, code: error.code }
    if (error instanceof ApiError && error.status >= 500) return { as: 'failed', sentence: error.detail }
    return { as: 'later' }
  }
}

/**
 * Tells whether the same request would be refused again. An expired session, a busy server or a limit loses
 * nothing.
 */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 401 &&
  error.status !== 408 &&
  error.status !== 429 &&
  !error.code.startsWith('profile_')
