import type { ApiRequest } from '#core/http/endpoint.ts'
import { namesOf } from '#core/users/names-of.ts'
import type { listBillingAudit as contract } from '#shared/billing-audit/contract.ts'
import { auditPartition, billingAudit } from './billing-audit.ts'

export async function listBillingAudit({ query }: ApiRequest<typeof contract>) {
  const page = await billingAudit.list({ pk: auditPartition, newestFirst: true, ...query })
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
