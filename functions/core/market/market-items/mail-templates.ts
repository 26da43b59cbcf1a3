import type { MailTemplate } from '#core/platform/mails/mail-template.ts'

export const mailTemplates = {
  'item-decided': {
    name: 'Marketplace item decided',
    sentWhen: 'An administrator decides about an item for sale.',
    subject: '{{title}}',
    heading: '{{itemTitle}}',
    paragraphs: ['Hi {{firstName}}, {{message}}'],
    action: { label: 'Open the item', url: '{{siteUrl}}{{path}}' },
    fallbacks: { path: '/my-listings' },
  },
  'item-ends': {
    name: 'Marketplace item ends soon',
    sentWhen: 'An item for sale expires in 7 days, and in 1 day.',
    subject: 'Your item expires on {{endsOn}}',
    heading: '{{itemTitle}}',
    paragraphs: [
      'Hi {{firstName}}, your item leaves the marketplace on {{endsOn}}. If it is still for sale, renew it with one click.',
    ],
    action: { label: 'Renew the item', url: '{{siteUrl}}/my-listings?tab=marketplace' },
  },
} as const satisfies Record<string, MailTemplate>
