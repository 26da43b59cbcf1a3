import { entity } from '#core/platform/db/entity.ts'
import { ContactSettings } from '#shared/content/contact/contact-settings.ts'

/** The contact details of the platform’s own organization. */
export const storedContactSettings = entity({
  name: 'contact-settings',
  erasure: 'impersonal',
  schema: ContactSettings,
  key: (_: object) => ({ pk: 'CONTACT', sk: 'SETTINGS' }),
})
