import type { BillingAuditAction } from '#shared/billing/billing-audit/billing-audit-entry.ts'

export type Agreement = {
  userId: string
  priceCents: number
  /** The new price of the plan, if an administrator has changed it since. */
  presentCents?: number
  from: string
  until: string
}

/** The entries that the audit must contain, in this order. */
export type Deed = { action: BillingAuditAction; targetUserId?: string }

export type Books = { deeds: Deed[]; agreements: Agreement[] }
