import { shownDrill } from '#core/operations/backups/drill-runs.ts'
import { requestDrill } from '#core/operations/backups/request-drill.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { startDrill as contract } from '#shared/operations/backups/contract.ts'

async function startDrill({ actor, now, remember }: ApiRequest<typeof contract>) {
  let answer: ReturnType<typeof shownDrill> | undefined
  const run = await requestDrill(
    {
      by: actor.userId,
      also: (run) => {
        answer = shownDrill(run, now)
        return [
          recordActivity(
            {
              by: actor,
              type: 'backup',
              description: 'Started a drill with a backup',
              metadata: { backupId: run.backupId },
            },
            now,
          ),
          ...remember(answer),
        ]
      },
    },
    now,
  )
  return answer ?? shownDrill(run, now)
}

export const handler = endpoint(contract, startDrill)
