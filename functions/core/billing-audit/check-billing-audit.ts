import { commit } from '#core/db/commit.ts'
import { untilUnchanged } from '#core/db/until-unchanged.ts'
import { billingAuditChecks } from './billing-audit-checks.ts'
import { verifyBillingAudit } from './verify-billing-audit.ts'

/** Goes along the chain and keeps what it found for administrators. A break fails the job, so that an alarm rings, too. */
export async function checkBillingAudit(now: string): Promise<{ entries: number }> {
  const { entries, brokenAt } = await verifyBillingAudit()
  await untilUnchanged(async () => {
    const last = await billingAuditChecks.get({}, { consistent: true })
    if (last && last.checkedAt > now) return
    const found = {
      checkedAt: now,
      entries,
      ...(brokenAt && { brokenAt }),
      version: (last?.version ?? 0) + 1,
    }
    await commit(billingAuditChecks.put(found, last ? { version: last.version } : { absent: true }))
  })
  if (brokenAt) throw new Error(`The billing audit log is broken at entry ${brokenAt}.`)
  return { entries }
}
