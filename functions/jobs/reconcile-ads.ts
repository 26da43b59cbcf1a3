import { reconcileAds } from '#core/ads/ad-delivery/reconcile-ads.ts'

export const handler = () => reconcileAds()
