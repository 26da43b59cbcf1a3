import type { FieldError } from '#shared/errors.ts'
import type { EventClassFields } from '#shared/events/events/event-fields.ts'
import { fold } from '#shared/platform/words/fold.ts'
import type { RulebookClass } from './rulebook.ts'

/** The classes of an event that are called as one of its rulebook and have another key: their results would count nowhere. */
export function classKeyProblems(
  classes: readonly Pick<EventClassFields, 'classKey' | 'name'>[],
  rules: readonly Pick<RulebookClass, 'key' | 'name'>[],
): FieldError[] {
  const keys = new Set(rules.map(({ key }) => key))
  return classes.flatMap(({ classKey, name }, at) => {
    const meant = keys.has(classKey) ? undefined : rules.find((one) => fold(one.name) === fold(name))
    const message = meant && `${meant.name} has the code ${meant.key} in the rulebook.`
    return message ? [{ path: `classes.${at}.classKey`, message }] : []
  })
}
