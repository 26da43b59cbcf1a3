import * as z from 'zod/mini'
import { atLeast, atMost } from '#shared/limit-words.ts'
import { Email } from '#shared/platform/users/email.ts'

const wholeNumber = (least: number, most: number, unit: string) =>
  z
    .int({ error: 'Must be a whole number', abort: true })
    .check(z.gte(least, atLeast(least, unit)), z.lte(most, atMost(most, unit)))

const mails = { schema: z.boolean('Must be true or false'), initial: true }

export const mostAlertAddresses = 10

const noAddresses: readonly string[] = []

/** Settings that an administrator changes while the platform runs, each with its rule and what holds until then. */
export const settings = {
  session_timeout_minutes: { schema: wholeNumber(5, 1440, 'minutes'), initial: 30 },
  registration_open: { schema: z.boolean('Must be true or false'), initial: true },
  notification_days_in_list: { schema: wholeNumber(7, 365, 'days'), initial: 90 },
  mails_event_reminders: mails,
  mails_competition_results: mails,
  mails_team_invitations: mails,
  mails_social: mails,
  mails_system_updates: mails,
  /** On the clock of the venue. */
  event_reminder_hour: { schema: wholeNumber(0, 23, 'hours'), initial: 9 },
  /** Every administrator, if there are none. */
  alert_addresses: {
    schema: z.array(Email).check(
      z.maxLength(mostAlertAddresses, atMost(mostAlertAddresses, 'addresses')),
      z.refine((addresses) => new Set(addresses).size === addresses.length, 'Name each address once'),
    ),
    initial: noAddresses,
  },
} as const satisfies Record<string, { schema: z.ZodMiniType; initial: unknown }>

export type SettingKey = keyof typeof settings
export type SettingValue<K extends SettingKey> = z.infer<(typeof settings)[K]['schema']>

/** The value of a setting as it is stored. One that the code no longer allows counts as never chosen. */
export function settingOf<K extends SettingKey>(key: K, stored: unknown): SettingValue<K> {
  const { schema, initial } = settings[key]
  const read = z.safeParse(schema as z.ZodMiniType, stored)
  return (read.success ? read.data : initial) as SettingValue<K>
}

export const SettingKey = z.enum(Object.keys(settings) as [SettingKey])
