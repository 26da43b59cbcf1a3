import type { MailTemplate } from '#core/platform/mails/mail-template.ts'

export const mailTemplates = {
  'card-expiring': {
    name: 'Card expiring',
    sentWhen: 'The card that pays for a membership is about to expire.',
    subject: 'Your card ending in {{last4}} expires soon',
    heading: 'Your card is about to expire.',
    paragraphs: [
      'Hi {{firstName}}, your {{brand}} ending in {{last4}} expires at the end of {{expiry}}.',
      'Add another card before then to keep your membership without a break.',
    ],
    action: { label: 'Update your payment methods', url: '{{siteUrl}}/billing?tab=payment-methods' },
  },
} as const satisfies Record<string, MailTemplate>
