import type { AdCampaign, AdCampaignFields, AdCreative } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import type { AdCampaignId, AdCreativeId } from '#shared/ads/ad-campaigns/named-campaign.ts'
import type { ListingId } from '#shared/directory/listings/named-listing.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { adsOf, putCampaign } from '#test/support/ad-campaigns.ts'
import type { Client } from '#test/support/client.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { png } from '#test/support/images.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { putListing } from '#test/support/put-listing.ts'
import { userIdOf } from '#test/support/records.ts'
import { aPerson, putPeople } from '#test/support/sample-people.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownId } from '#test/support/unknown-id.ts'
import { uploadFile } from '#test/support/upload.ts'

const { url } = sharedCloud()
const code = 'campaign_not_found'

const today = siteDay(new Date().toISOString())
/** Days of its own for each, far ahead, where no other test books. */
const soon = () => addDays(today, 10_000 + Math.floor(Math.random() * 100_000))
const startsOn = soon()

const fields: AdCampaignFields = {
  name: 'Spring bass',
  zone: 'resource_partner',
  model: 'views',
  views: 5000,
  startsOn,
  endsOn: addDays(startsOn, 29),
  states: [],
  refundsAtEnd: true,
}
const words = {
  alt: 'A subwoofer on a workbench',
  headline: 'Twelve inches',
  text: 'Made by hand.',
  targetUrl: 'https://shop.example/bass',
}

type Put = (advertiserId: string) => Promise<AdCampaign>

const planted =
  (more: Partial<AdCampaign>, ads?: Partial<AdCreative>[]): Put =>
  (advertiserId) =>
    putCampaign(advertiserId, { startsOn: soon(), ...more }, ads ? { ads } : {})

const draft = planted({ status: 'draft' }, [{ status: 'draft' }])
const inReview = planted({ status: 'in_review' }, [{ status: 'in_review' }])
const approved = planted({ status: 'approved' })
const scheduled = planted({ status: 'scheduled' })
const paused = planted({ status: 'paused', pausedBy: ['advertiser'] })
/** One with a new ad that is not sent in yet. */
const withDraft = planted({ status: 'approved' }, [{}, { status: 'draft' }])
const withWaiting = planted({ status: 'approved' }, [{}, { status: 'in_review', isAlone: true }])

const unknown = { campaignId: unknownId('adc') as AdCampaignId }
const unknownAd = { ...unknown, creativeId: unknownId('crv') as AdCreativeId }

const of = async (advertiserId: string, put: Put) => ({ campaignId: (await put(advertiserId)).id })
const own = (caller: Client | undefined, put: Put) => (caller ? of(userIdOf(caller), put) : unknown)

/** The ad of a campaign that no one has approved. */
const adOf = async (advertiserId: string, put: Put) => {
  const { id: campaignId } = await put(advertiserId)
  const creativeId =
    (await adsOf(campaignId)).find(({ status }) => status !== 'approved')?.id ?? unknownAd.creativeId
  return { campaignId, creativeId }
}
const ownAd = (caller: Client | undefined, put: Put) => (caller ? adOf(userIdOf(caller), put) : unknownAd)

async function someone() {
  const person = aPerson({ membershipType: 'retailer' })
  await putPeople([person])
  return person.id
}
const any = async (caller: Client | undefined, put: Put) => (caller ? of(await someone(), put) : unknown)
const anyAd = async (caller: Client | undefined, put: Put) =>
  caller ? adOf(await someone(), put) : unknownAd

/** A business that has campaigns of its own. */
const business = () => demoClient(url, 'retailer')

const seen = { version: 1 }

/** A step of an advertiser with their campaign. */
const step = (put: Put, body = seen) => ({
  sample: async (caller?: Client) => ({ params: await own(caller, put), body }),
  caller: 'shared' as const,
  foreign: async ({ id }: { id: string }) => ({
    caller: await business(),
    input: { params: await of(id, put), body },
    code,
  }),
})

/** 10,000 views of the side box. */
const price = { cents: 8000 }

