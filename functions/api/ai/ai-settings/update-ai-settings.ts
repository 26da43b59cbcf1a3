import { isDeepStrictEqual } from 'node:util'
import { reachEngine } from '#core/ai/ai-settings/reach-engine.ts'
import { shownAiSettings } from '#core/ai/ai-settings/shown-settings.ts'
import { aiSettings, readAiSettings } from '#core/ai/ai-settings/stored-ai-settings.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { updateAiSettings as contract } from '#shared/ai/ai-settings/admin-contract.ts'
import { aiFeatures } from '#shared/ai/ai-settings/ai-feature.ts'
import type { AiSettings } from '#shared/ai/ai-settings/ai-settings.ts'
import { changeSettings, sendsElsewhere } from '#shared/ai/ai-settings/change-settings.ts'

async function updateAiSettings({ actor: by, body, now, remember }: ApiRequest<typeof contract>) {
  const { version, ...fields } = body
  const before = await readAiSettings({ consistent: true })
  if (before.version !== version) throw concurrentChange()
  const after = changeSettings(before, fields)
  if (after.engine && sendsElsewhere(before, after)) await reachEngine(after.engine)
  const answer = await shownAiSettings(after, now)
  await commit(
    aiSettings.put(after, version > 0 ? { version } : { absent: true }),
    recordActivity(
      { by, type: 'ai_settings_update', description: 'Changed the AI settings', ...changesOf(before, after) },
      now,
    ),
    ...remember(answer),
  )
  return answer
}

/** Settings by the names that the log has, each feature by itself. */
const told = ({ features, version: _, space: __, ...rest }: AiSettings): Record<string, unknown> => ({
  ...rest,
  ...Object.fromEntries(aiFeatures.map((feature) => [feature, features[feature]])),
})

function changesOf(earlier: AiSettings, later: AiSettings) {
  const [before, after] = [told(earlier), told(later)]
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]))
  const only = (settings: Record<string, unknown>) =>
    Object.fromEntries(changed.flatMap((name) => (name in settings ? [[name, settings[name]]] : [])))
  return { before: only(before), after: only(after) }
}

export const handler = endpoint(contract, updateAiSettings)
