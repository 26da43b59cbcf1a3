import type { MailTemplate } from '#core/platform/mails/mail-template.ts'

export const mailTemplates = {
  'ad-campaign-news': {
    name: 'Ad campaign decided or ended',
    sentWhen: 'A campaign is approved or rejected, stopped, or over, or its offer expires.',
    subject: '{{title}}',
    heading: '{{campaignName}}',
    paragraphs: ['Hi {{firstName}}, {{message}}'],
    action: { label: 'Open the campaign', url: '{{siteUrl}}{{path}}' },
    fallbacks: { path: '/my-ads' },
  },
} as const satisfies Record<string, MailTemplate>
