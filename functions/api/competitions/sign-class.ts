import { type ApiRequest, endpoint } from '#core/actors/endpoint.ts'
import { changeClass, type JudgedClass } from '#core/competitions/change-class.ts'
import { readRevision } from '#core/competitions/class-revisions.ts'
import { assertHeadJudge } from '#core/competitions/class-roles.ts'
import { classStanding } from '#core/competitions/class-standing.ts'
import { publishedRevision } from '#core/competitions/published-revision.ts'
import { refuse } from '#core/competitions/refuse.ts'
import { announce } from '#core/facts/announce.ts'
import { isOpen, protestsOfClass } from '#core/protests/protests-of-class.ts'
import { signRefusal } from '#shared/competitions/class-refusal.ts'
import { signed } from '#shared/competitions/class-step.ts'
import { signClass as contract } from '#shared/competitions/publication-contract.ts'
import { AppError } from '#shared/errors.ts'

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
        await assertAsPublished(at, actor.userId, now)
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

/** What the head judge signs are the places that are out: one withdrawn or a tie decided since then is published first. */
async function assertAsPublished(at: JudgedClass, by: string, now: string): Promise<void> {
  const out = await readRevision(at.of)
  if (!out) return
  const standing = await classStanding(at.of, at.rules)
  const { changed } = await publishedRevision({ at, standing, by }, now)
  if (changed.length > 0)
    throw new AppError(
      'conflict',
      'class_state',
      'The places have changed since they were published. Publish a further revision first.',
    )
}

export const handler = endpoint(contract, signClass)
