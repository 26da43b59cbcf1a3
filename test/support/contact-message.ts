import { contactTopics } from '#shared/content/contact/contact-topics.ts'
import type { ContactMessage } from '#shared/support/support-requests/guest-contract.ts'

/** A visitor’s message to the desk, from an address of their own, with a proof that counts once. */
export const contactMessage = (said: Partial<ContactMessage> = {}): ContactMessage => ({
  name: 'Vera Visitor',
  email: `visitor-${crypto.randomUUID().slice(0, 8)}@example.test`,
  topic: contactTopics[0]?.title ?? '',
  subject: 'A question about a payment',
  message: 'Hello,\nwhich invoice is the one of May?',
  captchaToken: `laptop-captcha:contact:${crypto.randomUUID()}`,
  ...said,
})
