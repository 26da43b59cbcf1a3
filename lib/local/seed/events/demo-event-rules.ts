import { demoLeagueIds } from '#lib/local/seed/rules/demo-leagues.ts'
import { demoSeasonIds } from '#lib/local/seed/rules/demo-seasons.ts'
import type { Event } from '#shared/events/events/event.ts'
import { rulebookIdOf } from '#shared/rules/rulebooks/rulebook-id-of.ts'

/** Events that count more than once. */
const multipliers: Record<string, number> = { 'Midway Gate Finals Warm-Up': 2, 'Wharf Nine Closer': 3 }

const pin = (versionNo: number) => ({ rulebookId: rulebookIdOf(demoLeagueIds.sound), versionNo })

/** A demo event by the rules of the demo’s first league; it counts in the season of its year, if there is one. */
export function byDemoRules(event: Event, now: string): Event {
  if (event.classes.length === 0) return event
  const yearsOn = Number((event.startsOn ?? '').slice(0, 4)) - Number(now.slice(0, 4))
  const rulebook = pin(yearsOn === -1 ? 1 : 2)
  const seasonId =
    yearsOn === 0 ? demoSeasonIds.sound : yearsOn === -1 ? demoSeasonIds.soundBefore : undefined
  const multiplier = multipliers[event.title] ?? 1
  return { ...event, rulebook, seasons: seasonId ? [{ seasonId, multiplier, rulebook }] : [] }
}
