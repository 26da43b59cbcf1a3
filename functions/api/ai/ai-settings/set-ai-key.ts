import { readEngineKeys, writeEngineKeys } from '#core/ai/ai-settings/engine-keys.ts'
import { reachEngine } from '#core/ai/ai-settings/reach-engine.ts'
import { shownAiSettings } from '#core/ai/ai-settings/shown-settings.ts'
import { readAiSettings } from '#core/ai/ai-settings/stored-ai-settings.ts'
import { claimKeys, keptKeys } from '#core/ai/ai-settings/stored-keys.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { setAiKey as contract } from '#shared/ai/ai-settings/admin-contract.ts'
import { hostOf } from '#shared/ai/ai-settings/engine.ts'

async function setAiKey({ actor: by, body: { baseUrl, key }, now }: ApiRequest<typeof contract>) {
  const host = hostOf({ baseUrl })
  // The key of a host that is no longer allowed can still be forgotten.
  if (key !== null) await reachEngine({ baseUrl })
  const { claimedUntil: _, ...known } = await claimKeys(now)
  const { [host]: __, ...others } = await readEngineKeys({ fresh: true })
  await writeEngineKeys(key === null ? others : { ...others, [host]: key })
  const kept = known.keys.filter((one) => one.host !== host)
  const after = {
    ...known,
    keys: (key === null ? kept : [...kept, { host, setAt: now }]).toSorted((one, other) =>
      one.host.localeCompare(other.host),
    ),
    version: known.version + 1,
  }
  const hosts = (of: typeof known) => ({ keys: of.keys.map((one) => one.host) })
  await commit(
    keptKeys.put(after, { version: known.version }),
    recordActivity(
      {
        by,
        type: 'ai_settings_update',
        description: `${key === null ? 'Forgot' : 'Set'} the key of ${host}`,
        before: hosts(known),
        after: hosts(after),
      },
      now,
    ),
  )
  return shownAiSettings(await readAiSettings({ consistent: true }), now, after)
}

export const handler = endpoint(contract, setAiKey)
