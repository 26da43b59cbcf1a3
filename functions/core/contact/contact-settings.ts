import { entity } from '#core/db/entity.ts'
import { ContactSettings } from '#shared/contact/contact-settings.ts'

/** How people reach the platform’s own organization. */
export const storedContactSettings = entity({
  name: 'contact-settings',
  erasure: 'impersonal',
  schema: ContactSettings,
  key: (_: object) => ({ pk: 'CONTACT', sk: 'SETTINGS' }),
})
