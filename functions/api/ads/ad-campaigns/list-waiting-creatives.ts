import { waitingCreatives } from '#core/ads/ad-campaigns/admin-campaign.ts'
import { creatives, creativesWaitingPartition } from '#core/ads/ad-campaigns/creatives.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listWaitingCreatives as contract } from '#shared/ads/ad-campaigns/admin-contract.ts'

async function listWaitingCreatives({ query: { limit, cursor } }: ApiRequest<typeof contract>) {
  const page = await creatives.list({ index: 'gsi1', pk: creativesWaitingPartition, limit, cursor })
  return { ...page, items: await waitingCreatives(page.items) }
}

export const handler = endpoint(contract, listWaitingCreatives)
