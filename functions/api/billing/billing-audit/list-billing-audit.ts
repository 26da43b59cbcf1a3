import { auditPartition, billingAudit } from '#core/billing/billing-audit/billing-audit.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { firstPageWith } from '#core/platform/db/first-page-with.ts'
import { namesOf } from '#core/platform/users/names-of.ts'
import { listBillingAudit as contract } from '#shared/billing/billing-audit/contract.ts'

async function listBillingAudit({ query }: ApiRequest<typeof contract>) {
  const { action, userId, limit, cursor } = query
  const page = await firstPageWith(
    (next) => billingAudit.list({ pk: auditPartition, newestFirst: true, limit, cursor: next }),
    cursor,
    (entry) =>
      (!action || entry.action === action) &&
      (!userId || entry.adminId === userId || entry.targetUserId === userId),
  )
  const nameOf = await namesOf(
    page.items.flatMap(({ adminId, targetUserId }) => (targetUserId ? [adminId, targetUserId] : [adminId])),
  )
  return {
    ...page,
    items: page.items.map((entry) => ({
      ...entry,
      adminName: nameOf(entry.adminId),
      ...(entry.targetUserId && { targetUserName: nameOf(entry.targetUserId) }),
    })),
  }
}

export const handler = endpoint(contract, listBillingAudit)
