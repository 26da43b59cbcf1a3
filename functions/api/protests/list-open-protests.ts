import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { protestRows } from '#core/protests/list-protests.ts'
import { openProtests, protests } from '#core/protests/protests.ts'
import { listOpenProtests as contract } from '#shared/protests/contract.ts'

async function listOpenProtests({ query, now }: ApiRequest<typeof contract>) {
  const page = await protests.list({ index: 'gsi1', pk: openProtests, ...query })
  return {
    items: await protestRows(page.items, now),
    ...(page.nextCursor && { nextCursor: page.nextCursor }),
  }
}

export const handler = endpoint(contract, listOpenProtests)
