import * as z from 'zod/mini'
import { FooterSection } from '#shared/content/cms-pages/page.ts'
import { ContactFields } from '#shared/content/contact/contact-settings.ts'
import { route } from '#shared/platform/http/route.ts'

export const Footer = z.object({
  /** The sections in the footer’s order; one without pages is left out. */
  sections: z.array(
    z.object({
      section: FooterSection,
      pages: z.array(z.object({ slug: z.string(), title: z.string() })),
    }),
  ),
  contact: z.pick(z.object(ContactFields.shape), { email: true, phone: true, address: true, social: true }),
  /** The ways to pay that are active, by the names of their logos. */
  cards: z.array(z.enum(['visa', 'mastercard', 'amex', 'discover', 'paypal'])),
})
export type Footer = z.infer<typeof Footer>

export const getFooter = route({
  name: 'getFooter',
  method: 'GET',
  path: '/api/content/footer',
  auth: 'public',
  caching: 'minute',
  summary:
    'The pages of each section of the footer, how to reach the platform, and what it takes for payment',
  response: Footer,
})
