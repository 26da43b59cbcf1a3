import { newestPrompt } from '#core/ai/ai-prompts/prompt-in-use.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'

const params = { feature: 'event_text' } as const
const text = 'Describe the event on {{siteName}} in at most {{mostCharacters}} characters.'

const version = async (caller: unknown) => (caller ? ((await newestPrompt(params.feature))?.version ?? 0) : 0)

export const fixture = {
  listPrompts: () => ({}),
  listPromptVersions: () => ({ params }),
  savePrompt: async (caller) => ({ params, body: { text, version: await version(caller) } }),
  restorePrompt: async (caller) => ({ params, body: { to: 0, version: await version(caller) } }),
  tryPrompt: () => ({ params, body: { text } }),
} satisfies NounFixture<'aiPrompts'>
