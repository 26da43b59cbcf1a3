import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { requireOwnDesk } from '#core/support/support-desks/agents.ts'
import { saveSettings } from '#core/support/support-desks/save-settings.ts'
import { updateOwnDeskSettings as contract } from '#shared/support/support-desks/contract.ts'

async function updateOwnDeskSettings({
  actor,
  params: { organizationId },
  body,
  now,
  remember,
}: ApiRequest<typeof contract>) {
  const { id, name } = await requireOwnDesk(organizationId, actor.userId)
  const { after, writes } = await saveSettings(id, body, now)
  await commit(
    ...writes,
    recordActivity(
      { by: actor, type: 'support_settings_update', description: `Changed the support desk of ${name}` },
      now,
    ),
    ...remember(after),
  )
  return after
}

export const handler = endpoint(contract, updateOwnDeskSettings)
