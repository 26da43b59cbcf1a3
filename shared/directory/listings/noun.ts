import type { PostTypes } from '#shared/community/feed/post-types.ts'
import type { NavigationSeed } from '#shared/content/navigation/navigation-seed.ts'
import type { NounSearchType } from '#shared/content/search/search-document.ts'
import type { ActivityTypes } from '#shared/platform/activities/activity-types.ts'
import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds.ts'
import { placeWords } from '#shared/platform/places/place-words.ts'
import type { ReportSubjects } from '#shared/platform/reports/report-subjects.ts'
import type { UploadLimits } from '#shared/platform/uploads/upload-limits.ts'
import type { Listing } from './listing.ts'
import { listingServices, listingTypes } from './listing-labels.ts'
import { listingPath } from './named-listing.ts'
import { isListed } from './public-listing.ts'
import { ratingTenths } from './rating.ts'

export const activityTypes = {
  listing_decision: 'Business listing decided',
} as const satisfies ActivityTypes

export const notificationKinds = {
  listing_decided: { category: 'account', stale: ['listings'] },
  listing_owner: { category: 'account', stale: ['listings'] },
} as const satisfies NotificationKinds

export const postTypes = {
  listing_published: { label: 'New businesses' },
} as const satisfies PostTypes

export const reportSubjects = {
  listing: {
    label: 'business listing',
    hiddenByReports: false,
    author: 'owner',
    removing: 'The listing leaves the directory with its reviews. Its owner will see your reason.',
  },
} as const satisfies ReportSubjects

export const navigationSeed = [
  { id: 'directory', title: 'Businesses', href: '/directory', order: 42, parentId: 'market' },
] satisfies NavigationSeed

export const searchType = {
  type: 'business',
  document: (listing) => {
    if (!isListed(listing)) return undefined
    const { id, businessName, listingType, summary, description, place } = listing
    const { pictures, logoUrl, brands, services } = listing
    const { city, state } = place
    const imageUrl = pictures.find(({ isWaiting }) => !isWaiting)?.src ?? logoUrl
    const tenths = ratingTenths(listing.ratingSum, listing.ratingCount)
    const shown = brands.flatMap(({ name, isProposed }) => (isProposed ? [] : [name]))
    return {
      id,
      title: businessName,
      // Without a summary, the description begins with what stands in for one.
      description: [summary, description].filter(Boolean).join(' '),
      keywords: [...services.map((service) => listingServices[service]), ...shown].join(', '),
      url: listingPath(id),
      ...(imageUrl && { imageUrl }),
      location: [city, state].filter(Boolean).join(', '),
      place: placeWords({ city, state }),
      category: 'Business',
      tags: [listingTypes[listingType]],
      ...(tenths !== undefined && { rating: tenths / 10 }),
      ...(listing.startingPriceCents !== undefined && { priceCents: listing.startingPriceCents }),
    }
  },
} satisfies NounSearchType<Listing>

export const uploadPurposes = {
  'listing-picture': {
    contentTypes: ['image/jpeg', 'image/png', 'image/webp'],
    maxBytes: 10 * 1024 * 1024,
    maxPixels: 25_000_000,
    ask: 'Use a JPEG, PNG or WebP image.',
    rejected: 'We cannot use this file as a picture.',
    // A picture that was removed is gone everywhere a day later.
    published: {
      folder: 'media/listing-pictures',
      cacheControl: 'public, max-age=86400',
      isPicture: true,
    },
  },
} as const satisfies Record<string, UploadLimits>
