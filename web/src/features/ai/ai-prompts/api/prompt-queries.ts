import { listPrompts, listPromptVersions } from '#shared/ai/ai-prompts/contract.ts'
import type { DraftFeature } from '#shared/ai/ai-settings/ai-feature.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { query } from '#web/lib/query.ts'

export const promptsKey = 'ai-prompts'

export const promptsQuery = query(promptsKey, listPrompts, {})

export const promptVersionPagesQuery = (feature: DraftFeature) =>
  pagesQuery(listPromptVersions, {
    key: [promptsKey, listPromptVersions.name, feature],
    params: { feature },
  })
