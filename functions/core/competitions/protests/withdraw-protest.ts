import { protests } from '#core/competitions/competitions/protests.ts'
import { refuse } from '#core/competitions/competitions/refuse.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { Protest } from '#shared/competitions/protests/protest.ts'
import { withdrawRefusal } from '#shared/competitions/protests/protest-refusal.ts'
import { findProtest, protestNotFound } from './protest-work.ts'

type Withdrawing = {
  userId: string
  eventId: string
  protestId: string
  remember: (protest: Protest) => Write[]
}

/** Takes an own protest back. Told twice, it is the same. */
export const withdrawProtest = (
  { userId, eventId, protestId, remember }: Withdrawing,
  now: string,
): Promise<Protest> =>
  untilUnchanged(async () => {
    const protest = await findProtest(eventId, protestId)
    if (protest.by !== userId) throw protestNotFound()
    if (protest.status === 'withdrawn') return protest
    refuse(withdrawRefusal(protest))
    const { version } = protest
    const withdrawn: Protest = { ...protest, status: 'withdrawn', updatedAt: now, version: version + 1 }
    await commit(protests.put(withdrawn, { version }), ...remember(withdrawn))
    return withdrawn
  })
