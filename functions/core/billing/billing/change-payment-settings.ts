import { auditBilling } from '#core/billing/billing-audit/audit-billing.ts'
import {
  type PaymentSettings,
  storedPaymentSettings,
} from '#core/billing/payment-settings/payment-settings.ts'
import { forgetPaymentSettings } from '#core/billing/payment-settings/read-payment-settings.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'

type Change = {
  known: PaymentSettings
  next: Omit<PaymentSettings, 'version' | 'updatedAt'>
  adminId: string
  /** Identifies the settings, such as those of a provider in a mode. */
  entityId: string
  /** The changed fields, by name: values may be secrets. */
  fields: readonly string[]
}

/** Stores settings that are as they were read, with what goes along, and says in the billing audit who changed them. */
export async function changePaymentSettings(
  { known, next, adminId, entityId, fields }: Change,
  now: string,
  alongside: readonly Write[] = [],
): Promise<PaymentSettings> {
  const changed = { ...next, updatedAt: now, version: known.version + 1 }
  const entry = {
    adminId,
    action: 'payment_settings_change',
    entityType: 'payment_settings',
    entityId,
    newValues: { fields: [...fields] },
  } as const
  await untilUnchanged(async () =>
    commit(
      storedPaymentSettings.put(changed, known.version === 0 ? { absent: true } : { version: known.version }),
      ...alongside,
      ...(await auditBilling(entry, now)),
    ),
  )
  forgetPaymentSettings()
  return changed
}
