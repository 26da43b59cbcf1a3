import { publishDuePages } from '#core/content/cms-pages/publish-due-pages.ts'
import { job } from '#core/platform/jobs/job.ts'

export const handler = job('publish_due_pages', publishDuePages)
