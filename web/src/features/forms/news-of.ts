import { changedValues } from './changed-values.ts'
import { isSame } from './is-same.ts'

type Values = Record<string, unknown>

/** What another save has changed in the fields of a form, and what was typed over it. */
export function newsOf(before: Values, now: Values, typed: Values) {
  const after: Values = changedValues(before, now)
  const over = Object.entries(typed).filter(
    ([name, value]) => name in after && !isSame(value, before[name]) && !isSame(value, now[name]),
  )
  const was = Object.keys(after).map((name) => [name, before[name]])
  return { before: Object.fromEntries(was) as Values, after, typed: Object.fromEntries(over) as Values }
}
