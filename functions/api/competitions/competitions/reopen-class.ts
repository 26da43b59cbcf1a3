import { changeClass } from '#core/competitions/competitions/change-class.ts'
import { assertHeadJudge } from '#core/competitions/competitions/class-roles.ts'
import { openedAgain } from '#core/competitions/competitions/reopen-class.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { reopenClass as contract } from '#shared/competitions/competitions/publication-contract.ts'

function reopenClass({ actor, params: named, body, now, remember }: ApiRequest<typeof contract>) {
  return changeClass(
    {
      actor,
      named,
      version: body.version,
      remember,
      to: ({ of }, staff) => {
        assertHeadJudge(staff)
        const after = openedAgain(of, now)
        return after && { of: after, log: `Opened (${body.reason}):` }
      },
    },
    now,
  )
}

export const handler = endpoint(contract, reopenClass)
