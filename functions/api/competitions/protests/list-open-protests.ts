import { openProtests, protests } from '#core/competitions/competitions/protests.ts'
import { protestRows } from '#core/competitions/protests/list-protests.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listOpenProtests as contract } from '#shared/competitions/protests/contract.ts'

async function listOpenProtests({ query, now }: ApiRequest<typeof contract>) {
  const page = await protests.list({ index: 'gsi1', pk: openProtests, ...query })
  return {
    items: await protestRows(page.items, now),
    ...(page.nextCursor && { nextCursor: page.nextCursor }),
  }
}

export const handler = endpoint(contract, listOpenProtests)
