import { aiHelpOf } from '#core/ai/ai-drafts/ai-help.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getAiHelp as contract } from '#shared/ai/ai-drafts/contract.ts'

const getAiHelp = ({ actor: { user }, now }: ApiRequest<typeof contract>) => aiHelpOf(user, now)

export const handler = endpoint(contract, getAiHelp)
