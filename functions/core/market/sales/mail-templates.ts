import type { MailTemplate } from '#core/platform/mails/mail-template.ts'

export const mailTemplates = {
  'sale-to-confirm': {
    name: 'Confirm your purchase',
    sentWhen: 'A seller marks an item as sold to a member.',
    subject: 'Confirm your purchase: {{itemTitle}}',
    heading: '{{itemTitle}}',
    paragraphs: [
      'Hi {{firstName}}, {{otherName}} sold you this item. Confirm it by {{endsOn}}, and both of you can give feedback for 14 days.',
      'If you did not buy it, say so on the same page.',
    ],
    action: { label: 'Confirm your purchase', url: '{{siteUrl}}/marketplace/sales' },
  },
} as const satisfies Record<string, MailTemplate>
