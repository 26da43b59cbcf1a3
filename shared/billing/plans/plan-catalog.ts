import type { Capability, capabilities } from '#shared/platform/capabilities/capabilities.ts'
import type { PublicMembershipType } from '#shared/platform/users/membership-type.ts'
import type { WholePlan } from './plan.ts'

type PlanSheet = {
  type: PublicMembershipType
  name: string
  description: string
  monthlyCents: number
  features: readonly { text: string; needs?: Capability }[]
}

const sheets = [
  {
    type: 'competitor',
    name: 'Competitor',
    description: 'For everyone who builds, tunes and competes.',
    monthlyCents: 0,
    features: [
      { text: 'Event registration and reminders', needs: 'events' },
      { text: 'Your own competition results', needs: 'results' },
      { text: 'Season leaderboards', needs: 'leaderboards' },
      { text: 'Public profile with your picture and your build', needs: 'profiles' },
      { text: 'A listing in the member directory', needs: 'member_directory' },
      { text: 'You choose what others see, field by field', needs: 'profiles' },
      { text: 'Notifications as they happen', needs: 'notifications' },
      { text: 'Two-factor authentication', needs: 'account_security' },
    ],
  },
  {
    type: 'pro_competitor',
    name: 'Pro Competitor',
    description: 'For competitors who take it seriously.',
    monthlyCents: 999,
    features: [
      { text: 'Everything in Competitor' },
      { text: 'Subwoofer enclosure designer', needs: 'enclosure_designer' },
      { text: 'SPL calculator', needs: 'spl_calculator' },
      { text: 'System diagram editor', needs: 'system_diagrams' },
      { text: 'Export of all your results', needs: 'results_export' },
      { text: 'Season statistics by class', needs: 'season_statistics' },
      { text: 'Pro badge on your profile', needs: 'profiles' },
      { text: 'Listed with the pros in the member directory', needs: 'member_directory' },
    ],
  },
  {
    type: 'retailer',
    name: 'Retailer',
    description: 'For shops that sell, install and tune.',
    monthlyCents: 2999,
    features: [
      { text: 'Business directory listing', needs: 'business_directory' },
      { text: 'Marketplace offers under your shop’s name', needs: 'marketplace' },
      { text: 'Advertising on relevant pages', needs: 'advertising' },
      { text: 'Post and manage events', needs: 'event_listings' },
      { text: 'Visits and leads from your listing', needs: 'insights' },
      { text: 'Priority support', needs: 'priority_support' },
      { text: 'Public profile under your business name', needs: 'profiles' },
      { text: 'Searchable by business name, membership and state', needs: 'member_directory' },
      { text: 'Reviewed by a person before you go live', needs: 'business_review' },
    ],
  },
  {
    type: 'manufacturer',
    name: 'Manufacturer',
    description: 'For brands that build what others install.',
    monthlyCents: 4999,
    features: [
      { text: 'Everything in Retailer' },
      { text: 'Product pages with Thiele/Small parameters', needs: 'product_pages' },
      { text: 'Your drivers in the enclosure designer', needs: 'enclosure_designer' },
      { text: 'Team sponsorship', needs: 'sponsorship' },
      { text: 'Results by product', needs: 'product_results' },
      { text: 'A dedicated contact', needs: 'dedicated_contact' },
      { text: 'Shown as a manufacturer in the directory and on your profile', needs: 'member_directory' },
    ],
  },
  {
    type: 'organization',
    name: 'Organization',
    description: 'For clubs, leagues and promoters.',
    monthlyCents: 9999,
    features: [
      { text: 'Events with classes and paid entries', needs: 'events' },
      { text: 'Live score entry and published results', needs: 'results' },
      { text: 'Season points and leaderboards', needs: 'leaderboards' },
      { text: 'Support desk for your members', needs: 'member_support' },
      { text: 'Roles for officials', needs: 'officials' },
      { text: 'Member communication', needs: 'member_communication' },
      { text: 'Public profile under your organization’s name', needs: 'profiles' },
      { text: 'Searchable by name, membership and state', needs: 'member_directory' },
      { text: 'Reviewed by a person before you go live', needs: 'business_review' },
    ],
  },
] as const satisfies readonly PlanSheet[]

type Feature = (typeof sheets)[number]['features'][number]

/** What the first catalog promises, whether or not it works yet. */
export type PromisedFeature = Feature['text']

type Offered<One extends Feature> = One extends { needs: infer Needs extends Capability }
  ? (typeof capabilities)[Needs] extends true
    ? One['text']
    : never
  : One['text']

/** What of it works, so that it is offered. */
export type OfferedFeature = Offered<Feature>

/** A yearly plan costs twelve months less 20 %, to the cent. */
const yearlyCents = (monthlyCents: number) => Math.round(monthlyCents * 12 * 0.8)

/** The memberships that an empty table is filled with; administrators change them afterwards. */
export const planCatalog: WholePlan[] = sheets.flatMap(
  ({ monthlyCents, features, ...sheet }, index): WholePlan[] => {
    const shared = { ...sheet, features: [...features], currency: 'USD' as const, isActive: true, version: 1 }
    const displayOrder = (index + 1) * 10
    return [
      {
        ...shared,
        id: `${sheet.type}_monthly`,
        priceCents: monthlyCents,
        billingPeriod: 'monthly',
        displayOrder,
      },
      {
        ...shared,
        id: `${sheet.type}_yearly`,
        priceCents: yearlyCents(monthlyCents),
        billingPeriod: 'yearly',
        displayOrder: displayOrder + 1,
      },
    ]
  },
)
