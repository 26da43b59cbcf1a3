import type { MailTemplate } from '#core/platform/mails/mail-template.ts'

/** The title of an event and the decision are free text, so neither goes into a subject. */
export const mailTemplates = {
  'protest-decided': {
    name: 'Protest decided',
    sentWhen: 'A protest was upheld or rejected.',
    subject: 'Your protest was decided',
    heading: 'Your protest was {{outcome}}.',
    paragraphs: [
      'Hi {{firstName}}, your protest in {{className}} at “{{eventTitle}}” was {{outcome}}.',
      '{{decision}}',
    ],
    action: { label: 'See the results', url: '{{siteUrl}}/events/{{eventId}}/results' },
  },
} as const satisfies Record<string, MailTemplate>
