import type { MailTemplate } from '#core/platform/mails/mail-template.ts'

export const mailTemplates = {
  'item-message': {
    name: 'New message about an item',
    sentWhen:
      'Someone writes to a member about an item for sale: one email for a conversation until it is read, at most one an hour.',
    subject: 'New message about {{itemTitle}}',
    heading: '{{itemTitle}}',
    paragraphs: [
      'Hi {{firstName}}, you have a new message about this item: {{siteUrl}}/marketplace/{{itemId}}',
      'Reply on the site; replies to this email do not reach anyone. Meet in public, test before you pay, and never send codes or gift cards.',
    ],
    action: { label: 'Read the message', url: '{{siteUrl}}{{path}}' },
    fallbacks: { path: '/marketplace/messages' },
  },
} as const satisfies Record<string, MailTemplate>
