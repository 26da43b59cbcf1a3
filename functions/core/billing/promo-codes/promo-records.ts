import { auditBilling } from '#core/billing/billing-audit/audit-billing.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { BillingAuditAction } from '#shared/billing/billing-audit/billing-audit-entry.ts'
import type { PromoCode } from '#shared/billing/promo-codes/promo-code.ts'

type Done = {
  by: { userId: string; adminId?: string | undefined }
  action: Extract<BillingAuditAction, `promo_code_${string}`>
  promo: Pick<PromoCode, 'id' | 'code'>
  before?: Record<string, unknown>
  after: Record<string, unknown>
}

const verbs = {
  promo_code_created: 'Created',
  promo_code_changed: 'Changed',
  promo_code_ended: 'Ended',
} as const satisfies Record<Done['action'], string>

/** An administrator’s action on a code, in the billing audit and in the activity log. */
export async function promoRecords(
  { by, action, promo: { id, code }, before, after }: Done,
  now: string,
): Promise<Write[]> {
  const values = { ...(before && { before }), after }
  return [
    ...(await auditBilling(
      {
        adminId: by.userId,
        action,
        entityType: 'promo_code',
        entityId: id,
        ...(before && { oldValues: { code, ...before } }),
        newValues: { code, ...after },
      },
      now,
    )),
    recordActivity(
      { by, type: 'settings_update', description: `${verbs[action]} the promo code ${code}`, ...values },
      now,
    ),
  ]
}
