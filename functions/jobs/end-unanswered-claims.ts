import type { ScheduledEvent } from 'aws-lambda'
import { endUnansweredClaims } from '#core/directory/organization-claims/end-unanswered-claims.ts'

export const handler = (event: ScheduledEvent) => endUnansweredClaims(new Date(event.time).toISOString())
