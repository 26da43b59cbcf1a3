import { requestManual } from '#core/operations/backups/request-backup.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import type { ShownBackup } from '#shared/operations/backups/contract.ts'
import { startBackup as contract } from '#shared/operations/backups/contract.ts'

async function startBackup({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  let answer: ShownBackup | undefined
  await requestManual({ note: body.note, by: actor.userId }, now, (backup) => {
    answer = { ...backup, requestedByName: actor.user.name }
    return [
      recordActivity(
        {
          by: actor,
          type: 'backup',
          description: 'Started a backup',
          metadata: { backupId: backup.id, ...(body.note && { note: body.note }) },
        },
        now,
      ),
      ...remember(answer),
    ]
  })
  return answer as ShownBackup
}

export const handler = endpoint(contract, startBackup)
