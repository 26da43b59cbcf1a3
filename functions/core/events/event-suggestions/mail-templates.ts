import type { MailTemplate } from '#core/platform/mails/mail-template.ts'

export const mailTemplates = {
  // Anyone may type any address, so nothing else that was typed is in this email.
  'suggestion-received': {
    name: 'Event suggestion received',
    sentWhen: 'A visitor suggests an event.',
    subject: 'We got your event suggestion',
    heading: 'Thank you for your suggestion.',
    paragraphs: [
      'We review each suggestion before we list an event. With this link you can follow yours, answer questions about it, or withdraw it.',
      'If you did not suggest an event, ignore this email.',
    ],
    action: { label: 'Follow your suggestion', url: '{{suggestionUrl}}' },
  },
  'suggestion-question': {
    name: 'Question about an event suggestion',
    sentWhen: 'An administrator asks for what is missing in a suggestion.',
    subject: 'We have a question about your event suggestion',
    heading: '{{outcome}}',
    paragraphs: ['You suggested “{{eventTitle}}”. Before we decide, we would like to know:', '{{details}}'],
    action: { label: 'Answer the question', url: '{{suggestionUrl}}' },
  },
  'suggestion-decided': {
    name: 'Event suggestion decided',
    sentWhen: 'An administrator approves or rejects a suggestion, or marks it as a duplicate.',
    subject: 'We reviewed your event suggestion',
    heading: '{{outcome}}',
    paragraphs: ['You suggested “{{eventTitle}}”.', '{{details}}'],
    action: { label: 'See your suggestion', url: '{{suggestionUrl}}' },
  },
} as const satisfies Record<string, MailTemplate>
