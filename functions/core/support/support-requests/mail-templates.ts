import type { MailTemplate } from '#core/platform/mails/mail-template.ts'

const quote = '{{quote}}'

export const mailTemplates = {
  // Anyone may type any address, so nothing else that was typed is in this email.
  'support-confirm': {
    name: 'Confirm a support request',
    sentWhen: 'A visitor sends a support request. Until they confirm it, the desk does not see it.',
    subject: 'Confirm your request',
    heading: 'One more step',
    paragraphs: [
      'Open this link and send your request. The link works for 48 hours.',
      'If you did not write to us, ignore this email: we delete the request.',
    ],
    action: { label: 'Send my request', url: '{{requestUrl}}' },
  },
  'support-received': {
    name: 'Support request received',
    sentWhen: 'A request reaches a desk whose automatic reply is on.',
    subject: '{{requestSubject}} [{{requestNumber}}]',
    heading: 'We have your request',
    paragraphs: ['Hi {{firstName}}, {{answerLine}}', '{{autoReply}}', '{{replyLine}}'],
    action: { label: 'See your request', url: '{{requestUrl}}' },
  },
  'support-answer': {
    name: 'Answer to a support request',
    sentWhen: 'A desk answers a request.',
    subject: 'Re: {{requestSubject}} [{{requestNumber}}]',
    heading: '{{deskName}} answered',
    paragraphs: ['{{answerText}}', '{{signature}}', '{{replyLine}}', quote],
    action: { label: 'See your request', url: '{{requestUrl}}' },
  },
  'support-solved': {
    name: 'Support request solved',
    sentWhen: 'A desk marks a request as solved.',
    subject: 'Re: {{requestSubject}} [{{requestNumber}}]',
    heading: 'Your request is solved',
    paragraphs: [
      '{{answerText}}',
      '{{signature}}',
      'Did this solve your problem? Rate how we did with one press on the page of your request.',
      '{{replyLine}}',
      quote,
    ],
    action: { label: 'Rate our answer', url: '{{ratingUrl}}' },
  },
  'support-link': {
    name: 'New link to a support request',
    sentWhen: 'Someone asks for a new link to their request.',
    subject: 'Your link to {{requestNumber}}',
    heading: 'Here is your link',
    paragraphs: [
      'It opens your request “{{requestSubject}}”, and works for 30 days.',
      'If you did not ask for it, ignore this email.',
    ],
    action: { label: 'See your request', url: '{{requestUrl}}' },
  },
  'support-due': {
    name: 'Support request due',
    sentWhen: 'The time for a request runs out, or has passed. It goes to those who answer.',
    subject: '{{requestNumber}} {{dueWords}}',
    heading: '{{requestSubject}}',
    paragraphs: ['Hi {{firstName}}, this request {{dueWords}}.', '{{details}}'],
    action: { label: 'Open the request', url: '{{siteUrl}}{{path}}' },
    fallbacks: { path: '/admin/support' },
  },
} as const satisfies Record<string, MailTemplate>
