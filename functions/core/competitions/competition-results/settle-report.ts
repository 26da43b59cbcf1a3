import { competitionClasses } from '#core/competitions/competitions/competition-classes.ts'
import { events } from '#core/events/events/events.ts'
import { vehicleNotFound } from '#core/events/vehicles/vehicle-refusal.ts'
import { vehicles } from '#core/events/vehicles/vehicles.ts'
import { managesFor } from '#core/organizations/organizations/find-organization.ts'
import { users } from '#core/platform/users/users.ts'
import { findLeague } from '#core/rules/leagues/find-league.ts'
import { seasonNotFound } from '#core/rules/seasons/find-season.ts'
import { seasons } from '#core/rules/seasons/seasons.ts'
import type {
  CompetitionResult,
  ResultFields,
} from '#shared/competitions/competition-results/competition-result.ts'
import { judgesReport } from '#shared/competitions/competition-results/result-change.ts'
import { reportRefusal } from '#shared/competitions/competition-results/result-refusal.ts'
import { scoreRefusal } from '#shared/competitions/competition-results/score-refusal.ts'
import { AppError } from '#shared/errors.ts'
import { eventNotFound } from '#shared/events/events/not-found.ts'
import { VehicleSnapshot } from '#shared/events/vehicles/vehicle.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { resultRefused } from './refuse-result.ts'
import { rulebookOf } from './rulebook-of.ts'

type Reporter = {
  userId: string
  competitorId: NonNullable<CompetitionResult['competitorId']>
  /** Its former values: a season that has ended since then stays its season. */
  before?: Pick<CompetitionResult, 'seasonId' | 'eventOn'>
}
type Settled = Pick<CompetitionResult, 'eventOn' | 'vehicle' | 'state' | 'isZero'>

/** A report, checked against the event, the season and the rules that it names. */
export async function settleReport(
  fields: ResultFields,
  { userId, competitorId, before }: Reporter,
  now: string,
): Promise<Settled> {
  const { leagueId, seasonId, classKey, score, vehicleId } = fields
  const eventOn = await dayOf(fields, { userId, competitorId }, now)
  const [league, season, competitor, vehicle] = await Promise.all([
    findLeague(leagueId),
    seasonId ? seasonFor({ leagueId, seasonId }, eventOn, before) : undefined,
    users.get({ id: competitorId }, { consistent: true }),
    vehicleId ? vehicles.get({ userId: competitorId, id: vehicleId }, { consistent: true }) : undefined,
  ])
  if (!competitor) throw new AppError('not_found', 'member_not_found', 'Member not found')
  if (vehicleId && !vehicle) throw vehicleNotFound()
  const rulebook = await rulebookOf(league.id, season)
  const found = rulebook?.classes.find(({ key }) => key === classKey)
  const format = rulebook?.formats.find(({ key }) => key === found?.formatKey)
  if (!found || !format)
    throw resultRefused({
      code: 'class_not_found',
      message: 'Choose a class of this league.',
      path: 'classKey',
    })
  const refusal = scoreRefusal(score, { format, of: found })
  if (refusal) throw resultRefused(refusal)
  return {
    eventOn,
    isZero: score.sumHundredths === 0,
    ...(vehicle && { vehicle: snapshotOf(vehicle) }),
    ...(competitor.state && { state: competitor.state }),
  }
}

const snapshotOf = (vehicle: VehicleSnapshot): VehicleSnapshot =>
  Object.fromEntries(
    Object.keys(VehicleSnapshot.shape).map((key) => [key, vehicle[key as keyof VehicleSnapshot]]),
  ) as VehicleSnapshot

/** The first day of the event, which is over or has begun. */
async function dayOf(fields: ResultFields, by: Reporter, now: string): Promise<string> {
  const { eventId, elsewhere, classKey } = fields
  const event = eventId ? await events.get({ id: eventId }, { consistent: true }) : undefined
  if (eventId && (event?.status !== 'published' || !event.startsOn)) throw eventNotFound()
  const isOwn = event?.ownerId === by.userId || (await managesFor(event?.organizationId, by.userId))
  const hasClass = event?.classes.some((one) => one.classKey === classKey) ?? false
  const today = now.slice(0, 10)
  const refusal = reportRefusal(
    fields,
    { ...by, ...(event && { event: { name: event.title, hasClass, isOwn } }) },
    today,
  )
  if (refusal) throw resultRefused(refusal)
  if (event && hasClass) {
    // Once judges have published a class, its organizer reports nothing beside it.
    const judged = await competitionClasses.get({ eventId: event.id, classKey }, { consistent: true })
    if (judged && judged.revision > 0)
      throw resultRefused({ code: 'judges_report', message: judgesReport(event.title) })
  }
  const day = event?.startsOn ?? elsewhere?.eventOn ?? today
  if (day > today)
    throw resultRefused({ code: 'event_not_over', message: 'This event has not taken place yet.' })
  return day
}

async function seasonFor(
  { leagueId, seasonId }: Required<Pick<ResultFields, 'leagueId' | 'seasonId'>>,
  day: string,
  before: Reporter['before'],
): Promise<Season> {
  const season = await seasons.get({ id: seasonId }, { consistent: true })
  if (season?.leagueId !== leagueId || season.status === 'draft') throw seasonNotFound()
  if (before?.seasonId === seasonId && before.eventOn === day) return season
  if (season.status === 'closed' || day < season.startsOn || day > season.endsOn)
    throw resultRefused({
      code: 'season_not_running',
      message: `${season.name} is not running on that date.`,
      path: 'seasonId',
    })
  return season
}
