import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import {
  initialNewsletterSettings,
  NewsletterSettings,
} from '#shared/newsletter/newsletter-subscribers/newsletter-settings.ts'

export const storedNewsletterSettings = entity({
  name: 'newsletter-settings',
  erasure: 'impersonal',
  schema: z.object(NewsletterSettings.shape),
  key: (_: object) => ({ pk: 'NEWSLETTER_SETTINGS', sk: 'SETTINGS' }),
})

/** The settings of now: until an administrator saves them, those that the platform starts with. */
export const readNewsletterSettings = async (
  options: { consistent?: boolean } = {},
): Promise<NewsletterSettings> =>
  (await storedNewsletterSettings.get({}, options)) ?? initialNewsletterSettings
