import { suggestionKeys } from '#core/events/event-suggestions/suggestion-keys.ts'
import { type StoredSuggestion, suggestions } from '#core/events/event-suggestions/suggestions.ts'
import { deriveId } from '#core/platform/db/derive-id.ts'
import type { Write } from '#core/platform/db/write.ts'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { isDecided } from '#shared/events/event-suggestions/suggestion.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

type Said = Pick<StoredSuggestion, 'title' | 'venueName' | 'city' | 'state' | 'status'> &
  Partial<Pick<StoredSuggestion, 'answer' | 'reply' | 'organizerName' | 'notes' | 'isOrganizer'>> & {
    /** The owner: a demo account; without one, a visitor. */
    by?: string
    inDays: number
    hoursAgo: number
  }

const said: readonly Said[] = [
  {
    title: 'Gulf Coast Bass Bash',
    venueName: 'Convention Center Lot C',
    city: 'Galveston',
    state: 'TX',
    status: 'submitted',
    organizerName: 'Gulf Coast SPL',
    notes: 'Two lanes, one for beginners. The flyer is at the front desk of the store.',
    inDays: 48,
    hoursAgo: 30,
  },
  {
    title: 'Parking Lot Sound Meet',
    venueName: 'Mill Street Garage',
    city: 'Tulsa',
    state: 'OK',
    status: 'submitted',
    by: 'member@demo.test',
    inDays: 33,
    hoursAgo: 5,
  },
  {
    title: 'Heartland Demo Day',
    venueName: 'Expo Hall 2',
    city: 'Wichita',
    state: 'KS',
    status: 'in_review',
    by: 'retailer@demo.test',
    isOrganizer: true,
    answer: 'Which hall do people enter by?',
    reply: 'Hall 2, by the west gate.',
    inDays: 61,
    hoursAgo: 52,
  },
  {
    title: 'Night Lanes Nashville',
    venueName: '',
    city: 'Nashville',
    state: 'TN',
    status: 'needs_info',
    by: 'member@demo.test',
    answer: 'Where in Nashville is it, and who runs the lanes?',
    inDays: 40,
    hoursAgo: 76,
  },
  {
    title: 'My Garage Party',
    venueName: 'My garage',
    city: 'Austin',
    state: 'TX',
    status: 'rejected',
    by: 'member@demo.test',
    answer: 'This is a private party. We list events that anyone can visit.',
    inDays: 20,
    hoursAgo: 200,
  },
  {
    title: 'Bluegrass Bass Weekend',
    venueName: 'Expo Center',
    city: 'Lexington',
    state: 'KY',
    status: 'duplicate',
    inDays: 70,
    hoursAgo: 250,
  },
  {
    title: 'Lakeside Listening Session',
    venueName: 'Pier Lot',
    city: 'Chicago',
    state: 'IL',
    status: 'withdrawn',
    by: 'pro@demo.test',
    inDays: 55,
    hoursAgo: 300,
  },
]

/** Suggestions in every state but approved, which comes with an event. */
export const seed = (now: string): Write[] =>
  said.flatMap(({ by, inDays, hoursAgo, ...fields }, index) => {
    const createdAt = addTime(now, { hours: -hoursAgo })
    const one: StoredSuggestion = {
      organizerName: '',
      notes: '',
      isOrganizer: false,
      ...fields,
      id: deriveId('sug', createdAt, fields.title) as StoredSuggestion['id'],
      startsOn: addTime(now, { days: inDays }).slice(0, 10),
      ...(by ? { suggestedBy: demoUserId(by) } : { email: `visitor${index}@demo.test` }),
      ...(fields.status !== 'submitted' &&
        fields.status !== 'withdrawn' && { reviewerId: demoUserId('admin@demo.test') }),
      ...(isDecided(fields) && { decidedAt: addTime(createdAt, { hours: 20 }) }),
      createdAt,
      updatedAt: createdAt,
      version: 1,
    }
    const { title, city, startsOn, id } = one
    return [
      suggestions.put(one, { absent: true }),
      ...(isDecided(one)
        ? []
        : [suggestionKeys.put({ title, city, startsOn, suggestionId: id, version: 1 }, { absent: true })]),
    ]
  })
