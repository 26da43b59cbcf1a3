import type { MailTemplate } from '#core/platform/mails/mail-template.ts'

/** The title of an event and the reason of a correction are free text, so neither goes into the subject. */
export const mailTemplates = {
  'results-official': {
    name: 'Results official',
    sentWhen: 'The places of a class were verified, or corrected after that.',
    subject: 'Your results are official',
    heading: 'Your results are official.',
    paragraphs: [
      'Hi {{firstName}}, the results of {{className}} at “{{eventTitle}}” are official.',
      '{{placeLine}}',
    ],
    action: { label: 'See the results', url: '{{siteUrl}}/events/{{eventId}}/results' },
  },
} as const satisfies Record<string, MailTemplate>
