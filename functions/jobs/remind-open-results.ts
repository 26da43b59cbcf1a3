import type { ScheduledEvent } from 'aws-lambda'
import { remindOpenResults } from '#core/competitions/competitions/remind-open-results.ts'

export const handler = (event: ScheduledEvent) => remindOpenResults(new Date(event.time).toISOString())
