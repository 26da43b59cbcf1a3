import { exports } from '#core/accounts/exports/exports.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listExports as contract } from '#shared/accounts/exports/contract.ts'
import { type DataExport, hoursToPrepare } from '#shared/accounts/exports/data-export.ts'

async function listExports({ actor, query, now }: ApiRequest<typeof contract>) {
  const page = await exports.list({
    pk: `USER#${actor.userId}`,
    prefix: 'EXPORT#',
    newestFirst: true,
    ...query,
  })
  const items = page.items.filter(({ expiresAt }) => expiresAt > now)
  return { ...page, items: items.map((one) => ({ ...one, state: stateOf(one, now) })) }
}

/**
 * Derives the state from the clock, because a run that dies while it makes a copy cannot record anything. A
 * late copy is ready all the same.
 */
function stateOf({ state, requestedAt }: DataExport, now: string): DataExport['state'] {
  const latest = Date.parse(requestedAt) + hoursToPrepare * 3_600_000
  return state === 'preparing' && latest <= Date.parse(now) ? 'failed' : state
}

export const handler = endpoint(contract, listExports)
