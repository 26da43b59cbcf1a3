import type { MailTemplate } from '#core/platform/mails/mail-template.ts'

export const mailTemplates = {
  'mail-test': {
    name: 'Delivery test',
    sentWhen: 'A member asks for a test email.',
    subject: 'Our email reaches you',
    heading: 'This email arrived.',
    paragraphs: [
      'Hi {{firstName}}, you asked us to send you a test email. Here it is.',
      'Use the link within 24 hours to confirm that it arrived. We’ll then resume the emails that we had stopped sending to this address.',
    ],
    action: { label: 'Yes, it arrived', url: '{{confirmUrl}}' },
    alsoAfterBounce: true,
  },
} as const satisfies Record<string, MailTemplate>
