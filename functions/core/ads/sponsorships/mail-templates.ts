import type { MailTemplate } from '#core/platform/mails/mail-template.ts'

export const mailTemplates = {
  'sponsorship-news': {
    name: 'Team sponsorship',
    sentWhen: 'A team or a sponsor asks for a sponsorship, answers a request, or ends it.',
    subject: '{{title}}',
    heading: '{{title}}',
    paragraphs: ['Hi {{firstName}},', '{{message}}'],
    action: { label: 'Open the sponsorship', url: '{{siteUrl}}{{path}}' },
    fallbacks: { path: '/sponsorships' },
  },
} as const satisfies Record<string, MailTemplate>
