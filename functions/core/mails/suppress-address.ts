import { commit } from '#core/db/commit.ts'
import { log } from '#core/log/log.ts'
import { AppError } from '#shared/errors.ts'
import { suppressions } from './suppressions.ts'

export async function suppressAddress(
  email: string,
  reason: 'bounce' | 'complaint',
  now: string,
): Promise<void> {
  try {
    const suppression = { email: email.toLowerCase(), reason, createdAt: now, version: 1 }
    await commit(suppressions.put(suppression, { absent: true }))
    log.warn('mail.address_suppressed', { reason })
  } catch (error) {
    if (!(error instanceof AppError && error.kind === 'conflict')) throw error
  }
}
