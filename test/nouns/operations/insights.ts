import { readAnalyticsSettings } from '#core/operations/insights/stored-analytics-settings.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'

export const fixture = {
  recordEvents: () => ({ body: { events: [{ name: 'page_view', path: '/events' }] } }),
  getCountingSwitches: () => ({}),
  getAnalyticsReport: () => ({ query: { days: '7' } }),
  getVisitReport: () => ({}),
  getAnalyticsSettings: () => ({}),
  updateAnalyticsSettings: async (caller) => ({
    body: {
      own: true,
      google: true,
      keptDays: 400,
      // Others change them, too.
      version: caller ? (await readAnalyticsSettings({ consistent: true })).version : 0,
    },
  }),
  sendTestEvent: () => ({}),
} satisfies NounFixture<'insights'>
