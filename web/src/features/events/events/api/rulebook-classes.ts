import type { EventClassFields } from '#shared/events/events/event-fields.ts'
import type { League } from '#shared/rules/leagues/league.ts'
import { getRulebook, listRulebookVersions } from '#shared/rules/rulebooks/contract.ts'
import { eventClassesOf } from '#shared/rules/rulebooks/event-classes-of.ts'
import type { RulebookPin } from '#shared/rules/rulebooks/rulebook-pin.ts'
import { call } from '#web/lib/call.ts'

type RulebookClasses = { title: string; pin: RulebookPin; classes: EventClassFields[] }

/**
 * Returns what the newest published rulebook of a league offers to an event, or undefined while it has none.
 */
export async function rulebookClasses(leagueId: League['id']): Promise<RulebookClasses | undefined> {
  const { items } = await call(listRulebookVersions, { params: { leagueId }, query: { limit: 100 } })
  const newest = items[0]
  if (!newest) return undefined
  const { versionNo } = newest
  const rulebook = await call(getRulebook, { params: { leagueId, versionNo } })
  return {
    title: rulebook.title,
    pin: { rulebookId: rulebook.id, versionNo },
    classes: eventClassesOf(rulebook),
  }
}
