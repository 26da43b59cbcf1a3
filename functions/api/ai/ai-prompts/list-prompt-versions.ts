import { prompts, promptVersions } from '#core/ai/ai-prompts/prompts.ts'
import { saverNames } from '#core/ai/ai-prompts/shown-prompt.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listPromptVersions as contract } from '#shared/ai/ai-prompts/contract.ts'

async function listPromptVersions({ params: { feature }, query }: ApiRequest<typeof contract>) {
  const { items, ...page } = await prompts.list({
    pk: promptVersions(feature),
    newestFirst: true,
    consistent: true,
    ...query,
  })
  const named = await saverNames(items)
  return {
    ...page,
    items: items.map((prompt) => {
      const { version, text, savedAt } = prompt
      return { version, text, savedAt, ...named(prompt) }
    }),
  }
}

export const handler = endpoint(contract, listPromptVersions)
