import type { NounInfra } from '#lib/noun-infra.ts'

export const adDelivery = {
  routes: {
    serveAds: { table: ['get', 'query', 'batchGet', 'update'], signsAds: true },
    countAdView: { table: ['get', 'put', 'update'], signsAds: true },
    countMemberAdView: { table: ['get', 'put', 'update'], signsAds: true },
    followAd: { table: ['get', 'put', 'update'], signsAds: true, env: ['SITE_URL'] },
    getAdStatistics: { table: ['get', 'query'] },
    exportAdStatistics: { table: ['get', 'query', 'put'] },
    getAdFigures: { table: ['query'] },
    listAdPaces: { table: ['query', 'batchGet'] },
  },
  jobs: {
    close_ad_windows: {
      schedule: 'rate(5 minutes)',
      table: ['get', 'query', 'update'],
      timeoutSeconds: 600,
    },
    measure_ad_zones: {
      schedule: 'cron(0 9 * * ? *)',
      table: ['get', 'query', 'put'],
      timeoutSeconds: 300,
    },
    reconcile_ads: {
      schedule: 'cron(30 9 * * ? *)',
      table: ['get', 'query'],
      timeoutSeconds: 300,
    },
    send_ad_reports: {
      schedule: 'cron(0 13 ? * MON *)',
      table: ['get', 'query', 'batchGet', 'put', 'check'],
      timeoutSeconds: 900,
    },
  },
} satisfies NounInfra<'adDelivery'>
