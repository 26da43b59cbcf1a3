import type { ScheduledEvent } from 'aws-lambda'
import { endProtestTimes } from '#core/competitions/competitions/end-protest-times.ts'

export const handler = (event: ScheduledEvent) => endProtestTimes(new Date(event.time).toISOString())
