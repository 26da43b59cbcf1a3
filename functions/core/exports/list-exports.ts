import type { ApiRequest } from '#core/http/endpoint.ts'
import type { listExports as contract } from '#shared/exports/contract.ts'
import { exports } from './exports.ts'

export async function listExports({ actor, query, now }: ApiRequest<typeof contract>) {
  const page = await exports.list({
    pk: `USER#${actor.userId}`,
    prefix: 'EXPORT#',
    newestFirst: true,
    ...query,
  })
  return { ...page, items: page.items.filter(({ expiresAt }) => expiresAt > now) }
}
