import { dropOldSpaces } from '#core/ai/ai-migrations/drop-old-spaces.ts'
import { job } from '#core/platform/jobs/job.ts'

export const handler = job('drop_old_ai_vectors', dropOldSpaces)
