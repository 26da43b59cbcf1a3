import { newestPrompt } from '#core/ai/ai-prompts/prompt-in-use.ts'
import { shownPrompt } from '#core/ai/ai-prompts/shown-prompt.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listPrompts as contract } from '#shared/ai/ai-prompts/contract.ts'
import { DraftFeature } from '#shared/ai/ai-settings/ai-feature.ts'

const listPrompts = async () => ({
  items: await Promise.all(
    DraftFeature.options.map(async (feature) => shownPrompt(feature, await newestPrompt(feature))),
  ),
})

export const handler = endpoint(contract, listPrompts)
