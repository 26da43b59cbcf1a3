/** Those who open the paths. `new` has not completed its registration. */
export type PathCaller = 'visitor' | 'new' | 'pro' | 'retailer' | 'organizer' | 'admin'

/** What stands for the parameters of paths. */
export type PathSamples = Record<
  | 'event'
  | 'heldEvent'
  | 'listing'
  | 'ownListing'
  | 'team'
  | 'member'
  | 'organization'
  | 'openOrganization'
  | 'notification'
  | 'transaction'
  | 'request'
  | 'deskRequest',
  string
>

export type SpecPath = {
  /** As the specification names it. */
  path: string
  as: PathCaller
  /** Where a sample of it is, if not at the path itself; several for `/*`, tabs and queries. */
  at?: (of: PathSamples) => readonly string[]
  /** Where it leads on purpose. */
  leadsTo?: string
}

const open = (...paths: readonly string[]): SpecPath[] => paths.map((path) => ({ path, as: 'visitor' }))

/** Everyone may see these. */
export const publicPaths: readonly SpecPath[] = [
  ...open('/', '/events', '/events/suggest', '/members', '/directory', '/directory/add'),
  { path: '/events/:id', as: 'visitor', at: ({ event }) => [`/events/${event}`] },
  { path: '/public-profile/:userId', as: 'visitor', at: ({ member }) => [`/public-profile/${member}`] },
  { path: '/team/:teamId', as: 'visitor', at: ({ team }) => [`/team/${team}`] },
  { path: '/directory/:id', as: 'visitor', at: ({ listing }) => [`/directory/${listing}`] },
  ...open('/directory/pending', '/marketplace', '/resources', '/faq', '/contact'),
  { path: '/search', as: 'visitor', at: () => ['/search', '/search?q=bay'] },
  { path: '/pages/:slug', as: 'visitor', at: () => ['/pages/refund-policy'] },
  {
    path: '/page/:slug',
    as: 'visitor',
    at: () => ['/page/refund-policy'],
    leadsTo: '/pages/refund-policy',
  },
  ...open('/privacy-policy', '/cookie-policy', '/leaderboard', '/spl-calculator'),
  ...open('/audio-system-designer', '/test-box-3d'),
  { path: '/pricing', as: 'visitor', at: () => ['/pricing', '/pricing?google_blocked=true'] },
  ...open('/business', '/business-features', '/organizations'),
  { path: '/organizations/:id', as: 'visitor', at: ({ organization }) => [`/organizations/${organization}`] },
  ...open('/organization-features', '/login', '/register', '/verify-email'),
  ...open('/forgot-password', '/reset-password'),
  // It is about the reader’s own address, so they log in first.
  { path: '/apply-email-rls-fix', as: 'pro' },
  {
    path: '/claim-organization/:organizationId',
    as: 'visitor',
    at: ({ openOrganization }) => [`/claim-organization/${openOrganization}`],
  },
  { path: '/newsletter/confirm/:token', as: 'visitor', at: () => ['/newsletter/confirm/cut-off'] },
  { path: '/newsletter/unsubscribe/:token', as: 'visitor', at: () => ['/newsletter/unsubscribe/cut-off'] },
  ...open('/support', '/support/verify', '/support/success', '/ai-configuration'),
  { path: '/complete-profile', as: 'new' },
  { path: '/profile/:id', as: 'visitor', at: ({ member }) => [`/profile/${member}`] },
  ...open('/advertise'),
]

/** Members see these, most of them once their registration is complete. */
export const memberPaths: readonly SpecPath[] = [
  { path: '/dashboard', as: 'pro' },
  {
    path: '/profile',
    as: 'pro',
    at: () => ['/profile', '/profile?tab=settings', '/profile?tab=verification'],
  },
  { path: '/member-profile-settings', as: 'pro' },
  { path: '/member/:userId', as: 'pro', at: ({ member }) => [`/member/${member}`] },
  { path: '/my-listings', as: 'retailer' },
  { path: '/directory/edit/:id', as: 'retailer', at: ({ ownListing }) => [`/directory/edit/${ownListing}`] },
  { path: '/notifications', as: 'pro' },
  { path: '/notifications/:id', as: 'pro', at: ({ notification }) => [`/notifications/${notification}`] },
  { path: '/judge-scoring', as: 'pro' },
  { path: '/my-ads', as: 'retailer' },
  {
    path: '/dashboard/support/*',
    as: 'pro',
    at: ({ request }) => ['/dashboard/support', '/dashboard/support/new', `/dashboard/support/${request}`],
  },
  {
    path: '/organization/support/*',
    as: 'organizer',
    at: ({ deskRequest }) => [
      '/organization/support',
      '/organization/support/replies',
      '/organization/support/report',
      '/organization/support/settings',
      `/organization/support/${deskRequest}`,
    ],
  },
  { path: '/audio-system/diagram-editor', as: 'pro' },
  { path: '/billing', as: 'pro', at: ({ transaction }) => ['/billing', `/billing?retry=${transaction}`] },
  { path: '/advertise', as: 'pro' },
  { path: '/directory/create', as: 'new' },
  { path: '/create-event', as: 'organizer' },
  { path: '/events/:id/edit', as: 'organizer', at: ({ heldEvent }) => [`/events/${heldEvent}/edit`] },
  { path: '/events/:id/results', as: 'organizer', at: ({ heldEvent }) => [`/events/${heldEvent}/results`] },
  { path: '/subwoofer-designer', as: 'pro' },
  { path: '/spl-calculator', as: 'pro' },
]

const administration = (...paths: readonly string[]): SpecPath[] =>
  paths.map((path) => ({ path, as: 'admin' }))

/** Only administrators see these; others are sent to `/`. */
export const adminPaths: readonly SpecPath[] = [
  ...administration('/admin', '/admin/dashboard'),
  {
    path: '/admin/settings',
    as: 'admin',
    at: () => ['/admin/settings', '/admin/settings?tab=notifications'],
  },
  ...administration('/admin/users'),
  { path: '/admin/users/:userId', as: 'admin', at: ({ member }) => [`/admin/users/${member}`] },
  { path: '/admin/users/:userId/edit', as: 'admin', at: ({ member }) => [`/admin/users/${member}/edit`] },
  ...administration('/admin/membership', '/admin/member-profiles', '/admin/events'),
  ...administration('/admin/event-suggestions', '/admin/teams', '/admin/competition-results'),
  ...administration('/admin/competition-management', '/admin/backup', '/admin/analytics'),
  ...administration('/analytics-settings', '/admin/ad-management'),
  ...administration('/admin/ai-configuration', '/admin/ai-migration'),
  ...administration('/admin/cms-pages', '/admin/organizations', '/admin/contact-settings'),
  ...administration('/admin/navigation-manager', '/admin/directory-manager', '/admin/billing'),
  ...administration('/admin/billing-configuration', '/admin/newsletter'),
  ...administration('/admin/subwoofer-designer', '/admin/spl-calculator'),
  {
    path: '/admin/support/*',
    as: 'admin',
    at: ({ request }) => [
      '/admin/support',
      '/admin/support/replies',
      '/admin/support/report',
      '/admin/support/settings',
      `/admin/support/tickets/${request}`,
    ],
  },
]
