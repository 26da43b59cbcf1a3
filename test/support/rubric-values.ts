import { itemsOf } from '#shared/rules/rulebooks/rubric.ts'
import { rulebookFields } from './leagues.ts'

/** A whole sheet of a rubric of the demo’s rules: the most on each item, nothing taken off. */
export function rubricValues(key: string, more: Record<string, number> = {}): Record<string, number> {
  const rubric = rulebookFields().rubrics.find((one) => one.key === key)
  if (!rubric) throw new Error(`The demo has no rubric ${key}.`)
  const most = itemsOf(rubric).map(({ key: item, kind, maxHundredths, values }): [string, number] => [
    item,
    kind === 'deduction' ? 0 : values ? Math.max(...values) : maxHundredths,
  ])
  return { ...Object.fromEntries(most), ...more }
}
