import { shownAiSettings } from '#core/ai/ai-settings/shown-settings.ts'
import { readAiSettings } from '#core/ai/ai-settings/stored-ai-settings.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getAiSettings as contract } from '#shared/ai/ai-settings/admin-contract.ts'

const getAiSettings = async ({ now }: ApiRequest<typeof contract>) =>
  shownAiSettings(await readAiSettings({ consistent: true }), now)

export const handler = endpoint(contract, getAiSettings)
