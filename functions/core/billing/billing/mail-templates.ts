import type { MailTemplate } from '#core/platform/mails/mail-template.ts'

export const mailTemplates = {
  'billing-alert': {
    name: 'Billing alert',
    sentWhen: 'Billing needs an administrator’s attention.',
    subject: '{{title}}',
    heading: '{{title}}',
    paragraphs: ['Hi {{firstName}}, this needs your attention.', '{{message}}'],
    action: { label: 'Open in administration', url: '{{siteUrl}}{{path}}' },
    fallbacks: { path: '/admin/dashboard' },
  },
} as const satisfies Record<string, MailTemplate>
