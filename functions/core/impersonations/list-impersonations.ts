import type { ApiRequest } from '#core/http/endpoint.ts'
import { users } from '#core/users/users.ts'
import type { listImpersonations as contract } from '#shared/impersonations/contract.ts'
import { isRunning } from '#shared/impersonations/impersonation.ts'
import { impersonations } from './impersonations.ts'

export async function listImpersonations({ query, now }: ApiRequest<typeof contract>) {
  const page = await impersonations.list({ index: 'gsi1', pk: 'IMPERSONATIONS', newestFirst: true, ...query })
  const ids = new Set(page.items.flatMap(({ adminId, targetId }) => [adminId, targetId]))
  const found = await Promise.all([...ids].map(async (id) => [id, (await users.get({ id }))?.name] as const))
  const names = new Map(found)
  const nameOf = (id: string) => names.get(id) ?? 'Deleted member'
  const items = page.items.map((item) => ({
    ...item,
    adminName: nameOf(item.adminId),
    targetName: nameOf(item.targetId),
    running: isRunning(item, now),
  }))
  return { ...page, items }
}
