import { sendSavedSearches } from '#core/market/saved-searches/send-saved-searches.ts'
import { job } from '#core/platform/jobs/job.ts'

export const handler = job('send_saved_searches', sendSavedSearches)
