import { expirePlanUpgrades } from '#core/billing/subscriptions/manual/expire-plan-upgrades.ts'
import { job } from '#core/platform/jobs/job.ts'

export const handler = job('expire_plan_upgrades', expirePlanUpgrades)
