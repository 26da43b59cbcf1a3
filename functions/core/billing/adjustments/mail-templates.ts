import type { MailTemplate } from '#core/platform/mails/mail-template.ts'

const transactions = { label: 'See your transactions', url: '{{siteUrl}}/billing?tab=transactions' } as const

export const mailTemplates = {
  'adjustment-credit': {
    name: 'Credit',
    sentWhen: 'An administrator gives a member a credit.',
    subject: 'We credited you {{amount}}',
    heading: 'You have a credit of {{amount}}.',
    paragraphs: ['Hi {{firstName}}, we credited you {{amount}}: {{description}}', '{{effect}}'],
    action: transactions,
  },
  'adjustment-charge': {
    name: 'Charge',
    sentWhen: 'An administrator adds a charge to a member’s account.',
    subject: 'We added a charge of {{amount}}',
    heading: 'There is a charge of {{amount}}.',
    paragraphs: ['Hi {{firstName}}, we added a charge of {{amount}}: {{description}}', '{{effect}}'],
    action: transactions,
  },
} as const satisfies Record<string, MailTemplate>
