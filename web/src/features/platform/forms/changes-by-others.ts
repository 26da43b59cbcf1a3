import { changedValues } from './changed-values.ts'
import { isSame } from './is-same.ts'

type Values = Record<string, unknown>

/** Returns the fields of a form that another save has changed, and those of them that were typed over. */
export function changesByOthers(before: Values, now: Values, typed: Values) {
  const after: Values = changedValues(before, now)
  const over = Object.entries(typed).filter(
    ([name, value]) => name in after && !isSame(value, before[name]) && !isSame(value, now[name]),
  )
  const was = Object.keys(after).map((name) => [name, before[name]])
  return { before: Object.fromEntries(was) as Values, after, typed: Object.fromEntries(over) as Values }
}
