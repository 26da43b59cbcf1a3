import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { AppError } from '#shared/errors.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import type { completeEntry as contract } from '#shared/events/registrations/changes-contract.ts'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { isLive } from '#shared/events/registrations/registration.ts'
import type { BodyOf } from '#shared/platform/http/route.ts'
import { changedActivity } from './changed-activity.ts'
import { completedRegistration } from './completed-registration.ts'
import { readOwnRegistration } from './own-registration.ts'
import { readOwn } from './read-own.ts'
import { registrations, type StoredRegistration } from './registrations.ts'

type Completing = {
  actor: Actor
  registrationId: string
  form: BodyOf<typeof contract>
  remember: (answer: OwnRegistration) => Write[]
}

/** An entrant accepts the waiver as it is now, and answers what is required. */
export const completeEntry = (
  { actor, registrationId, form, remember }: Completing,
  now: string,
): Promise<OwnRegistration> =>
  untilUnchanged(async () => {
    const { registration, event } = await readOwn(actor, form.eventId, registrationId)
    assertOpen(registration, event, now)
    const after = completedRegistration(registration, event, form, now)
    if (!after) return readOwnRegistration(registration, event, now)
    const answer = await readOwnRegistration(after, event, now)
    await commit(
      registrations.put(after, { version: registration.version }),
      changedActivity(actor, event, now),
      ...remember(answer),
    )
    return answer
  })

function assertOpen(registration: StoredRegistration, event: WholeEvent, now: string): void {
  if (isLive(registration) && event.status === 'published' && now < event.endsAt) return
  throw new AppError('conflict', 'not_changeable', 'This entry is over.')
}
