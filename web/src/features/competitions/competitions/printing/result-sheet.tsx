import { placeWords } from '#shared/competitions/competitions/board-words.ts'
import type { ClassWork, WorkEntry } from '#shared/competitions/competitions/class-work.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'
import { showScore } from '#shared/rules/scores/show-score.ts'
import { stateLabels } from '../components/class-words.ts'
import { vehicleName } from '../components/vehicle-name.ts'
import { PaperHead } from './paper-head.tsx'

const last = 1000

const wordsOf = ({ score, isAbsent, status }: WorkEntry): string => {
  if (status === 'disqualified') return 'Disqualified'
  if (isAbsent) return 'Did not run'
  return score ? showScore(score) : ''
}

/** The places of a class to be signed and put up. */
export function ResultSheet({ work }: { work: ClassWork }) {
  const { of, timeZone } = work
  const rows = work.entries
    .filter(({ status }) => status === 'in' || status === 'disqualified')
    .toSorted((a, b) => (a.place ?? last) - (b.place ?? last))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways on a phone scrolls by keys too
    <section className="paper" aria-label="Result sheet" tabIndex={0}>
      <PaperHead work={work} newer="results" />
      <p className="mb-3">
        {stateLabels[of.state][0]}
        {of.state === 'provisional' &&
          of.protestEndsAt &&
          `. Protests until ${zonedTime(of.protestEndsAt, timeZone)}`}
        .
      </p>
      <table className="paper-table">
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">No.</th>
            <th scope="col">Name</th>
            <th scope="col">Vehicle</th>
            <th scope="col">Score</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.entryId}>
              <td>{row.place === undefined ? '' : placeWords(row)}</td>
              <td className="readout">{row.number ?? ''}</td>
              <td className="wrap-anywhere">{row.name}</td>
              <td className="wrap-anywhere">{vehicleName(row.vehicle)}</td>
              <td>
                <span className="readout">{wordsOf(row)}</span>
                {row.tieReason && <span className="block text-xs">{row.tieReason}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <table className="paper-table mt-6">
        <tbody>
          <tr>
            <th scope="row">Head judge</th>
            <td className="paper-box">{of.signature && `Signed ${zonedTime(of.signature.at, timeZone)}`}</td>
          </tr>
        </tbody>
      </table>
    </section>
  )
}
