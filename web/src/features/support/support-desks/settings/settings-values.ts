import * as z from 'zod/mini'
import { type DeskSettings, DeskSettingsFields } from '#shared/support/support-desks/desk-settings.ts'
import { RequestPriority } from '#shared/support/support-requests/support-request.ts'
import { readWeek, weekProblems, weekValues } from '#web/features/directory/listings/editing/hours-values.ts'
import { categoryKey } from './category-key.ts'
import { policyValues, readPolicy, spanProblem } from './policy-values.ts'

/** The priorities as a desk reads them: the most urgent first. */
export const priorities = RequestPriority.options.toReversed()

/** The settings of a desk, each as it is typed. A category without a key is new. */
export const settingsValues = (settings: DeskSettings) => ({
  categories: settings.categories.map((category) => ({ ...category })),
  timeZone: settings.hours.timeZone,
  hours: weekValues(settings.hours.week),
  holidays: settings.hours.holidays.map((day) => ({ ...day })),
  policies: {
    low: policyValues(settings.policies.low),
    normal: policyValues(settings.policies.normal),
    high: policyValues(settings.policies.high),
    urgent: policyValues(settings.policies.urgent),
  },
  autoReply: { ...settings.autoReply },
  closeAfterDays: String(settings.closeAfterDays),
  signature: settings.signature,
})
export type SettingsValues = ReturnType<typeof settingsValues>

const noHours = (): [number, number][][] => Array.from({ length: 7 }, () => [])

/** The hours of a week as the settings keep them: seven days, even if no day has any. */
export const readDeskWeek = (week: SettingsValues['hours']) => readWeek(week) ?? noHours()

/** New categories get their keys, which none of the others has. */
function withKeys(categories: SettingsValues['categories']): SettingsValues['categories'] {
  const taken = categories.flatMap(({ key }) => key || [])
  return categories.map((category) => {
    if (category.key) return category
    const key = categoryKey(category.label, taken)
    taken.push(key)
    return { ...category, key }
  })
}

const toFields = (values: SettingsValues): z.input<typeof DeskSettingsFields> => ({
  categories: withKeys(values.categories),
  hours: { timeZone: values.timeZone, week: readDeskWeek(values.hours), holidays: values.holidays },
  policies: {
    low: readPolicy(values.policies.low),
    normal: readPolicy(values.policies.normal),
    high: readPolicy(values.policies.high),
    urgent: readPolicy(values.policies.urgent),
  },
  autoReply: values.autoReply,
  closeAfterDays: Number(values.closeAfterDays),
  signature: values.signature,
})

/** What the typed values say that no field of the contract could. */
const Typed = z.custom<SettingsValues>().check(({ value, issues }) => {
  const add = (path: (string | number)[], message: string) =>
    issues.push({ code: 'custom', path, message, input: value })
  const labels = new Set<string>()
  for (const [at, { label }] of value.categories.entries()) {
    const plain = label.trim().toLowerCase()
    if (plain.length < 2) add(['categories', at, 'label'], 'Enter at least 2 letters.')
    else if (labels.has(plain)) add(['categories', at, 'label'], 'Another category has this name.')
    labels.add(plain)
  }
  for (const { path, message } of weekProblems(value.hours)) add(['hours', ...path], message)
  const days = new Set<string>()
  for (const [at, { on, name }] of value.holidays.entries()) {
    if (!on) add(['holidays', at, 'on'], 'Choose a date')
    else if (days.has(on)) add(['holidays', at, 'on'], 'This date is here already.')
    if (!name.trim()) add(['holidays', at, 'name'], 'Enter a name')
    days.add(on)
  }
  for (const priority of priorities)
    for (const part of ['first', 'solve'] as const) {
      const problem = spanProblem(value.policies[priority][part])
      if (problem) add(['policies', priority, part, 'hours'], problem)
    }
  if (!/^\d{1,2}$/.test(value.closeAfterDays.trim())) add(['closeAfterDays'], 'Enter 1 to 60 days.')
})

/** Checks the typed values as the server checks what is sent. */
export const settingsSchema: z.ZodMiniType<DeskSettingsFields, SettingsValues> = z.pipe(
  z.pipe(Typed, z.transform(toFields)),
  DeskSettingsFields,
)
