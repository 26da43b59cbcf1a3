import { ApiError } from '#web/lib/api-error.ts'
import type { Sent } from './queue-sender.ts'

/** Sends something that was done without the network, and says what became of it. */
export async function sentOrLater(send: () => Promise<Sent>): Promise<Sent> {
  try {
    return await send()
  } catch (error) {
    if (!isRefusal(error)) return { as: 'later' }
    return { as: 'refused', sentence: error.detail, code: error.code }
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
  error.status !== 429 &&
  !error.code.startsWith('profile_')
