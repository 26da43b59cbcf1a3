import type { NavigationSeed } from '#shared/content/navigation/navigation-seed.ts'
import type { NounSearchType } from '#shared/content/search/search-document.ts'
import type { ActivityTypes } from '#shared/platform/activities/activity-types.ts'
import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds.ts'
import { placeWords } from '#shared/platform/places/place-words.ts'
import type { ReportSubjects } from '#shared/platform/reports/report-subjects.ts'
import type { UploadLimits } from '#shared/platform/uploads/upload-limits.ts'
import { organizationPath } from './named-organization.ts'
import type { Organization } from './organization.ts'
import { organizationTypes } from './organization-labels.ts'
import { isListed } from './public-organization.ts'

export const activityTypes = {
  organization_create: 'Organization created',
  organization_update: 'Organization changed',
  organization_decision: 'Organization decided',
} as const satisfies ActivityTypes

export const notificationKinds = {
  organization_invitation: { category: 'account', stale: ['organizations'] },
  organization_people: { category: 'account', stale: ['organizations'] },
  organization_decided: { category: 'account', stale: ['organizations'] },
} as const satisfies NotificationKinds

export const reportSubjects = {
  organization: {
    label: 'organization',
    hiddenByReports: false,
    author: 'owner',
    removing:
      'The organization leaves the site with all of its texts. Its events, teams and leagues go on, and its owners will see your reason.',
  },
} as const satisfies ReportSubjects

export const navigationSeed = [
  { id: 'organizations', title: 'Organizations', href: '/organizations', order: 34, parentId: 'community' },
] satisfies NavigationSeed

export const searchType = {
  type: 'organization',
  document: (organization) => {
    const { id, name, type, description, city, state, logoUrl } = organization
    if (!isListed(organization)) return undefined
    const location = [city, state].filter(Boolean).join(', ')
    return {
      id,
      title: name,
      description,
      url: organizationPath(id),
      ...(logoUrl && { imageUrl: logoUrl }),
      ...(location && { location, place: placeWords({ city, state }) }),
      category: 'Organization',
      tags: [organizationTypes[type]],
    }
  },
} satisfies NounSearchType<Organization>

export const uploadPurposes = {
  'organization-logo': {
    contentTypes: ['image/jpeg', 'image/png', 'image/webp'],
    maxBytes: 5 * 1024 * 1024,
    maxPixels: 25_000_000,
    ask: 'Use a JPEG, PNG or WebP image.',
    rejected: 'We cannot use this file as a logo.',
    // A logo that was replaced is gone everywhere a day later.
    published: {
      folder: 'media/organization-logos',
      cacheControl: 'public, max-age=86400',
      isPicture: true,
    },
  },
} as const satisfies Record<string, UploadLimits>
