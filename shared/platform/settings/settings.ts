import * as z from 'zod/mini'

const wholeNumber = (least: number, most: number, unit: string) =>
  z
    .int({ error: 'Must be a whole number', abort: true })
    .check(z.gte(least, `Must be at least ${least} ${unit}`), z.lte(most, `Must be at most ${most} ${unit}`))

/** Settings that an administrator changes while the platform runs, each with its rule and what holds until then. */
export const settings = {
  session_timeout_minutes: { schema: wholeNumber(5, 1440, 'minutes'), initial: 30 },
  registration_open: { schema: z.boolean('Must be true or false'), initial: true },
  notification_days_in_list: { schema: wholeNumber(7, 365, 'days'), initial: 90 },
  mails_social: { schema: z.boolean('Must be true or false'), initial: true },
  mails_system_updates: { schema: z.boolean('Must be true or false'), initial: true },
} as const satisfies Record<string, { schema: z.ZodMiniType; initial: unknown }>

export type SettingKey = keyof typeof settings
export type SettingValue<K extends SettingKey> = z.infer<(typeof settings)[K]['schema']>

export const SettingKey = z.enum(Object.keys(settings) as [SettingKey])
