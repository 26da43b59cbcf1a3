import { type Rubric, type RubricItem, rubricMaximum } from '#shared/rules/rulebooks/rubric.ts'
import { shortHundredths } from '#shared/rules/scores/show-score.ts'
import { Panel } from '#web/ui/panel.tsx'

/** Describes the scores that a judge can give on an item. */
function rangeWords({ kind, minHundredths, maxHundredths, stepHundredths, values }: RubricItem): string {
  const range = values
    ? values.map(shortHundredths).join(', ')
    : `${shortHundredths(minHundredths)} to ${shortHundredths(maxHundredths)} by ${shortHundredths(stepHundredths)}`
  return kind === 'deduction' ? `Off: ${range}` : range
}

/** The questions of a judge’s sheet, section by section. */
export const RubricSheet = ({ rubric }: { rubric: Rubric }) => (
  <Panel
    title={rubric.name}
    headingLevel={3}
    aside={<span className="text-sm text-dim">At most {shortHundredths(rubricMaximum(rubric))}</span>}
  >
    <div className="grid gap-5">
      {rubric.sections.map(({ key, name, items }) => (
        <div key={key}>
          <h4 className="mb-2 font-semibold">{name}</h4>
          <dl className="grid gap-2">
            {items.map((item) => (
              <div key={item.key} className="flex flex-wrap justify-between gap-x-4">
                <dt className="min-w-0 text-sm">
                  {item.label}
                  {item.note && <span className="block text-dim">{item.note}</span>}
                </dt>
                <dd className="text-sm text-dim">{rangeWords(item)}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  </Panel>
)
