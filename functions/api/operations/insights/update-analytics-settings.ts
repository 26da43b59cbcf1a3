import {
  analyticsSettings,
  readAnalyticsSettings,
  shownAnalyticsSettings,
} from '#core/operations/insights/stored-analytics-settings.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { updateAnalyticsSettings as contract } from '#shared/operations/insights/admin-contract.ts'
import type { AnalyticsSettings } from '#shared/operations/insights/analytics-settings.ts'

const told = ['own', 'google', 'keptDays'] as const

async function updateAnalyticsSettings({ actor: by, body, now, remember }: ApiRequest<typeof contract>) {
  const { version } = body
  const before = await readAnalyticsSettings({ consistent: true })
  if (before.version !== version) throw concurrentChange()
  const changed = told.filter((field) => before[field] !== body[field])
  if (changed.length === 0) return shownAnalyticsSettings(before)
  const after: AnalyticsSettings = { ...body, version: version + 1 }
  const only = (settings: AnalyticsSettings) =>
    Object.fromEntries(changed.map((field) => [field, settings[field]]))
  const answer = shownAnalyticsSettings(after)
  await commit(
    analyticsSettings.put(after, version > 0 ? { version } : { absent: true }),
    recordActivity(
      {
        by,
        type: 'analytics_settings_update',
        description: 'Changed how visits are counted',
        before: only(before),
        after: only(after),
      },
      now,
    ),
    ...remember(answer),
  )
  return answer
}

export const handler = endpoint(contract, updateAnalyticsSettings)
