import { sendAdReports } from '#core/ads/ad-delivery/send-reports.ts'
import { job } from '#core/platform/jobs/job.ts'

export const handler = job('send_ad_reports', sendAdReports)
