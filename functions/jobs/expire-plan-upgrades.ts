import type { ScheduledEvent } from 'aws-lambda'
import { expirePlanUpgrades } from '#core/billing/subscriptions/manual/expire-plan-upgrades.ts'

export const handler = (event: ScheduledEvent) => expirePlanUpgrades(new Date(event.time).toISOString())
