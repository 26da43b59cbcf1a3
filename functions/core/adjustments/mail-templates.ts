import type { MailTemplate } from '#core/mails/mail-template.ts'

const transactions = { label: 'See your transactions', url: '{{siteUrl}}/billing?tab=transactions' } as const

export const mailTemplates = {
  'adjustment-credit': {
    subject: 'We credited you {{amount}}',
    heading: 'You have a credit of {{amount}}.',
    paragraphs: ['Hi {{firstName}}, we credited you {{amount}}: {{description}}', '{{effect}}'],
    action: transactions,
  },
  'adjustment-charge': {
    subject: 'We added a charge of {{amount}}',
    heading: 'There is a charge of {{amount}}.',
    paragraphs: ['Hi {{firstName}}, we added a charge of {{amount}}: {{description}}', '{{effect}}'],
    action: transactions,
  },
} as const satisfies Record<string, MailTemplate>
