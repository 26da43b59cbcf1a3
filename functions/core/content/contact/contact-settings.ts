import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { knownOf } from '#core/platform/db/known-keys.ts'
import { ContactSettings, SocialLink } from '#shared/content/contact/contact-settings.ts'

/** The contact details of the platform’s own organization. */
export const storedContactSettings = entity({
  name: 'contact-settings',
  erasure: 'impersonal',
  schema: z.extend(ContactSettings, { social: knownOf(SocialLink) }),
  key: (_: object) => ({ pk: 'CONTACT', sk: 'SETTINGS' }),
})
