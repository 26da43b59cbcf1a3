import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds-type.ts'

export const notificationKinds = {
  team_invitation: { category: 'team_invitations', stale: ['team', 'my-teams'] },
  team_request: { category: 'team_invitations', stale: ['team', 'team-people', 'my-teams'] },
  team_change: { category: 'system_updates', stale: ['team', 'my-teams', 'teams'] },
} as const satisfies NotificationKinds
