import * as z from 'zod/mini'
import { FooterSection } from '#shared/content/cms-pages/page.ts'
import { ContactFields } from '#shared/content/contact/contact-settings.ts'

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
