import * as z from 'zod/mini'

export const longestSlug = 80

/** Addresses that mean something else. A new screen adds its first segment. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  'admin',
  'api',
  'apply-email-rls-fix',
  'audio-system',
  'audio-system-designer',
  'auth',
  'billing',
  'business',
  'business-features',
  'claim-organization',
  'claim-result',
  'community',
  'competitors',
  'complete-profile',
  'contact',
  'create-event',
  'dashboard',
  'directory',
  'embed',
  'events',
  'faq',
  'feed',
  'forgot-password',
  'garage',
  'judge-scoring',
  'leaderboard',
  'leagues',
  'login',
  'marketplace',
  'media',
  'member',
  'member-profile-settings',
  'members',
  'my-entries',
  'my-listings',
  'my-results',
  'new',
  'notifications',
  'organization',
  'organization-features',
  'organizations',
  'page',
  'pages',
  'preview',
  'pricing',
  'profile',
  'public-profile',
  'register',
  'reset-password',
  'resources',
  'rulebooks',
  'search',
  'seasons',
  'sitemap',
  'sitemaps',
  'spl-calculator',
  'subwoofer-designer',
  'team',
  'teams',
  'test-box-3d',
  'unsubscribe',
  'verify-email',
])

export const isReserved = (slug: string): boolean => reservedSlugs.has(slug)

/** The last part of a page’s address: lower-case words with hyphens between them. */
export const Slug = z.string().check(
  z.trim(),
  z.minLength(1, 'Required'),
  z.maxLength(longestSlug, `Must be at most ${longestSlug} characters`),
  z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lowercase letters, digits and single hyphens, such as club-rules'),
  z.refine((slug) => !isReserved(slug), 'This address is reserved.'),
)
export type Slug = z.infer<typeof Slug>

export const isSlug = (text: string): boolean => z.safeParse(Slug, text).success
