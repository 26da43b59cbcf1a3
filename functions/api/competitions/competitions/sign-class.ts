import { changeClass } from '#core/competitions/competitions/change-class.ts'
import { assertHeadJudge } from '#core/competitions/competitions/class-roles.ts'
import { classStanding } from '#core/competitions/competitions/class-standing.ts'
import { isOpen, protestsOfClass } from '#core/competitions/competitions/protests-of-class.ts'
import { refuse } from '#core/competitions/competitions/refuse.ts'
import { unpublishedRefusal } from '#core/competitions/competitions/unpublished-refusal.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { signRefusal } from '#shared/competitions/competitions/class-refusal.ts'
import { signed } from '#shared/competitions/competitions/class-step.ts'
import { signClass as contract } from '#shared/competitions/competitions/publication-contract.ts'

function signClass({ actor, params: named, body, now, remember }: ApiRequest<typeof contract>) {
  return changeClass(
    {
      actor,
      named,
      version: body.version,
      remember,
      to: async (at, staff) => {
        assertHeadJudge(staff)
        const { of, event } = at
        const open = (await protestsOfClass(of.eventId, of.classKey)).filter(isOpen)
        refuse(signRefusal(of, open.length, event.timeZone, now))
        refuse(await unpublishedRefusal(at, await classStanding(of, at.rules), now))
        const { eventId, classKey, revision } = of
        return {
          of: signed(of, { by: actor.userId, at: now } as never),
          with: [announce('class.signed', { eventId, classKey, revision }, now)],
          log: 'Signed',
        }
      },
    },
    now,
  )
}

export const handler = endpoint(contract, signClass)
