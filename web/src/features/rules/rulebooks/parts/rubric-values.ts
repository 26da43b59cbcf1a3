import * as z from 'zod/mini'
import { Rubric, type RubricItem } from '#shared/rules/rulebooks/rubric.ts'
import { hundredths, listed, typedHundredths } from '#web/features/rules/leagues/components/typed-number.ts'
import { keyFrom } from './key-from.ts'

const itemValues = (item?: RubricItem) => ({
  key: item?.key ?? '',
  label: item?.label ?? '',
  kind: item?.kind ?? ('points' as const),
  minHundredths: typedHundredths(item?.minHundredths ?? 0),
  maxHundredths: typedHundredths(item?.maxHundredths ?? 1000),
  stepHundredths: typedHundredths(item?.stepHundredths ?? 25),
  values: item?.values?.map(typedHundredths).join(', ') ?? '',
  note: item?.note ?? '',
})

export const blankItem = () => itemValues()
export const blankSection = () => ({ key: '', name: '', items: [itemValues()] })

/** The values of a rubric's form, each as it is typed. */
export const rubricValues = (rubric?: Rubric) => ({
  key: rubric?.key ?? '',
  name: rubric?.name ?? '',
  sections: rubric?.sections.map(({ key, name, items }) => ({
    key,
    name,
    items: items.map(itemValues),
  })) ?? [blankSection()],
})
export type RubricValues = ReturnType<typeof rubricValues>

type ItemValues = RubricValues['sections'][number]['items'][number]

const orNone = (value: number | undefined) => value ?? Number.NaN

function toItem(item: ItemValues, key: string) {
  const values = listed(item.values).map((value) => orNone(hundredths(value)))
  return {
    ...item,
    key,
    minHundredths: values.length > 0 ? Math.min(...values) : (hundredths(item.minHundredths) ?? 0),
    maxHundredths: values.length > 0 ? Math.max(...values) : orNone(hundredths(item.maxHundredths)),
    stepHundredths: orNone(hundredths(item.stepHundredths)),
    values: values.length > 0 ? values : undefined,
  }
}

/** Gives each part without a key one made from its name. Existing keys stay, because sheets name them. */
const toRubric = (taken: readonly string[]) => (rubric: RubricValues) => {
  const sectionKeys = rubric.sections.map(({ key }) => key).filter(Boolean)
  const itemKeys = rubric.sections.flatMap(({ items }) => items.map(({ key }) => key)).filter(Boolean)
  const keep = (keys: string[], key: string, name: string) => {
    if (key) return key
    const made = keyFrom(name, keys)
    keys.push(made)
    return made
  }
  return {
    key: rubric.key || keyFrom(rubric.name, taken),
    name: rubric.name,
    sections: rubric.sections.map(({ key, name, items }) => ({
      key: keep(sectionKeys, key, name),
      name,
      items: items.map((item) => toItem(item, keep(itemKeys, item.key, item.label))),
    })),
  }
}

/** Checks the input as the server checks it. */
export const rubricSchema = (taken: readonly string[]): z.ZodMiniType<Rubric, RubricValues> =>
  z.pipe(
    z.pipe(z.custom<RubricValues>(), z.transform(toRubric(taken))),
    Rubric as unknown as z.ZodMiniType<Rubric, ReturnType<ReturnType<typeof toRubric>>>,
  )
