import { changeClass } from '#core/competitions/competitions/change-class.ts'
import { classStanding } from '#core/competitions/competitions/class-standing.ts'
import { assertNeutralHead, leadersOf } from '#core/competitions/competitions/leaders-of.ts'
import { isOpen, protestsOfClass } from '#core/competitions/competitions/protests-of-class.ts'
import { refuse } from '#core/competitions/competitions/refuse.ts'
import { unpublishedRefusal } from '#core/competitions/competitions/unpublished-refusal.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { signRefusal } from '#shared/competitions/competitions/class-refusal.ts'
import { signed } from '#shared/competitions/competitions/class-step.ts'
import { dayRefusal } from '#shared/competitions/competitions/day-refusal.ts'
import { signClass as contract } from '#shared/competitions/competitions/publication-contract.ts'

function signClass({ actor, params: named, body, now, remember }: ApiRequest<typeof contract>) {
  return changeClass(
    {
      actor,
      named,
      version: body.version,
      remember,
      to: async (at, staff) => {
        const { of, event } = at
        const standing = await classStanding(of, at.rules, { fresh: true })
        assertNeutralHead(staff, await leadersOf(at, standing.entries), 'sign')
        const open = (await protestsOfClass(of.eventId, of.classKey)).filter(isOpen)
        refuse(dayRefusal(event, now) ?? signRefusal(of, open.length, event.timeZone, now))
        refuse(await unpublishedRefusal(at, standing, now))
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
