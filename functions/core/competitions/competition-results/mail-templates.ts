import type { MailTemplate } from '#core/platform/mails/mail-template.ts'

const action = { label: 'See your results', url: '{{siteUrl}}/my-results' } as const

/** The name of an event is free text, so it does not go into a subject. */
export const mailTemplates = {
  'result-refused': {
    name: 'Result rejected',
    sentWhen: 'Someone who verifies results rejects one.',
    subject: 'We could not verify your result',
    heading: 'We could not verify your result.',
    paragraphs: [
      'Hi {{firstName}}, you reported {{score}} in {{className}} at “{{eventTitle}}”.',
      '{{reason}}',
      'See your results for what you can do now.',
    ],
    action,
  },
} as const satisfies Record<string, MailTemplate>
