import { getAiStatus } from '#core/ai/ai-settings/get-ai-status.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { getAiStatus as contract } from '#shared/ai/ai-settings/contract.ts'

export const handler = endpoint(contract, getAiStatus)
