import { log } from '#core/platform/log/log.ts'
import { aiRefusal } from '#shared/ai/ai-settings/ai-refusal.ts'
import { AppError } from '#shared/errors.ts'

const ofSettings = new Set(['ai_no_engine', 'ai_no_key', 'ai_host_refused'])

/** What only administrators can mend is to everyone else a service that does not answer. */
export async function toldToMembers<T>(answer: Promise<T>, { isAdmin }: { isAdmin: boolean }): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (isAdmin || !(error instanceof AppError) || !ofSettings.has(error.code)) throw error
    log.warn('ai.no_answer', { reason: error.code })
    throw aiRefusal.noAnswer()
  }
}
