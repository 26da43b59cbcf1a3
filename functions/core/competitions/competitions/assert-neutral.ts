import { AppError } from '#shared/errors.ts'
import type { ClassEntry } from '#shared/events/class-entries/class-entry.ts'
import type { ClassAt } from './class-at.ts'
import type { ClassActor } from './class-roles.ts'
import { neutralityOf } from './neutrality.ts'

/** Refuses someone who is too near to one of these entries of a class to decide about them. */
export async function assertNeutralTo(
  staff: ClassActor,
  at: ClassAt,
  entries: readonly ClassEntry[],
  entryIds: readonly string[],
): Promise<void> {
  const neutrality = await neutralityOf(staff, at, entries, { sheets: false })
  for (const entry of entries) {
    const refusal = entryIds.includes(entry.entryId) ? neutrality(entry) : undefined
    if (refusal) throw new AppError('forbidden', refusal.code, refusal.message)
  }
}
