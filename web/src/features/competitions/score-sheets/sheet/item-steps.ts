import { itemRefusal, type RubricItem } from '#shared/rules/rulebooks/rubric.ts'

const mostButtons = 12

/**
 * Returns the values of an item if they are few enough to be buttons. It is undefined if they are keyed or
 * stepped.
 */
export function stepsOf({
  values,
  minHundredths,
  maxHundredths,
  stepHundredths,
}: RubricItem): readonly number[] | undefined {
  if (values) return values
  const count = Math.floor((maxHundredths - minHundredths) / stepHundredths) + 1
  if (count > mostButtons) return undefined
  return Array.from({ length: count }, (_, step) => minHundredths + step * stepHundredths)
}

/** The value after a press of plus or minus: of an item without one, from its lower or its upper end. */
export function steppedValue(item: RubricItem, value: number | undefined, by: 1 | -1): number {
  if (value === undefined) return by === 1 ? item.minHundredths : lastStep(item)
  const next = value + by * item.stepHundredths
  if (itemRefusal(item, next) === undefined) return next
  return by === 1 ? lastStep(item) : item.minHundredths
}

const lastStep = ({ minHundredths, maxHundredths, stepHundredths }: RubricItem) =>
  maxHundredths - ((maxHundredths - minHundredths) % stepHundredths)
