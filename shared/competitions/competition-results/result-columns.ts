import type { Column } from '#shared/platform/csv/csv-part.ts'
import { showScore } from '#shared/rules/scores/show-score.ts'
import type { CompetitionResult } from './competition-result.ts'
import type { ResultRow } from './contract.ts'

export type ExportedResult = CompetitionResult &
  Pick<ResultRow, 'eventName' | 'leagueName' | 'className' | 'competitorName'> & {
    points: number | undefined
  }

const vehicleOf = ({ vehicle }: ExportedResult) =>
  vehicle ? `${vehicle.year} ${vehicle.make} ${vehicle.model}` : ''

/** Times are in UTC; days are those at the venue. */
export const resultColumns: readonly Column<ExportedResult>[] = [
  ['Event', ({ eventName }) => eventName],
  ['Day', ({ eventOn }) => eventOn],
  ['City', ({ elsewhere }) => elsewhere?.city ?? ''],
  ['State', ({ elsewhere }) => elsewhere?.state ?? ''],
  ['League', ({ leagueName }) => leagueName],
  ['Class', ({ className }) => className],
  ['Class code', ({ classKey }) => classKey],
  ['Score', ({ score }) => showScore(score)],
  ['Place', ({ place }) => (place === undefined ? '' : String(place))],
  ['Points', ({ points }) => (points === undefined ? '' : String(points))],
  ['Vehicle', vehicleOf],
  ['Status', ({ status }) => status],
  ['Reported by', ({ source }) => (source === 'event' ? 'judges' : source)],
  ['Reported (UTC)', ({ submittedAt }) => submittedAt],
  ['Decided (UTC)', ({ decidedAt }) => decidedAt ?? ''],
  ['Notes', ({ notes }) => notes],
]
