import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { billingAudit } from './billing-audit.ts'
import { billingAuditChecks } from './billing-audit-checks.ts'
import { type Verified, verifyBillingAudit } from './verify-billing-audit.ts'

type Sealed = { entries: number; hash: string }

/** Goes along the chain and keeps what it found for administrators. A break fails the job, so that an alarm rings, too. */
export async function checkBillingAudit(now: string): Promise<{ entries: number }> {
  const { entries, brokenAt } = await untilUnchanged(async () => {
    const last = await billingAuditChecks.get({}, { consistent: true })
    const found = await sinceSealed(await verifyBillingAudit(), last?.sealed)
    if (last && last.checkedAt > now) return found
    const sealed = found.brokenAt ? last?.sealed : await sealOf(found.entries)
    const check = { checkedAt: now, ...found, ...(sealed && { sealed }), version: (last?.version ?? 0) + 1 }
    await commit(billingAuditChecks.put(check, last ? { version: last.version } : { absent: true }))
    return found
  })
  if (brokenAt) throw new Error(`The billing audit log is broken at entry ${brokenAt}.`)
  return { entries }
}

/** A chain that is in order, and yet shorter or another one than at an earlier check, was cut or written over. */
async function sinceSealed(found: Verified, sealed: Sealed | undefined): Promise<Verified> {
  if (!sealed || found.brokenAt) return found
  if (found.entries < sealed.entries) return { entries: found.entries, brokenAt: found.entries + 1 }
  const hash = await hashAt(sealed.entries)
  return hash === sealed.hash ? found : { entries: sealed.entries - 1, brokenAt: sealed.entries }
}

async function sealOf(entries: number): Promise<Sealed | undefined> {
  const hash = await hashAt(entries)
  return hash === undefined ? undefined : { entries, hash }
}

const hashAt = async (sequence: number) => (await billingAudit.get({ sequence }, { consistent: true }))?.hash
