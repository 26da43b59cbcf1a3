import type { PostTypes } from '#shared/community/feed/post-types.ts'
import type { NavigationSeed } from '#shared/content/navigation/navigation-seed.ts'
import type { NounSearchType } from '#shared/content/search/search-document.ts'
import type { ActivityTypes } from '#shared/platform/activities/activity-types.ts'
import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds.ts'
import { placeWords } from '#shared/platform/places/place-words.ts'
import type { ReportSubjects } from '#shared/platform/reports/report-subjects.ts'
import type { UploadLimits } from '#shared/platform/uploads/upload-limits.ts'
import type { Team } from './team.ts'
import { teamPath } from './team-path.ts'

export const activityTypes = {
  team_create: 'Team created',
  team_leave: 'Team left',
  team_update: 'Team changed',
} as const satisfies ActivityTypes

export const notificationKinds = {
  team_invitation: { category: 'team_invitations', stale: ['teams'] },
  team_request: { category: 'team_invitations', stale: ['teams', 'team-people'] },
  team_change: { category: 'system_updates', stale: ['teams'] },
  team_moderated: { category: 'account', stale: ['teams'] },
} as const satisfies NotificationKinds

export const reportSubjects = {
  team: {
    label: 'team',
    hiddenByReports: false,
    author: 'owner',
    removing:
      'The team leaves the site with all of its texts, and no one can join it. Its members stay and keep their points, and its owner will see your reason.',
  },
} as const satisfies ReportSubjects

export const postTypes = {
  team_founded: { label: 'New teams' },
  team_joined: { label: 'New team members' },
} as const satisfies PostTypes

export const navigationSeed = [
  { id: 'teams', title: 'Teams', href: '/teams', order: 33, parentId: 'community' },
] satisfies NavigationSeed

export const searchType = {
  type: 'organization',
  document: ({ id, name, tag, bio, city, state, logoUrl, status, removed }) => {
    if (status !== 'active' || removed) return undefined
    const location = [city, state].filter(Boolean).join(', ')
    return {
      id,
      title: name,
      description: bio,
      url: teamPath(id),
      ...(logoUrl && { imageUrl: logoUrl }),
      ...(location && { location, place: placeWords({ city, state }) }),
      category: 'Team',
      tags: [tag],
    }
  },
} satisfies NounSearchType<Team>

export const uploadPurposes = {
  'team-logo': {
    contentTypes: ['image/jpeg', 'image/png', 'image/webp'],
    maxBytes: 5 * 1024 * 1024,
    maxPixels: 25_000_000,
    ask: 'Use a JPEG, PNG or WebP image.',
    rejected: 'We cannot use this file as a logo.',
    // A logo that was replaced is gone everywhere a day later.
    published: { folder: 'media/team-logos', cacheControl: 'public, max-age=86400', isPicture: true },
  },
} as const satisfies Record<string, UploadLimits>
