import { env } from '#core/env.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { newHandle } from '#core/platform/handles/handle.ts'
import type { renewOwnCalendar as contract } from '#shared/events/registrations/calendar-contract.ts'
import { newId } from '#shared/ids.ts'
import type { AnswerOf } from '#shared/platform/http/route.ts'
import { ownCalendars } from './own-calendars.ts'

/** Makes the address of a member’s own calendar. It is shown once; of the one before, nothing is left. */
export const renewOwnCalendar = (
  { userId }: Pick<Actor, 'userId'>,
  now: string,
): Promise<AnswerOf<typeof contract>> =>
  untilUnchanged(async () => {
    const before = await ownCalendars.get({ userId }, { consistent: true })
    const id = newId('cal', now) as `cal_${string}`
    const { handle, secretHash } = newHandle(id)
    const calendar = {
      id,
      userId: userId as NonNullable<typeof before>['userId'],
      secretHash,
      madeAt: now,
      version: (before?.version ?? 0) + 1,
    }
    await commit(ownCalendars.put(calendar, before ? { version: before.version } : { absent: true }))
    return { address: `${env('SITE_URL')}/api/events/calendars/${handle}`, madeAt: now }
  })
