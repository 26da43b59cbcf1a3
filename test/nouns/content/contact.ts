import { readContactSettings } from '#core/content/contact/read-contact-settings.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'

export const fixture = {
  getContact: () => ({}),
  getContactSettings: () => ({}),
  updateContactSettings: async (caller) => {
    const { updatedAt: _, version, ...fields } = await readContactSettings({ consistent: true })
    return { body: { ...fields, version: caller ? version : version + 1 } }
  },
} satisfies NounFixture<'contact'>
