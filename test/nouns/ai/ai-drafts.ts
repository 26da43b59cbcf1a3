import type { NounFixture } from '#test/support/noun-fixture.ts'

export const fixture = {
  getAiHelp: () => ({}),
  setAiHelp: () => ({ body: { isOff: false } }),
  draftText: {
    sample: () => ({ body: { feature: 'listing_text', facts: [{ label: 'Name', value: 'Bass Works' }] } }),
    // Everything is off until an administrator turns it on.
    idle: [503, 'ai_off'],
  },
} satisfies NounFixture<'aiDrafts'>
