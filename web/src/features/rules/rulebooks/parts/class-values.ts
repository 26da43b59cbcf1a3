import * as z from 'zod/mini'
import { RulebookClass } from '#shared/rules/rulebooks/rulebook.ts'
import {
  hundredths,
  typedHundredths,
  typedWhole,
  whole,
} from '#web/features/rules/leagues/components/typed-number.ts'

/** The values of a class's form, each as it is typed. */
export const classValues = (one: RulebookClass | undefined, formatKey: string, order: number) => ({
  key: one?.key ?? '',
  name: one?.name ?? '',
  formatKey: one?.formatKey ?? formatKey,
  division: one?.division ?? '',
  order: typedWhole(one?.order ?? order),
  assign: {
    formula: (one?.assign?.formula ?? '') as string,
    min: typedWhole(one?.assign?.min),
    max: typedWhole(one?.assign?.max),
  },
  placement: (one?.placement ?? '') as string,
  ceilingHundredths: typedHundredths(one?.ceilingHundredths),
  text: one?.text ?? '',
  retired: one?.retired ?? false,
  replacedBy: one?.replacedBy ?? '',
})
export type ClassValues = ReturnType<typeof classValues>

const toClass = ({ assign: { formula, min, max }, ...values }: ClassValues) => ({
  ...values,
  key: values.key.trim().toUpperCase(),
  order: whole(values.order) ?? 0,
  assign: formula ? { formula, min: whole(min) ?? 0, max: whole(max) } : undefined,
  placement: values.placement || undefined,
  ceilingHundredths: hundredths(values.ceilingHundredths),
  replacedBy: (values.retired && values.replacedBy) || undefined,
})

/** Checks the input as the server checks it. */
export const classSchema: z.ZodMiniType<RulebookClass, ClassValues> = z.pipe(
  z.pipe(z.custom<ClassValues>(), z.transform(toClass)),
  RulebookClass as unknown as z.ZodMiniType<RulebookClass, ReturnType<typeof toClass>>,
)
