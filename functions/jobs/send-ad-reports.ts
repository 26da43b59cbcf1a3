import type { ScheduledEvent } from 'aws-lambda'
import { sendAdReports } from '#core/ads/ad-delivery/send-reports.ts'

export const handler = (event: ScheduledEvent) => sendAdReports(new Date(event.time).toISOString())
