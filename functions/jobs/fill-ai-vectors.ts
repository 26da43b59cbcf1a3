import { fillVectors } from '#core/ai/ai-migrations/fill-vectors.ts'
import { job } from '#core/platform/jobs/job.ts'

export const handler = job('fill_ai_vectors', fillVectors)
