import * as z from 'zod/mini'
import { showHundredths } from '#shared/rules/scores/show-score.ts'
import { line } from '#shared/text.ts'
import { RulebookKey } from './competition-format.ts'

const hundredths = z.int().check(z.gte(0), z.lte(100_000))

/** One line of a sheet. `values` are the only steps of scales such as 10, 7 or 4. */
export const RubricItem = z.strictObject({
  key: RulebookKey,
  label: line(80, 1),
  kind: z.enum(['points', 'deduction']),
  minHundredths: hundredths,
  maxHundredths: hundredths,
  stepHundredths: z.int().check(z.gte(1), z.lte(100_000)),
  values: z.optional(z.array(hundredths).check(z.minLength(1), z.maxLength(12))),
  note: line(300),
})
export type RubricItem = z.infer<typeof RubricItem>

export const RubricSection = z.strictObject({
  key: RulebookKey,
  name: line(60, 1),
  items: z.array(RubricItem).check(z.minLength(1, 'Add an item'), z.maxLength(20, 'List at most 20 items')),
})
export type RubricSection = z.infer<typeof RubricSection>

/** The contents of a judge’s sheet. */
export const Rubric = z.strictObject({
  key: RulebookKey,
  name: line(60, 1),
  sections: z
    .array(RubricSection)
    .check(z.minLength(1, 'Add a section'), z.maxLength(12, 'List at most 12 sections')),
})
export type Rubric = z.infer<typeof Rubric>

export const itemsOf = ({ sections }: Pick<Rubric, 'sections'>): RubricItem[] =>
  sections.flatMap(({ items }) => items)

const most = ({ maxHundredths, values }: RubricItem) => (values ? Math.max(...values) : maxHundredths)

/** The most that a sheet can reach: all points, and nothing taken off. */
export const rubricMaximum = (rubric: Pick<Rubric, 'sections'>): number =>
  itemsOf(rubric)
    .filter(({ kind }) => kind === 'points')
    .reduce((sum, item) => sum + most(item), 0)

const either = (values: readonly number[]) =>
  new Intl.ListFormat('en-US', { type: 'disjunction' }).format(values.map(showHundredths))

/** Explains why a value is not allowed for an item; undefined if it is. */
export function itemRefusal(item: RubricItem, value: number): string | undefined {
  const { label, minHundredths, maxHundredths, stepHundredths, values } = item
  if (values) return values.includes(value) ? undefined : `${label} is ${either(values)}.`
  const fits =
    Number.isInteger(value) &&
    value >= minHundredths &&
    value <= maxHundredths &&
    (value - minHundredths) % stepHundredths === 0
  return fits
    ? undefined
    : `${label} goes from ${showHundredths(minHundredths)} to ${showHundredths(maxHundredths)} in steps of ${showHundredths(stepHundredths)}.`
}
