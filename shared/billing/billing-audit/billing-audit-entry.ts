import * as z from 'zod/mini'
import { idSchema } from '#shared/ids.ts'

export const BillingAuditAction = z.enum([
  'refund',
  'webhook_retry',
  'manual_credit',
  'manual_debit',
  'plan_change',
  'custom_pricing_applied',
  'payment_settings_change',
  'promo_code_created',
  'promo_code_changed',
  'promo_code_ended',
  'plan_price_change',
  'billing_export',
  'ad_payment_recorded',
])
export type BillingAuditAction = z.infer<typeof BillingAuditAction>

const values = z.optional(z.record(z.string(), z.unknown()))

/**
 * A permanent record of an administrator’s action with money: each entry holds the hash of the one before it,
 * so that none can be changed, removed or inserted without all later ones revealing it.
 */
export const BillingAuditEntry = z.object({
  id: idSchema('aud'),
  sequence: z.int(),
  adminId: z.string(),
  targetUserId: z.optional(z.string()),
  action: BillingAuditAction,
  entityType: z.string(),
  entityId: z.string(),
  oldValues: values,
  newValues: values,
  reason: z.optional(z.string()),
  createdAt: z.iso.datetime(),
  previousHash: z.string(),
  hash: z.string(),
  version: z.literal(1),
})
export type BillingAuditEntry = z.infer<typeof BillingAuditEntry>
