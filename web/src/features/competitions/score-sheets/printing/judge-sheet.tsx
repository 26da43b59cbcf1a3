import type { ClassWork } from '#shared/competitions/competitions/class-work.ts'
import type { Rubric, RubricItem } from '#shared/rules/rulebooks/rubric.ts'
import { rubricMaximum } from '#shared/rules/rulebooks/rubric.ts'
import { shortHundredths } from '#shared/rules/scores/show-score.ts'
import { PaperHead } from '#web/features/competitions/competitions/printing/paper-head.tsx'

const rangeOf = ({ values, minHundredths, maxHundredths, stepHundredths }: RubricItem): string =>
  values
    ? values.map(shortHundredths).join(', ')
    : `${shortHundredths(minHundredths)} to ${shortHundredths(maxHundredths)} in steps of ${shortHundredths(stepHundredths)}`

/** The sheet that a judge fills in by hand without a tablet. */
export function JudgeSheet({ work, rubric }: { work: ClassWork; rubric: Rubric }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways on a phone scrolls by keys too
    <section className="paper" aria-label="Blank judge sheet" tabIndex={0}>
      <PaperHead work={work} newer="entries" />
      <table className="paper-table mb-3">
        <tbody>
          <tr>
            <th scope="row">Number</th>
            <td className="paper-box" />
            <th scope="row">Judge</th>
            <td className="paper-box" />
          </tr>
        </tbody>
      </table>
      <table className="paper-table">
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Range</th>
            <th scope="col">Score</th>
          </tr>
        </thead>
        {rubric.sections.map((section) => (
          <tbody key={section.key}>
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {section.name}
              </th>
            </tr>
            {section.items.map((item) => (
              <tr key={item.key}>
                <td className="wrap-anywhere">
                  {item.label}
                  {item.kind === 'deduction' && ' (deduction)'}
                </td>
                <td>{rangeOf(item)}</td>
                <td className="paper-box" />
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>at most {shortHundredths(rubricMaximum(rubric))}</td>
            <td className="paper-box" />
          </tr>
          <tr>
            <th scope="row">Signature</th>
            <td className="paper-box" colSpan={2} />
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
