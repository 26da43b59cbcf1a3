import { changePrompt } from '#core/ai/ai-prompts/change-prompt.ts'
import { prompts } from '#core/ai/ai-prompts/prompts.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { restorePrompt as contract } from '#shared/ai/ai-prompts/contract.ts'
import { originalPrompts } from '#shared/ai/ai-prompts/original-prompts.ts'
import { promptRefusal } from '#shared/ai/ai-prompts/prompt-refusal.ts'

const restorePrompt = ({
  actor: by,
  params: { feature },
  body: { to, version },
  now,
  remember,
}: ApiRequest<typeof contract>) =>
  changePrompt({ feature, version, by, now, remember, did: 'Restored' }, async () => {
    if (to === 0) return originalPrompts[feature]
    const earlier = await prompts.get({ feature, version: to }, { consistent: true })
    if (!earlier) throw promptRefusal.notFound()
    return earlier.text
  })

export const handler = endpoint(contract, restorePrompt)
