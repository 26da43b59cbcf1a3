import { type ApiRequest, endpoint } from '#core/actors/endpoint.ts'
import { auditPartition, billingAudit } from '#core/billing-audit/billing-audit.ts'
import { namesOf } from '#core/users/names-of.ts'
import { listBillingAudit as contract } from '#shared/billing-audit/contract.ts'

async function listBillingAudit({ query }: ApiRequest<typeof contract>) {
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

export const handler = endpoint(contract, listBillingAudit)
