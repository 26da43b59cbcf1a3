import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { log } from '#core/platform/log/log.ts'
import { suppressions } from './suppressions.ts'

type Reason = 'bounce' | 'complaint'

/** A complaint replaces a bounce: a test email that came through may be reported as spam, and no link lifts that. */
export const suppressAddress = (address: string, reason: Reason, now: string): Promise<void> =>
  untilUnchanged(async () => {
    const email = address.toLowerCase()
    const earlier = await suppressions.get({ email }, { consistent: true })
    if (earlier && (reason === 'bounce' || earlier.reason === reason)) return
    const suppression = { email, reason, createdAt: now, version: (earlier?.version ?? 0) + 1 }
    await commit(suppressions.put(suppression, earlier ? { version: earlier.version } : { absent: true }))
    log.warn('mail.address_suppressed', { reason })
  })
