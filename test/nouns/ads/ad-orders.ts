import type { AdCampaignId } from '#shared/ads/ad-campaigns/named-campaign.ts'
import type { AdOrderId } from '#shared/ads/ad-orders/ad-order.ts'
import { putCampaign } from '#test/support/ad-campaigns.ts'
import { putOrder } from '#test/support/ad-orders.ts'
import type { Client } from '#test/support/client.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { userIdOf } from '#test/support/records.ts'
import { aPerson, putPeople } from '#test/support/sample-people.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const code = 'ad_order_not_found'

const own = async (caller: Client | undefined) => ({
  params: {
    orderId: caller ? (await putOrder(userIdOf(caller))).id : (unknownId('ado') as AdOrderId),
  },
})

const ofOwner = async ({ id }: { id: string }) => ({
  input: { params: { orderId: (await putOrder(id)).id } },
  code,
})

const unknownCampaign = unknownId('adc') as AdCampaignId

async function someone() {
  const person = aPerson({ membershipType: 'manufacturer' })
  await putPeople([person])
  return person.id
}

export const fixture = {
  payAdCampaigns: async (caller) => ({
    body: { campaignIds: [caller ? (await putCampaign(userIdOf(caller))).id : unknownCampaign] },
  }),
  settleAdPayment: { sample: own, foreign: ofOwner },
  getAdOrder: { sample: own, foreign: ofOwner },
  listAdOrders: () => ({ query: { status: 'open' } }),
  recordAdPayment: async (caller) => ({
    body: {
      campaignIds: [caller ? (await putCampaign(await someone())).id : unknownCampaign],
      reference: 'Transfer 4711',
    },
  }),
} satisfies NounFixture<'adOrders'>
