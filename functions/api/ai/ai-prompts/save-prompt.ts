import { changePrompt } from '#core/ai/ai-prompts/change-prompt.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { savePrompt as contract } from '#shared/ai/ai-prompts/contract.ts'

const savePrompt = ({
  actor: by,
  params: { feature },
  body: { text, version },
  now,
  remember,
}: ApiRequest<typeof contract>) =>
  changePrompt({ feature, version, by, now, remember, did: 'Changed' }, () => text)

export const handler = endpoint(contract, savePrompt)
