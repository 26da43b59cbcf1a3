import { auditHeads, beginning, billingAudit } from '#core/billing/billing-audit/billing-audit.ts'
import { hashEntry } from '#core/billing/billing-audit/hash-entry.ts'
import { deriveId } from '#core/platform/db/derive-id.ts'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import type { BillingAuditEntry } from '#shared/billing/billing-audit/billing-audit-entry.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { demoWebhooks } from './webhooks.ts'

type Said = Pick<
  BillingAuditEntry,
  'targetUserId' | 'action' | 'entityType' | 'entityId' | 'oldValues' | 'newValues' | 'reason'
>

const entries = 60
const hoursApart = 37

const organizer = () => demoUserId('organizer@demo.test')

/** The actions administrators repeat, in turn. */
const deeds: readonly ((at: string, now: string) => Said)[] = [
  (at) => ({
    action: 'billing_export',
    entityType: 'transactions',
    entityId: 'all',
    newValues: { from: addTime(at, { days: -90 }), to: at },
  }),
  (_, now) => ({
    action: 'webhook_retry',
    entityType: 'webhook',
    entityId: demoWebhooks(now).find(({ retryCount }) => retryCount > 0)?.id ?? '',
    oldValues: { status: 'failed', retryCount: 0 },
    newValues: { outcome: 'processed again', status: 'pending', retryCount: 1 },
  }),
  (at) => ({
    action: 'plan_change',
    targetUserId: organizer(),
    entityType: 'subscription',
    entityId: deriveId('sub', at, 'demo change'),
    oldValues: { planId: 'pro_competitor_monthly', priceCents: 999, cancelAtPeriodEnd: false },
    newValues: { planId: 'retailer_monthly', priceCents: 2999, cancelAtPeriodEnd: false },
    reason: 'The club has opened a shop.',
  }),
  () => ({
    action: 'payment_settings_change',
    entityType: 'payment_settings',
    entityId: 'test',
    newValues: { fields: ['paypalActive'] },
  }),
  (at) => ({
    action: 'custom_pricing_applied',
    targetUserId: organizer(),
    entityType: 'subscription',
    entityId: deriveId('sub', at, 'demo pricing'),
    oldValues: { planId: 'retailer_monthly', priceCents: 2999, paymentProvider: 'stripe' },
    newValues: { planId: 'retailer_monthly', customPriceCents: 1900, billingPeriod: 'monthly' },
    reason: 'Agreed by phone for the season.',
  }),
]

/** A chain of entries as it has grown over months; later entries continue from its head. */
export const seed = (now: string) => {
  let hash = beginning
  const chain = Array.from({ length: entries }, (_, index): BillingAuditEntry => {
    const createdAt = addTime(now, { hours: (index - entries) * hoursApart })
    const said = {
      ...(deeds[index % deeds.length] as (typeof deeds)[number])(createdAt, now),
      id: deriveId('aud', createdAt, `demo ${index}`) as BillingAuditEntry['id'],
      sequence: index + 1,
      adminId: demoUserId('admin@demo.test'),
      createdAt,
      previousHash: hash,
      version: 1 as const,
    }
    hash = hashEntry(said)
    return { ...said, hash }
  })
  return [
    ...chain.map((entry) => billingAudit.put(entry, { absent: true })),
    auditHeads.put({ hash, version: entries }, { absent: true }),
  ]
}
