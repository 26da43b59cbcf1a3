import { callingStripe } from '#lib/calling-providers.ts'
import { encodesPictures } from '#lib/encodes-pictures.ts'
import type { NounInfra } from '#lib/noun-infra.ts'

/** A step of an advertiser with their campaign, on the version that they see. */
const step = { table: ['get', 'query', 'batchGet', 'put', 'update', 'delete', 'check'] } as const
/** A decision of an administrator, of which advertisers are told. */
const decision = { ...step, env: ['SITE_URL'] } as const

export const adCampaigns = {
  routes: {
    quoteAdCampaign: { table: ['get', 'query'] },
    createAdCampaign: { table: ['get', 'put', 'check'] },
    updateAdCampaign: step,
    deleteAdCampaign: step,
    submitAdCampaign: step,
    // The invoice of its order is taken back first.
    withdrawAdCampaign: { ...step, ...callingStripe },
    pauseAdCampaign: step,
    resumeAdCampaign: step,
    cancelAdCampaign: step,
    listMyAdCampaigns: { table: ['query', 'batchGet'] },
    getAdCampaign: { table: ['get', 'query', 'batchGet'] },
    getAdOverview: { table: ['query', 'batchGet'] },
    addAdCreative: step,
    updateAdCreative: step,
    setAdCreativePicture: { ...step, ...encodesPictures },
    submitAdCreative: step,
    removeAdCreative: step,
    featureListing: step,
    listAdCampaigns: { table: ['get', 'query', 'batchGet'] },
    decideAdCampaign: decision,
    stopAdCampaign: decision,
    listWaitingCreatives: { table: ['get', 'query', 'batchGet'] },
    decideAdCreative: decision,
  },
  consumers: {
    deleteDroppedAdPictures: {
      entry: 'events/ads/ad-creative-pictures-dropped/delete-files.ts',
      on: { fact: 'ad_creative.pictures_dropped' },
      media: ['deletePublic'],
      env: ['MEDIA_BUCKET'],
    },
    pauseAdsOfSuspended: {
      entry: 'events/platform/account-suspended/pause-ads.ts',
      on: { fact: 'account.suspended' },
      table: ['get', 'query', 'put', 'update', 'delete', 'check'],
    },
    resumeAdsOfReactivated: {
      entry: 'events/platform/account-reactivated/resume-ads.ts',
      on: { fact: 'account.reactivated' },
      table: ['get', 'query', 'put', 'update', 'delete', 'check'],
    },
  },
  jobs: {
    follow_ad_dates: {
      schedule: 'rate(10 minutes)',
      table: ['get', 'query', 'batchGet', 'put', 'update', 'delete', 'check'],
      paysThrough: ['stripe'],
      timeoutSeconds: 600,
    },
  },
} satisfies NounInfra<'adCampaigns'>
