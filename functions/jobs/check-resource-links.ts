import { checkLinks } from '#core/content/resources/check-links.ts'
import { job } from '#core/platform/jobs/job.ts'

export const handler = job('check_resource_links', checkLinks)
