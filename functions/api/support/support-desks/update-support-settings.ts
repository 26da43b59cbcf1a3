import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { changedSettings, saveSettings } from '#core/support/support-desks/save-settings.ts'
import { updateSupportSettings as contract } from '#shared/support/support-desks/admin-contract.ts'
import { platformDesk } from '#shared/support/support-requests/named-request.ts'

async function updateSupportSettings({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const { before, after, writes } = await saveSettings(platformDesk, body, now)
  await commit(
    ...writes,
    recordActivity(
      {
        by: actor,
        type: 'support_settings_update',
        description: 'Changed the settings of the support desk',
        ...changedSettings(before, after),
      },
      now,
    ),
    ...remember(after),
  )
  return after
}

export const handler = endpoint(contract, updateSupportSettings)
