import type { MailTemplate } from '#core/platform/mails/mail-template.ts'

export const mailTemplates = {
  'ad-report': {
    name: 'Weekly ad statistics',
    sentWhen: 'On Mondays, to advertisers whose campaigns run or were shown in the week before.',
    subject: 'Your ads from {{firstDay}} to {{lastDay}}',
    heading: 'Your ads last week',
    paragraphs: [
      'Hi {{firstName}}, this is what your campaigns did from {{firstDay}} to {{lastDay}}:',
      '{{campaignLines}}',
      'Days are in New York time. Bots, your own views, and views that were counted before are left out.',
    ],
    action: { label: 'Open your campaigns', url: '{{siteUrl}}/my-ads' },
  },
} as const satisfies Record<string, MailTemplate>
