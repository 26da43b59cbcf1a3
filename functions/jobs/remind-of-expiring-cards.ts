import { remindOfExpiringCards } from '#core/billing/payment-methods/remind-of-expiring-cards.ts'
import { job } from '#core/platform/jobs/job.ts'

export const handler = job('remind_of_expiring_cards', remindOfExpiringCards)
