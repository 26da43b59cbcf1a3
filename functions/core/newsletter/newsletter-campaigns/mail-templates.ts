import type { MailTemplate } from '#core/platform/mails/mail-template.ts'

export const mailTemplates = {
  'campaign-done': {
    name: 'Campaign sent',
    sentWhen: 'A campaign finishes. Its author gets this.',
    subject: 'Sent: {{campaignName}}',
    heading: 'Your campaign is out',
    paragraphs: ['Hi {{firstName}}, “{{campaignName}}” has gone out: {{figures}}.'],
    action: { label: 'See how it’s doing', url: '{{siteUrl}}{{path}}' },
    fallbacks: { path: '/admin/newsletter' },
  },
  'campaign-stopped': {
    name: 'Campaign stopped',
    sentWhen: 'A campaign stops automatically, or misses its time. Its author gets this.',
    subject: 'Stopped: {{campaignName}}',
    heading: 'Your campaign stopped',
    paragraphs: ['Hi {{firstName}}, “{{campaignName}}” stopped. {{reason}}', 'So far: {{figures}}.'],
    action: { label: 'Open the campaign', url: '{{siteUrl}}{{path}}' },
    fallbacks: { path: '/admin/newsletter' },
  },
} as const satisfies Record<string, MailTemplate>
