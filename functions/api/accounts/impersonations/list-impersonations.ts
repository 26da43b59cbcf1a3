import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { impersonations } from '#core/platform/actors/impersonations.ts'
import { namesOf } from '#core/platform/users/names-of.ts'
import { listImpersonations as contract } from '#shared/accounts/impersonations/contract.ts'
import { isRunning } from '#shared/accounts/impersonations/impersonation.ts'

async function listImpersonations({ query, now }: ApiRequest<typeof contract>) {
  const page = await impersonations.list({ index: 'gsi1', pk: 'IMPERSONATIONS', newestFirst: true, ...query })
  const nameOf = await namesOf(page.items.flatMap(({ adminId, targetId }) => [adminId, targetId]))
  const items = page.items.map((item) => ({
    ...item,
    adminName: nameOf(item.adminId),
    targetName: nameOf(item.targetId),
    running: isRunning(item, now),
  }))
  return { ...page, items }
}

export const handler = endpoint(contract, listImpersonations)
