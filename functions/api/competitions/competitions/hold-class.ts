import { changeClass } from '#core/competitions/competitions/change-class.ts'
import { assertHeadJudge } from '#core/competitions/competitions/class-roles.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { holdClass as contract } from '#shared/competitions/competitions/publication-contract.ts'
import { AppError } from '#shared/errors.ts'

function holdClass({ actor, params: named, body, now, remember }: ApiRequest<typeof contract>) {
  const { reason, version } = body
  return changeClass(
    {
      actor,
      named,
      version,
      remember,
      to: ({ of }, staff) => {
        assertHeadJudge(staff)
        if (of.state !== 'running' && of.state !== 'provisional')
          throw new AppError(
            'conflict',
            'class_state',
            'You can hold only a class that is running or has provisional places.',
          )
        const { holdReason: _, ...rest } = of
        return {
          of: { ...rest, ...(reason && { holdReason: reason }) },
          log: reason ? 'Held' : 'Lifted the hold on',
        }
      },
    },
    now,
  )
}

export const handler = endpoint(contract, holdClass)
