import type * as nouns from '#lib/nouns.ts'

type Noun = keyof typeof nouns

/**
 * The nouns of each stack, for good. API Gateway refuses the same method and path twice on one API, so CloudFormation
 * cannot move a route from one stack to another without removing it first. A noun never moves; a stack that is full
 * stays as it is, and the next noun of its domain begins another: `events-3`. The stacks are deployed in this order.
 */
export const nounsOfStacks = {
  platform: ['security', 'sessions', 'users', 'verifications'],
  'platform-2': [
    'activities',
    'health',
    'jobRuns',
    'live',
    'mails',
    'migrations',
    'notifications',
    'openapi',
    'places',
    'platformFigures',
    'reports',
    'roles',
    'settings',
    'uploads',
    'waitingWork',
  ],
  mail: ['keptMails', 'mailCleanup', 'mailReach', 'mailTemplates', 'unsubscribe'],
  accounts: ['accounts', 'deletions', 'exports', 'impersonations', 'invitations', 'memberships'],
  content: ['cmsPages', 'contact', 'faqs', 'footer', 'navigation', 'resources', 'search'],
  organizations: ['organizations'],
  community: ['feed', 'members', 'profileViews', 'teams'],
  billing: ['billing', 'subscriptions', 'transactions', 'webhooks'],
  'billing-2': [
    'adjustments',
    'billingAudit',
    'invoices',
    'memberBilling',
    'paymentMethods',
    'paymentSettings',
    'plans',
    'promoCodes',
    'reconciliation',
  ],
  tools: ['drivers', 'proTools', 'toolProjects'],
  rules: ['leagues', 'rulebooks', 'seasons'],
  events: ['eventStaff', 'eventSuggestions', 'events'],
  'events-2': ['registrations', 'vehicles'],
  competitions: ['brackets', 'competitionResults', 'competitions', 'runs'],
  'competitions-2': ['bulkChanges', 'desk', 'guestClaims', 'protests', 'resultImports', 'scoreSheets'],
  leaderboard: ['points', 'records', 'standings'],
  directory: ['listingChanges', 'listings'],
  'directory-2': [
    'brands',
    'businessOverview',
    'eventVendors',
    'listingReviews',
    'openReviews',
    'organizationClaims',
  ],
  market: ['favorites', 'marketItems', 'memberBlocks', 'savedSearches'],
  'market-2': ['conversations', 'sales'],
  ads: ['adCampaigns', 'adDelivery', 'adOrders', 'adZones', 'houseAds', 'sponsorships'],
  support: ['supportRequests'],
  'support-2': ['inboundMails', 'supportDesks'],
  newsletter: ['newsletterCampaigns', 'newsletterSubscribers', 'organizationNews'],
  operations: ['backups', 'insights', 'memberTimeLines'],
  ai: ['aiAnswers', 'aiDrafts', 'aiMigrations', 'aiPrompts', 'aiSettings'],
} as const satisfies Record<string, readonly Noun[]>

export type DomainStackKey = keyof typeof nounsOfStacks

export const domainStackKeys = Object.keys(nounsOfStacks) as DomainStackKey[]

/** The stack where everything of a noun stands. */
export function stackOfNoun(noun: string): DomainStackKey {
  const found = domainStackKeys.find((key) => (nounsOfStacks[key] as readonly string[]).includes(noun))
  if (!found)
    throw new Error(`No stack holds ${noun}: add it to the last one of its domain in nouns-of-stacks.ts.`)
  return found
}
