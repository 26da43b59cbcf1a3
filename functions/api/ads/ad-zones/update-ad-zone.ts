import { adminZone } from '#core/ads/ad-zones/admin-zone.ts'
import { settingsOf, zoneSettings } from '#core/ads/ad-zones/zone-settings.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { zoneName } from '#shared/ads/ad-zones/ad-zone.ts'
import { updateAdZone as contract } from '#shared/ads/ad-zones/contract.ts'

async function updateAdZone({ actor, params: { zone }, body, now, remember }: ApiRequest<typeof contract>) {
  const { version, ...terms } = body
  const before = await settingsOf(zone)
  if (before.version !== version) throw concurrentChange()
  const after = { ...before, ...terms, updatedAt: now, version: version + 1 }
  const answer = await adminZone(after, now)
  await commit(
    zoneSettings.put(after, version > 0 ? { version } : { absent: true }),
    recordActivity(
      {
        by: actor,
        type: 'ad_zone_update',
        description: `Changed the price or the estimate of the ad space ${zoneName(zone)}`,
      },
      now,
    ),
    ...remember(answer),
  )
  return answer
}

export const handler = endpoint(contract, updateAdZone)
