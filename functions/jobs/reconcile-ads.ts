import { reconcileAds } from '#core/ads/ad-delivery/reconcile-ads.ts'
import { job } from '#core/platform/jobs/job.ts'

export const handler = job('reconcile_ads', () => reconcileAds())
