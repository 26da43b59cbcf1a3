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
  const [lowest, highest] = endsOf(item)
  if (value === undefined) return by === 1 ? lowest : highest
  if (item.values) {
    const up = item.values.toSorted((a, b) => a - b)
    return by === 1
      ? (up.find((one) => one > value) ?? highest)
      : (up.findLast((one) => one < value) ?? lowest)
  }
  const next = value + by * item.stepHundredths
  if (itemRefusal(item, next) === undefined) return next
  return by === 1 ? highest : lowest
}

const endsOf = ({ values, minHundredths, maxHundredths, stepHundredths }: RubricItem): [number, number] =>
  values
    ? [Math.min(...values), Math.max(...values)]
    : [minHundredths, maxHundredths - ((maxHundredths - minHundredths) % stepHundredths)]
