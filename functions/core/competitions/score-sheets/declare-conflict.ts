import { classAt } from '#core/competitions/competitions/class-at.ts'
import { classStaff } from '#core/competitions/competitions/class-roles.ts'
import { classEntriesWith } from '#core/events/class-entries/fresh-entries-of.ts'
import { eventStaff } from '#core/events/event-staff/event-staff.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { AppError } from '#shared/errors.ts'
import { entryNotFound, type SheetOf } from './sheet-work.ts'

const mostConflicts = 50

type Declaring = { actor: Actor; of: SheetOf; conflict: boolean }

/** Keeps that a judge is too near an entrant to score them, in every class of the event, or that they no longer are. */
export async function declareConflict({ actor, of, conflict }: Declaring): Promise<void> {
  const { event } = await classAt(of.eventId, of.classKey)
  await untilUnchanged(async () => {
    const { staff } = await classStaff(actor, event, of.classKey)
    if (!staff) throw new AppError('conflict', 'not_a_judge', 'You are not a judge of this class.')
    const entry = (await classEntriesWith(of.eventId, of.classKey, [of.entryId])).find(
      ({ entryId }) => entryId === of.entryId,
    )
    if (!entry) throw entryNotFound()
    const id = entry.userId ?? entry.registrationId
    const others = (staff.declaredConflicts ?? []).filter((one) => one !== id)
    if (others.length === (staff.declaredConflicts ?? []).length && !conflict) return
    if (conflict && others.length >= mostConflicts)
      throw new AppError('conflict', 'too_many_conflicts', `You can name at most ${mostConflicts} entrants.`)
    const { version } = staff
    await commit(
      eventStaff.put(
        { ...staff, declaredConflicts: conflict ? [...others, id] : others, version: version + 1 },
        { version },
      ),
    )
  })
}
