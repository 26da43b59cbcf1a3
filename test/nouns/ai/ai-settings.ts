import { readAiSettings } from '#core/ai/ai-settings/stored-ai-settings.ts'
import { firstAiSettings } from '#shared/ai/ai-settings/ai-settings.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'

export const fixture = {
  getAiStatus: () => ({}),
  getAiSettings: () => ({}),
  updateAiSettings: async (caller) => {
    const { space: _, ...settings } = caller
      ? // Others change them, too.
        await readAiSettings({ consistent: true })
      : firstAiSettings
    return { body: settings }
  },
  setAiKey: () => ({ body: { baseUrl: 'https://engine.boxrise.test/v1', key: 'key-of-a-test' } }),
  testAi: () => ({}),
  listAiUsage: () => ({}),
  listAiUsers: () => ({}),
} satisfies NounFixture<'aiSettings'>
