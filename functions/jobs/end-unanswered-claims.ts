import { endUnansweredClaims } from '#core/directory/organization-claims/end-unanswered-claims.ts'
import { job } from '#core/platform/jobs/job.ts'

export const handler = job('end_unanswered_claims', endUnansweredClaims)
