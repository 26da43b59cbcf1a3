import { putCampaign } from '#test/support/ad-campaigns.ts'
import type { Client } from '#test/support/client.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { userIdOf } from '#test/support/records.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const code = 'campaign_not_found'

const own = async (caller?: Client) => ({
  campaignId: caller ? (await putCampaign(userIdOf(caller), { status: 'scheduled' })).id : unknownId('adc'),
})

const ofSomeoneElse = async ({ client }: { client: Client }) => ({
  input: { params: await own(client) },
  code,
})

export const fixture = {
  serveAds: () => ({ body: { zones: ['side_box' as const], skip: [], shown: [] } }),
  countAdView: () => ({ body: { token: 'unknown' } }),
  countMemberAdView: () => ({ body: { token: 'unknown' } }),
  followAd: () => ({ params: { token: 'unknown' } }),
  getAdStatistics: { sample: async (caller) => ({ params: await own(caller) }), foreign: ofSomeoneElse },
  exportAdStatistics: { sample: async (caller) => ({ params: await own(caller) }), foreign: ofSomeoneElse },
  getAdFigures: () => ({}),
  listAdPaces: () => ({}),
} satisfies NounFixture<'adDelivery'>
