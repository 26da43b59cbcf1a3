import { resultRefused } from '#core/competitions/competition-results/refuse-result.ts'
import { rulebookOf } from '#core/competitions/competition-results/rulebook-of.ts'
import { competitionClasses } from '#core/competitions/competitions/competition-classes.ts'
import { events } from '#core/events/events/events.ts'
import { seasons } from '#core/rules/seasons/seasons.ts'
import type { BulkAction } from '#shared/competitions/bulk-changes/bulk-change.ts'
import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import { judgesReport } from '#shared/competitions/competition-results/result-change.ts'
import { scoreRefusal } from '#shared/competitions/competition-results/score-refusal.ts'
import type { Event } from '#shared/events/events/event.ts'
import { eventNotFound } from '#shared/events/events/not-found.ts'

export type Moving = Extract<BulkAction, { kind: 'reclass' | 'move_event' }>

export const isMoving = (action: BulkAction): action is Moving =>
  action.kind === 'reclass' || action.kind === 'move_event'

type Target = { action: Moving; event: Event | undefined }

/** The event that results move to; it has begun. */
export async function targetOf(action: Moving, now: string): Promise<Target> {
  if (action.kind === 'reclass') return { action, event: undefined }
  const event = await events.get({ id: action.eventId }, { consistent: true })
  if (event?.status !== 'published' || !event.startsOn) throw eventNotFound()
  if (event.startsOn > now.slice(0, 10))
    throw resultRefused({ code: 'event_not_over', message: 'This event has not taken place yet.' })
  return { action, event }
}

/** A result in the other class or at the other event. One that counts becomes a further revision. Refused where it cannot be there. */
export async function retargeted(
  result: CompetitionResult,
  { action, event }: Target,
  now: string,
): Promise<CompetitionResult> {
  const next = action.kind === 'reclass' ? await inClass(result, action.classKey) : await at(result, event)
  await refuseJudged(next)
  return {
    ...next,
    revision: result.status === 'verified' ? result.revision + 1 : result.revision,
    updatedAt: now,
    version: result.version + 1,
  }
}

async function inClass(
  result: CompetitionResult,
  classKey: CompetitionResult['classKey'],
): Promise<CompetitionResult> {
  const season = result.seasonId ? await seasons.get({ id: result.seasonId }) : undefined
  const rulebook = await rulebookOf(result.leagueId, season)
  const found = rulebook?.classes.find(({ key }) => key === classKey)
  const format = rulebook?.formats.find(({ key }) => key === found?.formatKey)
  if (!found || !format)
    throw resultRefused({ code: 'class_not_found', message: 'The league of this result has no such class.' })
  const refusal = scoreRefusal(result.score, { format, of: found })
  if (refusal) throw resultRefused(refusal)
  return { ...result, classKey }
}

async function at(
  { elsewhere: _, seasonId, ...result }: CompetitionResult,
  event: Event | undefined,
): Promise<CompetitionResult> {
  if (!event?.startsOn) throw eventNotFound()
  const season = await seasonAt(event, result.leagueId, seasonId)
  return { ...result, eventId: event.id, eventOn: event.startsOn, ...(season && { seasonId: season }) }
}

/** The season stays where the event counts in it; otherwise it is one of the same league. */
async function seasonAt(
  { seasons: counted }: Event,
  leagueId: CompetitionResult['leagueId'],
  had: CompetitionResult['seasonId'],
): Promise<CompetitionResult['seasonId']> {
  if (counted.some(({ seasonId }) => seasonId === had)) return had
  for (const { seasonId } of counted)
    if ((await seasons.get({ id: seasonId }))?.leagueId === leagueId) return seasonId
  return undefined
}

/** Refuses classes that judges have published: nothing is added beside their results. */
async function refuseJudged({ eventId, classKey }: CompetitionResult): Promise<void> {
  const judged = eventId
    ? await competitionClasses.get({ eventId, classKey }, { consistent: true })
    : undefined
  if (!eventId || !judged || judged.revision === 0) return
  const event = await events.get({ id: eventId })
  throw resultRefused({ code: 'judges_report', message: judgesReport(event?.title ?? 'this event') })
}
