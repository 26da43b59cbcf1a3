import type { PostTypes } from '#shared/community/feed/post-types.ts'
import type { NavigationSeed } from '#shared/content/navigation/navigation-seed.ts'
import type { NounSearchType } from '#shared/content/search/search-document.ts'
import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds.ts'
import { placeWords } from '#shared/platform/places/place-words.ts'
import type { ReportSubjects } from '#shared/platform/reports/report-subjects.ts'
import type { UploadLimits } from '#shared/platform/uploads/upload-limits.ts'
import type { Event } from './event.ts'
import { eventPath } from './event-path.ts'
import { isListed } from './public-event.ts'

export const notificationKinds = {
  event_moderated: { category: 'account', stale: ['events'] },
} as const satisfies NotificationKinds

export const reportSubjects = {
  event: {
    label: 'event',
    hiddenByReports: false,
    author: 'organizer',
    removing:
      'The event leaves the site with all of its texts, and no one can enter it. People who have entered keep their entries, and its organizers will see your reason.',
  },
} as const satisfies ReportSubjects

export const postTypes = {
  event_published: { label: 'New events' },
} as const satisfies PostTypes

export const navigationSeed = [
  { id: 'events', title: 'Events', href: '/events', order: 14, priority: 90 },
] satisfies NavigationSeed

export const searchType = {
  type: 'event',
  document: (event) => {
    if (!isListed(event)) return undefined
    const { id, title, description, venueName, city, state, startsOn, poster } = event
    return {
      id,
      title,
      description,
      url: eventPath(id),
      location: [city, state].filter(Boolean).join(', '),
      place: placeWords({ venue: venueName, city, state }),
      // The day at the venue.
      ...(startsOn && { date: startsOn }),
      ...(poster && { imageUrl: poster.url }),
    }
  },
} satisfies NounSearchType<Event>

export const uploadPurposes = {
  'event-poster': {
    contentTypes: ['image/jpeg', 'image/png', 'image/webp'],
    maxBytes: 5 * 1024 * 1024,
    maxPixels: 25_000_000,
    ask: 'Use a JPEG, PNG or WebP image.',
    rejected: 'We cannot use this file as a picture.',
    // A key is never written twice, but an account that is deleted takes its posters along.
    published: { folder: 'media/event-posters', cacheControl: 'public, max-age=86400', isPicture: true },
  },
} as const satisfies Record<string, UploadLimits>
