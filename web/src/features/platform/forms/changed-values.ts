import { isSame } from './is-same.ts'

/** Returns the values that differ from those the form was filled with. */
export const changedValues = <Values extends object>(before: object, after: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => !isSame(value, (before as Record<string, unknown>)[name]),
    ),
  ) as Partial<Values>
