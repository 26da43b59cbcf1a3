import type { MailTemplate } from '#core/mails/mail-template.ts'

export const mailTemplates = {
  'billing-alert': {
    name: 'Billing alert',
    sentWhen: 'Billing needs the attention of administrators.',
    subject: '{{title}}',
    heading: '{{title}}',
    paragraphs: ['Hi {{firstName}}, this needs your attention.', '{{message}}'],
    action: { label: 'Open the administration', url: '{{siteUrl}}/admin/dashboard' },
  },
} as const satisfies Record<string, MailTemplate>
