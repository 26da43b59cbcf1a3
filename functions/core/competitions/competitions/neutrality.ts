import { teammatesDuring } from '#core/community/teams/teammates-on.ts'
import { vehiclesNear } from '#core/events/vehicles/vehicles-near.ts'
import { judgeRefusal, neutralityRefusal } from '#shared/competitions/score-sheets/judge-refusal.ts'
import type { ClassEntry } from '#shared/events/class-entries/class-entry.ts'
import { venueDays } from '#shared/events/events/venue-days.ts'
import type { Refusal } from '#shared/refusal.ts'
import { isJudged } from '#shared/rules/rulebooks/competition-format.ts'
import type { ClassAt } from './class-at.ts'
import type { ClassActor } from './class-roles.ts'
import { claimersOf } from './with-claims.ts'

/** Explains why a person may not score an entry, or returns undefined if they may. */
export type Neutrality = (entry: ClassEntry) => Refusal | undefined

/**
 * Tells whether a person may score the entries of a class: judges by their sheets, lanes by what they
 * measure. Reads once for all entries; `entries` are those of the class and reveal a vehicle that another
 * person drives.
 */
export async function neutralityOf(
  { userId, roles, staff }: ClassActor,
  { event, of, rules }: Pick<ClassAt, 'event' | 'of' | 'rules'>,
  entries: readonly ClassEntry[],
  // A judge of a class is named for its sheets; everyone who works on it records and corrects runs.
  { sheets = rules === undefined || isJudged(rules.format) }: { sheets?: boolean } = {},
): Promise<Neutrality> {
  const guests = entries.filter((entry) => !entry.userId)
  const [mates, near, claimers] = await Promise.all([
    teammatesDuring(userId, venueDays(event)),
    vehiclesNear(userId),
    claimersOf(guests.map(({ registrationId }) => registrationId)),
  ])
  const entrantOf = (entry: ClassEntry) => entry.userId ?? claimers.get(entry.registrationId)
  const judge = {
    userId,
    staff,
    assigned: of.judgeIds,
    teamId: mates.size > 0 ? 'own' : undefined,
    declaredConflicts: staff?.declaredConflicts ?? [],
  }
  const asJudge = sheets && (roles.includes('judge') || roles.includes('head_judge'))
  return (entry) => {
    const entrantId = entrantOf(entry) ?? entry.registrationId
    const sameVehicle = entries.filter(({ vehicleId }) => vehicleId && vehicleId === entry.vehicleId)
    const judged = {
      classKey: entry.classKey,
      entrantId,
      vehicleUserIds: [
        ...sameVehicle.flatMap((one) => entrantOf(one) ?? []),
        // Also where someone else enters it: the owner, and drivers who have entered it themselves.
        ...(entry.vehicleId && near.has(entry.vehicleId) ? [userId] : []),
      ],
      ...(mates.has(entrantId) && { teamId: 'own' }),
      declaredConflicts: entry.declaredConflicts ?? [],
    }
    return asJudge ? judgeRefusal(judge, judged) : neutralityRefusal(judge, judged)
  }
}
