import type { MailTemplate } from '#core/platform/mails/mail-template.ts'

export const mailTemplates = {
  'verification-approved': {
    name: 'Business approved',
    sentWhen: 'An administrator approves a new business.',
    subject: 'Your business is approved',
    heading: 'Your business is approved.',
    paragraphs: [
      'Hi {{firstName}}, we reviewed your business, and everything is in order.',
      'Your account is active, and you can make your profile public under your business name.',
    ],
    action: { label: 'Open your dashboard', url: '{{siteUrl}}/dashboard' },
  },
  'application-approved': {
    name: 'Business membership approved',
    sentWhen: 'An administrator approves the documents of a member who wants a business membership.',
    subject: 'Your business is approved',
    heading: 'You can now choose the {{membership}} membership.',
    paragraphs: [
      'Hi {{firstName}}, we reviewed your documents, and everything is in order.',
      'Choose the {{membership}} plan whenever you like. Your current membership stays as it is until you pay for the new one.',
    ],
    action: { label: 'See the plans', url: '{{siteUrl}}/pricing' },
  },
  'verification-refused': {
    name: 'Business not approved',
    sentWhen: 'An administrator rejects the documents of a business.',
    subject: 'Your business is not approved yet',
    heading: 'We could not approve your business yet.',
    paragraphs: [
      'Hi {{firstName}}, we reviewed your documents. They are not enough yet, for this reason:',
      '{{reason}}',
      'You can change your documents and send them again at any time.',
    ],
    action: { label: 'Open your verification', url: '{{siteUrl}}/profile?tab=verification' },
  },
} as const satisfies Record<string, MailTemplate>
