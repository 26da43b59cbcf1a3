import { aiSettings, readAiSettings } from '#core/ai/ai-settings/stored-ai-settings.ts'
import { commit } from '#core/platform/db/commit.ts'
import { type AiFeature, aiFeatures } from '#shared/ai/ai-settings/ai-feature.ts'
import {
  type AiSettingsFields,
  type FeatureSettings,
  firstAiSettings,
} from '#shared/ai/ai-settings/ai-settings.ts'

type Given = Partial<Omit<FeatureSettings, 'on'>> & {
  /** The features that are on. */
  on: readonly AiFeature[]
  model?: string
}

/** Sets what AI helps with on the whole cloud, whose files run one after the other. Who does so turns it off again. */
export async function setAi({ on: names, model = 'echo-1', ...more }: Given): Promise<void> {
  const { version } = await readAiSettings({ consistent: true })
  const features = Object.fromEntries(
    aiFeatures.map((name) => [name, { who: 'members', dailyPerUser: 20, ...more, on: names.includes(name) }]),
  ) as AiSettingsFields['features']
  const engine = { baseUrl: 'https://engine.boxrise.test/v1', model, embeddingModel: 'hash-64' }
  const settings = { ...firstAiSettings, engine, features, version: version + 1 }
  await commit(aiSettings.put(settings, version > 0 ? { version } : { absent: true }))
}
