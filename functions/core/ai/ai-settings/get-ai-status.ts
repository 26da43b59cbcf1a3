import { aiFeatures } from '#shared/ai/ai-settings/ai-feature.ts'
import type { getAiStatus as contract } from '#shared/ai/ai-settings/contract.ts'
import { hostOf } from '#shared/ai/ai-settings/engine.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { readAiSettings } from './stored-ai-settings.ts'

/** What AI helps with, for everyone to read. The host is named only while something may be sent there. */
export async function getAiStatus(): Promise<ResponseOf<typeof contract>> {
  const { engine, features } = await readAiSettings()
  const shown = aiFeatures.map((feature) => {
    const { on, who } = features[feature]
    return { feature, on: on && engine !== undefined, who }
  })
  return { features: shown, ...(engine && shown.some(({ on }) => on) && { host: hostOf(engine) }) }
}
