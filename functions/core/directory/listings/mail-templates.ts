import type { MailTemplate } from '#core/platform/mails/mail-template.ts'

export const mailTemplates = {
  'listing-decided': {
    name: 'Business listing decided',
    sentWhen: 'An administrator decides about a listing, a change of it, or its owner.',
    subject: '{{title}}',
    heading: '{{businessName}}',
    paragraphs: ['Hi {{firstName}}, {{message}}'],
    action: { label: 'Open the listing', url: '{{siteUrl}}{{path}}' },
    fallbacks: { path: '/my-listings' },
  },
  // Anyone may type any address, so nothing else that was typed is in this email.
  'listing-suggestion-received': {
    name: 'Business suggestion received',
    sentWhen: 'A visitor suggests a business.',
    subject: 'We got your business suggestion',
    heading: 'Thank you for your suggestion.',
    paragraphs: [
      'We review each suggestion before we list a business. Use this link to follow or withdraw yours.',
      'If you did not suggest a business, ignore this email.',
    ],
    action: { label: 'Follow your suggestion', url: '{{suggestionUrl}}' },
  },
  'listing-suggestion-decided': {
    name: 'Business suggestion decided',
    sentWhen: 'An administrator publishes or rejects what a visitor suggested.',
    subject: 'We reviewed your business suggestion',
    heading: '{{title}}',
    paragraphs: ['You suggested “{{businessName}}”: {{message}}'],
    action: { label: 'See your suggestion', url: '{{suggestionUrl}}' },
  },
} as const satisfies Record<string, MailTemplate>
