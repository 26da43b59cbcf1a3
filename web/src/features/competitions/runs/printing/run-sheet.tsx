import type { ClassWork } from '#shared/competitions/competitions/class-work.ts'
import { isJudged } from '#shared/rules/rulebooks/competition-format.ts'
import { vehicleName } from '#web/features/competitions/competitions/components/vehicle-name.ts'
import { PaperHead } from '#web/features/competitions/competitions/printing/paper-head.tsx'

/** The order of a class for the lane, with a box for each run. */
export function RunSheet({ work }: { work: ClassWork }) {
  const runs = isJudged(work.format) ? [] : Array.from({ length: work.of.runsAllowed }, (_, at) => at + 1)
  const entries = work.entries.filter(({ status }) => status === 'in')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways on a phone scrolls by keys too
    <section className="paper" aria-label="Run sheet" tabIndex={0}>
      <PaperHead work={work} newer="entries" />
      <table className="paper-table">
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">No.</th>
            <th scope="col">Name</th>
            <th scope="col">Vehicle</th>
            {runs.map((run) => (
              <th key={run} scope="col">
                Run {run}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map(({ entryId, number, name, vehicle, isAbsent }, at) => (
            <tr key={entryId}>
              <td>{at + 1}</td>
              <td className="readout">{number ?? ''}</td>
              <td className="wrap-anywhere">
                {name}
                {isAbsent && ' (absent)'}
              </td>
              <td className="wrap-anywhere">{vehicleName(vehicle)}</td>
              {runs.map((run) => (
                <td key={run} className="paper-box" />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
