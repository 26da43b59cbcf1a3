import { events } from '#core/events/events/events.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { ApiRequest } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { invalidCursor } from '#core/platform/db/cursor.ts'
import { seasonNotFound } from '#core/rules/seasons/find-season.ts'
import { seasons } from '#core/rules/seasons/seasons.ts'
import type { exportAllResults as contract } from '#shared/competitions/competition-results/admin-contract.ts'
import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import {
  type ExportedResult,
  resultColumns,
} from '#shared/competitions/competition-results/result-columns.ts'
import { eventNotFound } from '#shared/events/events/not-found.ts'
import { type Column, csvPart } from '#shared/platform/csv/csv-part.ts'
import { bestOfClass, competitionResults, resultsOfEvent } from './competition-results.ts'
import { exportedResults } from './exported-results.ts'
import { resultRefused } from './refuse-result.ts'
import { rulebookOf } from './rulebook-of.ts'

const rowsAPart = 100

const columns: readonly Column<ExportedResult>[] = [
  ['Competitor', ({ competitorName }) => competitorName],
  ['Guest', ({ competitorId }) => (competitorId ? '' : 'yes')],
  ...resultColumns,
]

type Part = { items: CompetitionResult[]; nextCursor?: string | undefined }

/** A part of what counts at an event, by class and place, or in a season, class by class and the best first. */
export async function exportAllResults({ actor, body, now }: ApiRequest<typeof contract>) {
  const { eventId, seasonId, cursor } = body
  if ((eventId === undefined) === (seasonId === undefined))
    throw resultRefused({ code: 'event_needed', message: 'Name an event or a season.', path: 'eventId' })
  const { items, nextCursor } = eventId
    ? await ofEvent(eventId, cursor)
    : await ofSeason(seasonId ?? '', cursor)
  const rows = await exportedResults(items)
  const isFirst = cursor === undefined
  if (isFirst)
    await commit(
      recordActivity(
        {
          by: actor,
          type: 'system_event',
          description: `Exported the results of ${eventId ? 'an event' : 'a season'}`,
          metadata: { of: eventId ?? seasonId ?? '' },
        },
        now,
      ),
    )
  return {
    csv: csvPart({ columns, rows, isFirst }),
    rows: rows.length,
    ...(nextCursor && { nextCursor }),
  }
}

async function ofEvent(eventId: string, cursor: string | undefined): Promise<Part> {
  if (!(await events.get({ id: eventId }))) throw eventNotFound()
  return competitionResults.list({ index: 'gsi3', pk: resultsOfEvent(eventId), limit: rowsAPart, cursor })
}

/** Separates the class from the place in its list, where a season’s export continues. */
const separator = '~'

async function ofSeason(seasonId: string, cursor: string | undefined): Promise<Part> {
  const season = await seasons.get({ id: seasonId })
  if (!season) throw seasonNotFound()
  const classes = (await rulebookOf(season.leagueId, season))?.classes.map(({ key }) => key as string) ?? []
  const [classKey = classes[0], place] = cursor?.split(separator) ?? []
  if (classKey === undefined) return { items: [] }
  const at = classes.indexOf(classKey)
  if (at < 0) throw invalidCursor()
  const page = await competitionResults.list({
    index: 'gsi2',
    pk: bestOfClass(season.leagueId, classKey),
    newestFirst: true,
    limit: rowsAPart,
    cursor: place || undefined,
  })
  const next = page.nextCursor ? `${classKey}${separator}${page.nextCursor}` : classes[at + 1]
  return { items: page.items.filter((one) => one.seasonId === season.id), nextCursor: next }
}
