import { remindOfOffers } from '#core/events/registrations/remind-of-offers.ts'
import { job } from '#core/platform/jobs/job.ts'

export const handler = job('remind_of_offers', remindOfOffers)
