import { entity } from '#core/platform/db/entity.ts'
import { AnalyticsSettings, firstAnalyticsSettings } from '#shared/operations/insights/analytics-settings.ts'

export const analyticsSettings = entity({
  name: 'analytics-settings',
  erasure: 'impersonal',
  schema: AnalyticsSettings,
  key: (_: object) => ({ pk: 'ANALYTICS', sk: 'SETTINGS' }),
})

export const readAnalyticsSettings = async (
  options: { consistent?: boolean } = {},
): Promise<AnalyticsSettings> => (await analyticsSettings.get({}, options)) ?? firstAnalyticsSettings

/** As administrators see them: with the measurement id of the deployment, where it has one. */
export function shownAnalyticsSettings(settings: AnalyticsSettings) {
  const googleId = process.env.ANALYTICS_ID
  return { ...settings, ...(googleId && { googleId }) }
}
