import { isDeepStrictEqual } from 'node:util'
import { assertNeutralTo } from '#core/competitions/competitions/assert-neutral.ts'
import { changeClass } from '#core/competitions/competitions/change-class.ts'
import { assertHeadJudge } from '#core/competitions/competitions/class-roles.ts'
import { classStanding } from '#core/competitions/competitions/class-standing.ts'
import { refuse } from '#core/competitions/competitions/refuse.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { tieDecisionRefusal } from '#shared/competitions/competitions/class-places.ts'
import { tieRefusal } from '#shared/competitions/competitions/class-refusal.ts'
import type { TieDecision } from '#shared/competitions/competitions/competition-class.ts'
import { dayRefusal } from '#shared/competitions/competitions/day-refusal.ts'
import { decideTie as contract } from '#shared/competitions/competitions/publication-contract.ts'
import { AppError } from '#shared/errors.ts'

const tieOrder = (message: string) => new AppError('conflict', 'tie_order', message)

function decideTie({ actor, params: named, body, now, remember }: ApiRequest<typeof contract>) {
  const { version, ...decision } = body
  return changeClass(
    {
      actor,
      named,
      version,
      remember,
      to: async (at, staff) => {
        assertHeadJudge(staff)
        refuse(dayRefusal(at.event, now) ?? tieRefusal(at.of))
        if (!at.rules.format.ties.includes(decision.step))
          throw tieOrder('The rulebook does not break ties in this class this way.')
        const { entries, qualified } = await classStanding(at.of, at.rules)
        const refusal = tieDecisionRefusal(qualified, decision.order)
        if (refusal) throw tieOrder(refusal)
        await assertNeutralTo(staff, at, entries, decision.order)
        const last = at.of.ties.at(-1)
        if (last && isDeepStrictEqual(decision, { step: last.step, order: last.order, text: last.text }))
          return undefined
        const tie: TieDecision = { ...decision, by: actor.userId as TieDecision['by'], at: now }
        return { of: { ...at.of, ties: [...at.of.ties, tie] }, log: 'Broke a tie in' }
      },
    },
    now,
  )
}

export const handler = endpoint(contract, decideTie)
