import * as z from 'zod/mini'

/** Settings that an administrator changes while the platform runs, each with its rule and what holds until then. */
export const settings = {
  session_timeout_minutes: {
    schema: z.int('Must be a whole number').check(z.gte(5), z.lte(1440)),
    initial: 30,
  },
  registration_open: { schema: z.boolean(), initial: true },
  notification_days_in_list: {
    schema: z.int('Must be a whole number').check(z.gte(7), z.lte(365)),
    initial: 90,
  },
} as const satisfies Record<string, { schema: z.ZodMiniType; initial: unknown }>

export type SettingKey = keyof typeof settings
export type SettingValue<K extends SettingKey> = z.infer<(typeof settings)[K]['schema']>

export const SettingKey = z.enum(Object.keys(settings) as [SettingKey])
