import { getAiSettings, listAiUsage, listAiUsers } from '#shared/ai/ai-settings/admin-contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { query } from '#web/lib/query.ts'

export const aiSettingsKey = 'ai-settings'

export const aiSettingsQuery = query(aiSettingsKey, getAiSettings, {})

export const aiUsageQuery = query(aiSettingsKey, listAiUsage, {})

export const aiUsersPagesQuery = pagesQuery(listAiUsers, { key: [aiSettingsKey, listAiUsers.name] })
