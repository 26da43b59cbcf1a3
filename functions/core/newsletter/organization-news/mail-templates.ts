import type { MailTemplate } from '#core/platform/mails/mail-template.ts'

export const mailTemplates = {
  'news-decided': {
    name: 'Decision on an organization’s first news',
    sentWhen:
      'An administrator approves or returns the first news that an organization writes to its people.',
    subject: '{{outcome}}',
    heading: '{{outcome}}',
    paragraphs: ['Hi {{firstName}}, this is about “{{campaignName}}” of {{organizationName}}.', '{{reason}}'],
    action: { label: 'Open your news', url: '{{siteUrl}}{{path}}' },
    fallbacks: { path: '/organization/news' },
  },
} as const satisfies Record<string, MailTemplate>