export const fixture = {
  quoteAdCampaign: () => ({
    body: { zone: 'resource_partner', model: 'views', views: 5000, startsOn, endsOn: fields.endsOn },
  }),
  createAdCampaign: { sample: () => ({ body: fields }), caller: 'shared' },
  updateAdCampaign: {
    sample: async (caller) => ({ params: await own(caller, draft), body: { ...fields, version: 1 } }),
    caller: 'shared',
    foreign: async ({ id }) => ({
      caller: await business(),
      input: { params: await of(id, draft), body: { ...fields, version: 1 } },
      code,
    }),
  },
  deleteAdCampaign: {
    sample: async (caller) => ({ params: await own(caller, draft) }),
    caller: 'shared',
    foreign: async ({ id }) => ({ caller: await business(), input: { params: await of(id, draft) }, code }),
  },
  submitAdCampaign: {
    sample: async (caller) => ({ params: await own(caller, draft), body: { version: 1, ...price } }),
    caller: 'shared',
    foreign: async ({ id }) => ({
      caller: await business(),
      input: { params: await of(id, draft), body: { version: 1, ...price } },
      code,
    }),
  },
  withdrawAdCampaign: step(inReview),
  pauseAdCampaign: step(scheduled),
  resumeAdCampaign: step(paused),
  cancelAdCampaign: step(scheduled),
  listMyAdCampaigns: () => ({ query: { limit: 5 } }),
  getAdCampaign: {
    sample: async (caller) => ({ params: await own(caller, approved) }),
    caller: 'shared',
    foreign: async ({ id }) => ({
      caller: await business(),
      input: { params: await of(id, approved) },
      code,
    }),
  },
  getAdOverview: () => ({}),
  addAdCreative: {
    sample: async (caller) => ({ params: await own(caller, draft), body: words }),
    caller: 'shared',
    foreign: async ({ id }) => ({
      caller: await business(),
      input: { params: await of(id, draft), body: words },
      code,
    }),
  },
  updateAdCreative: {
    sample: async (caller) => ({ params: await ownAd(caller, draft), body: { ...words, version: 1 } }),
    caller: 'shared',
    foreign: async ({ id }) => ({
      caller: await business(),
      input: { params: await adOf(id, draft), body: { ...words, version: 1 } },
      code,
    }),
  },
  setAdCreativePicture: {
    sample: async (caller) => ({
      params: await ownAd(caller, draft),
      body: {
        uploadId: caller
          ? await uploadFile(caller, png(300, 250), 'image/png', 'ad-creative')
          : unknownId('upl'),
        size: 'wide',
      },
    }),
    caller: 'shared',
    foreign: async ({ id }) => ({
      caller: await business(),
      input: { params: await adOf(id, draft), body: { uploadId: unknownId('upl'), size: 'wide' } },
      code,
    }),
  },
  submitAdCreative: {
    sample: async (caller) => ({ params: await ownAd(caller, withDraft), body: seen }),
    caller: 'shared',
    foreign: async ({ id }) => ({
      caller: await business(),
      input: { params: await adOf(id, withDraft), body: seen },
      code,
    }),
  },
  removeAdCreative: {
    sample: async (caller) => ({ params: await ownAd(caller, draft) }),
    caller: 'shared',
    foreign: async ({ id }) => ({ caller: await business(), input: { params: await adOf(id, draft) }, code }),
  },
  featureListing: {
    sample: async (caller) => ({
      body: {
        listingId: caller ? (await putListing(userIdOf(caller))).id : (unknownId('lst') as ListingId),
      },
    }),
    caller: 'shared',
  },
  listAdCampaigns: () => ({ query: { status: 'in_review', limit: 5 } }),
  decideAdCampaign: async (caller) => ({
    params: await any(caller, inReview),
    body: { approves: true, reason: '', version: 1 },
  }),
  stopAdCampaign: async (caller) => ({
    params: await any(caller, scheduled),
    body: { step: 'pause' as const, reason: 'A sample.', version: 1 },
  }),
  listWaitingCreatives: () => ({ query: { limit: 5 } }),
  decideAdCreative: async (caller) => ({
    params: await anyAd(caller, withWaiting),
    body: { approves: true, reason: '', version: 1 },
  }),
} satisfies NounFixture<'adCampaigns'>
