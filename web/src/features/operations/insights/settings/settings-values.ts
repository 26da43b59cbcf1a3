import * as z from 'zod/mini'
import {
  type AnalyticsSettings,
  fewestKeptDays,
  KeptDays,
  mostKeptDays,
} from '#shared/operations/insights/analytics-settings.ts'

/** The settings as they are typed. */
export const settingsValues = ({ own, google, keptDays }: AnalyticsSettings) => ({
  own,
  google,
  keptDays: String(keptDays),
})
type SettingsValues = ReturnType<typeof settingsValues>

const Days = z.pipe(
  z
    .string()
    .check(z.trim(), z.regex(/^\d{1,6}$/, `Enter a whole number from ${fewestKeptDays} to ${mostKeptDays}`)),
  z.pipe(z.transform(Number), KeptDays),
)

/** Checks the typed values as the server checks what is sent. */
export const settingsSchema: z.ZodMiniType<Omit<AnalyticsSettings, 'version'>, SettingsValues> = z.object({
  own: z.boolean(),
  google: z.boolean(),
  keptDays: Days,
})
