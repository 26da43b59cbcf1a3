import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { log } from '#core/platform/log/log.ts'
import { suppressions } from './suppressions.ts'

type Reason = 'bounce' | 'complaint'

/**
 * A complaint replaces a bounce: a test email that came through may be reported as spam, and no link lifts that. Either
 * one replaces what ends newsletters alone.
 */
export const suppressAddress = (
  address: string,
  reason: Reason,
  now: string,
  /** The id that the mail service gave to the mail. */
  source?: string,
): Promise<void> =>
  untilUnchanged(async () => {
    const email = address.toLowerCase()
    const earlier = await suppressions.get({ email }, { consistent: true })
    if (earlier?.scope === 'all' && (reason === 'bounce' || earlier.reason === reason)) return
    const suppression = {
      email,
      scope: 'all' as const,
      reason,
      ...(earlier?.note && { note: earlier.note }),
      ...(source && { source }),
      createdAt: now,
      version: (earlier?.version ?? 0) + 1,
    }
    await commit(suppressions.put(suppression, earlier ? { version: earlier.version } : { absent: true }))
    log.warn('mail.address_suppressed', { reason })
  })
