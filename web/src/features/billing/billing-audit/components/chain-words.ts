import type { BillingAuditCheck } from '#shared/billing/billing-audit/contract.ts'
import { localClock } from '#shared/platform/time/local-clock.ts'
import { localTime } from '#shared/platform/time/local-time.ts'

const counted = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'entry' : 'entries'}`

/** The result of the last check of the chain, in one line. */
export function chainWords({ checkedAt, entries = 0, brokenAt }: BillingAuditCheck, now: Date): string {
  if (!checkedAt) return 'We check the chain of entries every morning. The first check hasn’t run yet.'
  const at = new Date(checkedAt)
  const when =
    at.toDateString() === now.toDateString() ? `at ${localClock(checkedAt)}` : `on ${localTime(checkedAt)}`
  if (!brokenAt) return `Chain checked ${when}: ${counted(entries)}, unbroken`
  return `The chain is broken at entry ${brokenAt.toLocaleString('en-US')}. We checked it ${when}: ${counted(entries)} before it ${entries === 1 ? 'is' : 'are'} in order. Someone changed, removed or added an entry outside the platform, so don’t rely on later entries until you’ve compared them with a backup.`
}
