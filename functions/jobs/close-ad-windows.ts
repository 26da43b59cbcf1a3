import { closeAdWindows } from '#core/ads/ad-delivery/close-windows.ts'
import { job } from '#core/platform/jobs/job.ts'

export const handler = job('close_ad_windows', closeAdWindows)
