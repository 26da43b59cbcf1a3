import type { ApiRequest } from '#core/http/endpoint.ts'
import { namesOf } from '#core/users/names-of.ts'
import type { listImpersonations as contract } from '#shared/impersonations/contract.ts'
import { isRunning } from '#shared/impersonations/impersonation.ts'
import { impersonations } from './impersonations.ts'

export async function listImpersonations({ query, now }: ApiRequest<typeof contract>) {
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
