import { getAiStatus } from '#shared/ai/ai-settings/contract.ts'
import { query } from '#web/lib/query.ts'

export const aiStatusQuery = query('ai-status', getAiStatus, {}, { staleTime: 60_000 })
