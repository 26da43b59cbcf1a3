import type { AnalyticsReport, TwoSpans } from '#shared/operations/insights/analytics-report.ts'
import { membershipLabels, membershipsFreeFirst } from '#shared/platform/users/membership-type.ts'
import type { ShownFigure } from './shown-figure.ts'
import type { ShownSpan } from './shown-span.ts'

/** A list of the things that were counted. */
export type RowsLink = { label: string; to: string }

type NamedFigure = { of: string; label: string; isCents?: true }

export type ReportPanel = {
  id: string
  label: string
  /** The first one is drawn until another is chosen. */
  figures: readonly NamedFigure[]
  /** Their parts, in a table below. */
  parts?: { title: string; note?: string; figures: readonly (NamedFigure & { to: string })[] }
  rows: (span: ShownSpan) => readonly RowsLink[]
  /** The rows of a day, where their list takes one. */
  dayRows?: (on: string) => string
  note?: string
  /** Days are those of UTC. */
  isUtc?: true
}

const payments = (from: string, to: string) =>
  `/admin/billing?tab=transactions&type=payment&from=${from}&to=${to}`

export const reportPanels: readonly ReportPanel[] = [
  {
    id: 'members',
    label: 'Members',
    figures: [
      { of: 'members', label: 'New members' },
      { of: 'logins', label: 'Logins' },
      { of: 'verified', label: 'Businesses verified' },
    ],
    parts: {
      title: 'New members by membership',
      note: 'By their membership today. Administrators and deleted accounts are not counted.',
      figures: membershipsFreeFirst.map((type) => ({
        of: `members_${type}`,
        label: membershipLabels[type],
        to: `/admin/users?type=${type}`,
      })),
    },
    rows: () => [
      { label: 'Users', to: '/admin/users' },
      { label: 'Logins', to: '/admin/activity?type=user_login' },
      { label: 'Verified businesses', to: '/community?type=business_verified' },
    ],
  },
  {
    id: 'events',
    label: 'Events',
    figures: [
      { of: 'entries', label: 'Entries' },
      { of: 'events', label: 'New events' },
    ],
    rows: () => [{ label: 'Events', to: '/admin/events' }],
  },
  {
    id: 'results',
    label: 'Results',
    figures: [{ of: 'results', label: 'Verified results' }],
    rows: () => [{ label: 'Verified results', to: '/admin/competition-results?tab=verified' }],
  },
  {
    id: 'listings',
    label: 'Listings',
    figures: [
      { of: 'listings', label: 'New listings' },
      { of: 'listing_views', label: 'Views' },
      { of: 'listing_reveals', label: 'Contacts shown' },
    ],
    rows: () => [{ label: 'Listings', to: '/admin/directory-manager?tab=listings' }],
  },
  {
    id: 'marketplace',
    label: 'Marketplace',
    figures: [
      { of: 'items', label: 'New items' },
      { of: 'sales', label: 'Sales' },
    ],
    rows: () => [
      { label: 'Items for sale', to: '/admin/directory-manager?tab=marketplace&status=active' },
      { label: 'Sold items', to: '/admin/directory-manager?tab=marketplace&status=sold_here' },
    ],
  },
  {
    id: 'ads',
    label: 'Ads',
    figures: [
      { of: 'ad_views', label: 'Views' },
      { of: 'ad_clicks', label: 'Clicks' },
      { of: 'ad_orders_cents', label: 'Ad sales', isCents: true },
    ],
    rows: () => [
      { label: 'Statistics', to: '/admin/ad-management?tab=statistics' },
      { label: 'Orders', to: '/admin/ad-management?tab=orders' },
    ],
  },
  {
    id: 'searches',
    label: 'Searches',
    figures: [
      { of: 'searches', label: 'Searches' },
      { of: 'searches_without_results', label: 'Without results' },
    ],
    rows: ({ days }) => [{ label: 'Search report', to: `/admin/search-report?days=${days}` }],
    note: 'Each search counts once per visitor per day. Search days are in UTC.',
    isUtc: true,
  },
  {
    id: 'support',
    label: 'Support',
    figures: [
      { of: 'requests_opened', label: 'Opened' },
      { of: 'requests_solved', label: 'Solved' },
    ],
    rows: ({ days }) => [
      { label: 'Requests', to: '/admin/support' },
      { label: 'Support report', to: `/admin/support/report?days=${days}` },
    ],
  },
  {
    id: 'newsletter',
    label: 'Newsletter',
    figures: [
      { of: 'subscribers_confirmed', label: 'Subscribed' },
      { of: 'subscribers_left', label: 'Unsubscribed' },
      { of: 'campaign_mails', label: 'Emails sent' },
    ],
    rows: () => [
      { label: 'Subscribers', to: '/admin/newsletter?tab=audience' },
      { label: 'Campaigns', to: '/admin/newsletter?tab=campaigns' },
    ],
  },
  {
    id: 'revenue',
    label: 'Revenue',
    figures: [{ of: 'revenue', label: 'Revenue', isCents: true }],
    rows: ({ from, to }) => [{ label: 'Payments', to: payments(from, to) }],
    dayRows: (on) => payments(on, on),
    note: 'Revenue days are in UTC, as in billing. Refunds and taxes are subtracted. Entries paid at the show are not counted.',
    isUtc: true,
  },
]

/** A kept figure with its name; one that is not kept yet had nothing. */
export const shownFigure = (
  { figures }: AnalyticsReport,
  { of, label, isCents }: NamedFigure,
  days: number,
): ShownFigure => ({
  label,
  values: figures[of] ?? nothingIn(days),
  ...(isCents && { isCents }),
})

const nothingIn = (days: number): TwoSpans => Array.from({ length: 2 * days }, () => 0)
