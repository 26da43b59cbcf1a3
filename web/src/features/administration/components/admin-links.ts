type AdminGroup = { title: string; links: readonly { title: string; href: string }[] }

/** The screens of administration, by group; what does not exist is not shown. */
export const adminGroups: readonly AdminGroup[] = [
  {
    title: 'Content',
    links: [
      { title: 'Overview', href: '/admin/dashboard' },
      { title: 'Member profiles', href: '/admin/member-profiles' },
    ],
  },
  {
    title: 'Users',
    links: [
      { title: 'All users', href: '/admin/users' },
      { title: 'Verifications', href: '/admin/verifications' },
      { title: 'Memberships', href: '/admin/membership' },
      { title: 'Roles', href: '/admin/roles' },
      { title: 'Impersonations', href: '/admin/impersonations' },
    ],
  },
  { title: 'Marketing', links: [{ title: 'Invitations', href: '/admin/invitations' }] },
  {
    title: 'System',
    links: [
      { title: 'Settings', href: '/admin/settings' },
      { title: 'Activity log', href: '/admin/activity' },
      { title: 'Mail queue', href: '/admin/mails' },
    ],
  },
]
