import { changeClass } from '#core/competitions/competitions/change-class.ts'
import { assertHeadJudge } from '#core/competitions/competitions/class-roles.ts'
import { refuse } from '#core/competitions/competitions/refuse.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { excuseRefusal } from '#shared/competitions/competitions/class-refusal.ts'
import { excuseJudge as contract } from '#shared/competitions/competitions/setup-contract.ts'

function excuseJudge({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { judgeId, ...named } = params
  const { reason, version } = body
  return changeClass(
    {
      actor,
      named,
      version,
      remember,
      to: ({ of }, staff) => {
        assertHeadJudge(staff)
        refuse(excuseRefusal(of, judgeId, reason))
        if (of.excused.some((one) => one.judgeId === judgeId)) return undefined
        const excused = { judgeId, by: actor.userId as typeof judgeId, at: now, reason }
        return { of: { ...of, excused: [...of.excused, excused] }, log: `Excused a judge (${reason}):` }
      },
    },
    now,
  )
}

export const handler = endpoint(contract, excuseJudge)
