import { entity } from '#core/platform/db/entity.ts'
import { AiSettings, firstAiSettings } from '#shared/ai/ai-settings/ai-settings.ts'

export const aiSettings = entity({
  name: 'ai-settings',
  erasure: 'impersonal',
  schema: AiSettings,
  key: (_: object) => ({ pk: 'AI', sk: 'SETTINGS' }),
})

export const readAiSettings = async (options: { consistent?: boolean } = {}): Promise<AiSettings> =>
  (await aiSettings.get({}, options)) ?? firstAiSettings
