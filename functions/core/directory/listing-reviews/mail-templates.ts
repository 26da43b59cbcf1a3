import type { MailTemplate } from '#core/platform/mails/mail-template.ts'

export const mailTemplates = {
  'review-to-answer': {
    name: 'New review of a business',
    sentWhen: 'A review of a business is published, to its owner.',
    subject: 'New review of {{businessName}}',
    heading: '{{businessName}} has a new review.',
    paragraphs: [
      'Hi {{firstName}}, a member reviewed your business.',
      'You can reply once, below the review. Everyone can read your reply, and you can edit it later.',
    ],
    action: { label: 'Read the review and reply', url: '{{siteUrl}}{{path}}' },
    fallbacks: { path: '/my-listings' },
  },
} as const satisfies Record<string, MailTemplate>
