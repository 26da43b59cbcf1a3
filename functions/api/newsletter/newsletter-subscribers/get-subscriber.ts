import { campaigns, campaignsTo, recipients } from '#core/newsletter/newsletter-campaigns/campaigns.ts'
import { subscribers } from '#core/newsletter/newsletter-subscribers/subscribers.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import { suppressions } from '#core/platform/mails/suppressions.ts'
import {
  getSubscriber as contract,
  type ReceivedCampaign,
} from '#shared/newsletter/newsletter-subscribers/admin-contract.ts'
import { subscriberRefusal } from '#shared/newsletter/newsletter-subscribers/subscriber-refusal.ts'

const mostShown = 20

async function getSubscriber({ params: { subscriberId } }: ApiRequest<typeof contract>) {
  const [subscriber, received] = await Promise.all([
    subscribers.get({ id: subscriberId }, { consistent: true }),
    campaignsOf(subscriberId),
  ])
  if (!subscriber) throw subscriberRefusal.notFound()
  const suppression = await suppressions.get({ email: subscriber.email }, { consistent: true })
  return { subscriber, campaigns: received, ...(suppression && { suppressedFor: suppression.scope }) }
}

async function campaignsOf(subscriberId: string): Promise<ReceivedCampaign[]> {
  const { items } = await recipients.list({
    index: 'gsi2',
    pk: campaignsTo(subscriberId),
    newestFirst: true,
    limit: mostShown,
  })
  const rows = await getMany(items.map(({ campaignId }) => campaigns.key({ id: campaignId })))
  const byId = new Map(rows.map(campaigns.read).map((campaign) => [campaign.id, campaign]))
  return items.flatMap(({ campaignId, status, at, bouncedAt, complainedAt }) => {
    const campaign = byId.get(campaignId)
    if (!campaign) return []
    const { id, name, subject } = campaign
    return {
      campaign: { id, name, subject },
      status,
      at,
      bounced: Boolean(bouncedAt),
      complained: Boolean(complainedAt),
    }
  })
}

export const handler = endpoint(contract, getSubscriber)
