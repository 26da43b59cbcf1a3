import { ApiError } from '../api-error.ts'
import { clearSession } from './clear-session.ts'

const resetAfterMs = 1000

let retrying = false

/**
 * A “406 Not Acceptable” comes from a session that is half there: ends it everywhere and tries again. For a second no
 * other attempt does the same, so that a server that answers nothing else is not asked in a circle.
 */
export async function recoverFrom406<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 406 || retrying) throw error
    retrying = true
    setTimeout(() => {
      retrying = false
    }, resetAfterMs)
    await clearSession()
    return attempt()
  }
}
