import type { MailTemplate } from '#core/platform/mails/mail-template.ts'

export const mailTemplates = {
  'saved-search-match': {
    name: 'Saved search: a new match',
    sentWhen: 'A new item matches a saved search that alerts right away.',
    subject: 'New match for “{{searchName}}”',
    heading: '{{itemTitle}}',
    paragraphs: ['Hi {{firstName}}, your saved search “{{searchName}}” found this:', '{{itemLines}}'],
    action: { label: 'Open the item', url: '{{siteUrl}}{{path}}' },
    fallbacks: { path: '/marketplace/saved?tab=searches' },
  },
  'saved-search-matches': {
    name: 'Saved searches: the matches of a day',
    sentWhen: 'Daily, to members whose saved searches found something since the last one.',
    subject: '{{newMatches}} for your saved searches',
    heading: 'New on the marketplace',
    paragraphs: ['Hi {{firstName}}, your saved searches found this:', '{{itemLines}}'],
    action: { label: 'Open your saved searches', url: '{{siteUrl}}/marketplace/saved?tab=searches' },
  },
} as const satisfies Record<string, MailTemplate>
