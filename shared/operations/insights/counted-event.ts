import * as z from 'zod/mini'

/** The events that the platform counts itself, with what each holds beside the page where it happened. */
export const countedEvents = {
  page_view: { name: 'Page opened', holds: 'Nothing else.' },
  sign_up: { name: 'Account created', holds: 'How (by email or Google), and the membership.' },
  login: { name: 'Logged in', holds: 'How: by email or Google.' },
  event_registration: { name: 'Event entered', holds: 'The kind of event.' },
  purchase: { name: 'Paid', holds: 'What was paid for: a membership, an entry, or an ad.' },
  search: { name: 'Searched', holds: 'Nothing else, not even the search words.' },
  social_click: { name: 'Social link followed', holds: 'The network.' },
  form_submit: { name: 'Form sent', holds: 'The name of the form, and whether it was accepted.' },
  ad_click: { name: 'Ad followed', holds: 'The ad space.' },
  error: { name: 'Error', holds: 'The kind of error, never its text.' },
  view_event_detail: { name: 'Event viewed', holds: 'The kind of event.' },
} as const

export type CountedEventName = keyof typeof countedEvents
export const CountedEventName = z.enum(Object.keys(countedEvents) as [CountedEventName])

/** The name under which the first event of a visit is counted. */
export const visitName = 'visit'

/** More kinds of a detail than these a day are counted together, so that no one can fill the table with made-up ones. */
export const mostDetails = 200
export const otherDetails = 'other'
