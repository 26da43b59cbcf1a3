import type { ScheduledEvent } from 'aws-lambda'
import { closeAdWindows } from '#core/ads/ad-delivery/close-windows.ts'

export const handler = (event: ScheduledEvent) => closeAdWindows(new Date(event.time).toISOString())
