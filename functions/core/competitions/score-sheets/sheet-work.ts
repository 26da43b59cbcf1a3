import type { ClassAt, ClassRules } from '#core/competitions/competitions/class-at.ts'
import { type ClassActor, classStaff } from '#core/competitions/competitions/class-roles.ts'
import { neutralityOf } from '#core/competitions/competitions/neutrality.ts'
import { refuse } from '#core/competitions/competitions/refuse.ts'
import { workedClassAt } from '#core/competitions/competitions/worked-class-at.ts'
import { classEntriesWith } from '#core/events/class-entries/fresh-entries-of.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { AppError } from '#shared/errors.ts'
import type { ClassEntry } from '#shared/events/class-entries/class-entry.ts'
import type { Rubric } from '#shared/rules/rulebooks/rubric.ts'

export type SheetOf = { eventId: string; classKey: string; entryId: string }

/** A judge at an entry of a class that sheets judge. */
export type SheetWork = {
  at: ClassAt & { rules: ClassRules }
  rubric: Rubric
  by: ClassActor
  entry: ClassEntry
}

export const entryNotFound = () =>
  new AppError('not_found', 'entry_not_found', 'This entry is no longer in this class.')

/** The entry, and the rubric of its class. */
export async function sheetWork(
  actor: Pick<Actor, 'userId' | 'user'>,
  { eventId, classKey, entryId }: SheetOf,
): Promise<SheetWork & { entries: ClassEntry[] }> {
  const at = await workedClassAt(eventId, classKey)
  const [by, entries] = await Promise.all([
    classStaff(actor, at.event, classKey),
    classEntriesWith(eventId, classKey, [entryId]),
  ])
  const entry = entries.find((one) => one.entryId === entryId)
  if (!entry) throw entryNotFound()
  const { rubric } = at.rules
  if (!rubric) throw new AppError('conflict', 'no_rulebook', 'This class is measured, so it has no sheets.')
  return { at, rubric, by, entry, entries }
}

/** The same for someone who may judge the entry. */
export async function judgesWork(actor: Pick<Actor, 'userId' | 'user'>, of: SheetOf): Promise<SheetWork> {
  const { entries, ...work } = await sheetWork(actor, of)
  const neutrality = await neutralityOf(work.by, work.at, entries)
  refuse(neutrality(work.entry))
  // Lanes and organizers may do other things here.
  if (!work.by.roles.some((role) => role === 'judge' || role === 'head_judge'))
    throw new AppError('conflict', 'not_a_judge', 'You are not a judge of this class.')
  if (work.entry.status !== 'in') throw entryNotFound()
  return work
}
