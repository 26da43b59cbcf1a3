import type { MailTemplate } from '#core/platform/mails/mail-template.ts'

const entries = { label: 'See your entries', url: '{{siteUrl}}/my-entries' } as const
const event = { label: 'Open the event', url: '{{siteUrl}}/events/{{eventId}}' } as const

/** The title of an event is an organizer’s free text, so it does not go into a subject. */
export const mailTemplates = {
  'entry-confirmed': {
    name: 'Entry confirmed',
    sentWhen: 'Someone gets a spot at an event.',
    subject: 'Your entry is confirmed',
    heading: 'You are in.',
    paragraphs: [
      'Hi {{firstName}}, your entry for “{{eventTitle}}” is confirmed.',
      '{{eventWhen}}\n{{eventWhere}}',
      'Your ticket code is {{ticketCode}}. {{entryDetails}}',
      'Show your ticket at the gate. Its QR code is with your entries.',
    ],
    action: { label: 'See your ticket', url: '{{siteUrl}}/my-entries' },
    attachment: { fileName: 'event.ics', type: 'text/calendar', content: '{{calendar}}' },
  },
  'entry-unpaid': {
    name: 'Entry not paid in time',
    sentWhen: 'Someone does not pay while we hold a spot for them.',
    subject: 'Your entry was not paid in time',
    heading: 'Your time to pay has run out.',
    paragraphs: [
      'Hi {{firstName}}, we held a spot at “{{eventTitle}}” for you, but it was not paid for in time.',
      'Enter again if a spot is still open.',
    ],
    action: event,
  },
  'place-waiting': {
    name: 'On the waitlist',
    sentWhen: 'Someone joins the waitlist of an event.',
    subject: 'You are on the waitlist',
    heading: 'You are on the waitlist.',
    paragraphs: [
      'Hi {{firstName}}, “{{eventTitle}}” is full, and you are on its waitlist. Waiting costs nothing.',
      '{{lineWords}}',
    ],
    action: entries,
  },
  'place-offered': {
    name: 'Spot offered',
    sentWhen: 'A spot opens up for someone on the waitlist.',
    subject: 'A spot is free for you',
    heading: 'A spot is free for you.',
    paragraphs: [
      'Hi {{firstName}}, a spot at “{{eventTitle}}” is free. We keep it for you until {{until}}.',
      '{{entryDetails}}',
      'If you do not accept it by then, the next person gets it.',
    ],
    action: { label: 'Accept spot', url: '{{siteUrl}}/my-entries' },
  },
  'place-open': {
    name: 'Spot open to everyone',
    sentWhen: 'A spot opens up so shortly before entries close that it is open to everyone.',
    subject: 'A spot is open',
    heading: 'A spot is open.',
    paragraphs: [
      'Hi {{firstName}}, a spot at “{{eventTitle}}” is open. You are next on the waitlist, so you hear first.',
      'Entries close at {{until}}. That is too soon to keep the spot for you: the first person to enter gets it.',
    ],
    action: { label: 'Enter now', url: '{{siteUrl}}/events/{{eventId}}' },
  },
  'offer-ended': {
    name: 'Offer ended',
    sentWhen: 'Someone on the waitlist does not accept an offered spot in time.',
    subject: 'Your offer has ended',
    heading: 'Your offer has ended.',
    paragraphs: [
      'Hi {{firstName}}, you did not accept the spot at “{{eventTitle}}” in time, so the next person gets it.',
      'You can join the waitlist again.',
    ],
    action: event,
  },
  'entry-withdrawn': {
    name: 'Entry withdrawn',
    sentWhen: 'Someone gives up their spot at an event.',
    subject: 'Your entry is withdrawn',
    heading: 'Your entry is withdrawn.',
    paragraphs: [
      'Hi {{firstName}}, your entry for “{{eventTitle}}” is withdrawn, and your ticket is no longer valid.',
      '{{refundLine}}',
    ],
    action: entries,
  },
  'entry-cancelled': {
    name: 'Entry cancelled',
    sentWhen: 'An organizer cancels one entry.',
    subject: 'The organizer cancelled your entry',
    heading: 'Your entry was cancelled.',
    paragraphs: [
      'Hi {{firstName}}, the organizer of “{{eventTitle}}” cancelled your entry.',
      'Reason: {{reason}}',
      '{{refundLine}}',
    ],
    action: entries,
  },
  'event-cancelled': {
    name: 'Event cancelled',
    sentWhen: 'An event is cancelled. Everyone who entered it gets this email.',
    subject: 'An event you entered is cancelled',
    heading: 'The event is cancelled.',
    paragraphs: [
      'Hi {{firstName}}, “{{eventTitle}}” on {{eventWhen}} is cancelled.',
      'Reason: {{reason}}',
      '{{refundLine}}',
    ],
    action: event,
  },
  'event-changed': {
    name: 'Event changed',
    sentWhen: 'The time or place of an event changes. Everyone who entered it gets this email.',
    subject: 'An event you entered has changed',
    heading: 'The event has changed.',
    paragraphs: ['Hi {{firstName}}, “{{eventTitle}}” has changed:', '{{eventChanges}}'],
    action: event,
    attachment: { fileName: 'event.ics', type: 'text/calendar', content: '{{calendar}}' },
  },
  'waiver-changed': {
    name: 'Waiver changed',
    sentWhen: 'An organizer changes the waiver of an event. Everyone who entered it gets this email once.',
    subject: 'An event you entered has a new waiver',
    heading: 'The waiver has changed.',
    paragraphs: [
      'Hi {{firstName}}, the organizer of “{{eventTitle}}” has changed its waiver.',
      'Read it and accept it in My entries before you come. Without it, the gate cannot let you in.',
    ],
    action: { label: 'Read the waiver', url: '{{siteUrl}}/my-entries' },
  },
  'payment-came-late': {
    name: 'Payment came too late',
    sentWhen: 'A payment arrives after its spot went to someone else.',
    subject: 'Your payment came too late',
    heading: 'Your spot was gone.',
    paragraphs: [
      'Hi {{firstName}}, this is about your entry for “{{eventTitle}}”.',
      'Your spot was gone when your payment arrived. You will get a full refund.',
    ],
    action: event,
  },
  'entry-offered': {
    name: 'Entry offered',
    sentWhen: 'Someone offers their entry to another person.',
    subject: 'You are offered an entry for {{eventTitle}}',
    heading: 'An entry is offered to you.',
    paragraphs: [
      'Hi {{firstName}}, {{otherName}} offers you an entry for “{{eventTitle}}”.',
      '{{eventWhen}}, {{eventWhere}}.',
      'It is yours when you accept. The offer is for this email address: log in with it to answer, or sign up.',
    ],
    action: { label: 'See the offer', url: '{{siteUrl}}/my-entries' },
  },
  'entry-handed-over': {
    name: 'Entry transferred',
    sentWhen: 'Someone transfers their entry to another member.',
    subject: 'You transferred your entry',
    heading: 'Your entry belongs to someone else.',
    paragraphs: [
      'Hi {{firstName}}, your entry for “{{eventTitle}}” now belongs to {{otherName}}. Your ticket is no longer valid.',
    ],
    action: entries,
  },
  'entry-received': {
    name: 'Entry received',
    sentWhen: 'Someone accepts an entry that another member transfers.',
    subject: 'You have an entry for an event',
    heading: 'You are in.',
    paragraphs: [
      'Hi {{firstName}}, {{otherName}} transferred an entry to you: “{{eventTitle}}”.',
      '{{eventWhen}}\n{{eventWhere}}',
      'Your ticket code is {{ticketCode}}. {{entryDetails}}',
      'Finish your entry in My entries: choose your vehicle, answer the organizer’s questions, and accept the waiver, if there is one.',
    ],
    action: { label: 'Finish your entry', url: '{{siteUrl}}/my-entries' },
    attachment: { fileName: 'event.ics', type: 'text/calendar', content: '{{calendar}}' },
  },
  'event-reminder': {
    name: 'Event reminder',
    sentWhen: 'An event starts in 7 days, and again the day before. Everyone with a spot gets this email.',
    subject: 'Your event starts {{startsWhen}}',
    heading: 'Your event starts {{startsWhen}}.',
    paragraphs: [
      'Hi {{firstName}}, “{{eventTitle}}” starts {{startsWhen}}.',
      '{{eventWhen}}\n{{eventWhere}}',
      'Your ticket code is {{ticketCode}}. {{entryDetails}}',
    ],
    action: { label: 'See your ticket', url: '{{siteUrl}}/my-entries' },
  },
} as const satisfies Record<string, MailTemplate>
