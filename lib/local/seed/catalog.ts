import type { NavigationItem } from '#shared/navigation/navigation-item.ts'
import type { Plan } from '#shared/plans/plan.ts'
import type { PublicMembershipType } from '#shared/users/membership-type.ts'

type PlanSheet = {
  type: PublicMembershipType
  name: string
  description: string
  monthlyCents: number
  features: string[]
}

const sheets: PlanSheet[] = [
  {
    type: 'competitor',
    name: 'Competitor',
    description: 'Everything you need to enter a lane and keep your scores.',
    monthlyCents: 0,
    features: [
      'Profile with your build and your results',
      'Event registration and reminders',
      'Your own competition results',
      'Season leaderboards',
      'Notifications as they happen',
    ],
  },
  {
    type: 'pro_competitor',
    name: 'Pro Competitor',
    description: 'For those who tune between runs: design tools, export and deeper numbers.',
    monthlyCents: 999,
    features: [
      'Everything in Competitor',
      'Subwoofer enclosure designer',
      'SPL calculator',
      'System diagram editor',
      'Export of all your results',
      'Season statistics by class',
    ],
  },
  {
    type: 'retailer',
    name: 'Retailer',
    description: 'Put your shop where people look before they buy.',
    monthlyCents: 2999,
    features: [
      'Business directory listing',
      'Marketplace offers under your shop’s name',
      'Advertising on the pages that fit',
      'Post and manage events',
      'Visits and leads of your listing',
      'Support by priority',
    ],
  },
  {
    type: 'manufacturer',
    name: 'Manufacturer',
    description: 'Show drivers and amplifiers with their real parameters.',
    monthlyCents: 4999,
    features: [
      'Everything in Retailer',
      'Product pages with Thiele/Small parameters',
      'Your drivers in the enclosure designer',
      'Team sponsorship',
      'Results by product',
      'A named contact',
    ],
  },
  {
    type: 'organization',
    name: 'Organization',
    description: 'Run shows and seasons, judges and leaderboards from one place.',
    monthlyCents: 9999,
    features: [
      'Events with classes, lanes and judges',
      'Live score entry and published results',
      'Season points and leaderboards',
      'Support desk for your members',
      'Roles for officials',
      'Member communication',
    ],
  },
]

/** A yearly plan costs twelve months less 20 %, to the cent. */
const yearlyCents = (monthlyCents: number) => Math.round(monthlyCents * 12 * 0.8)

export const planCatalog: Plan[] = sheets.flatMap(({ monthlyCents, ...sheet }, index): Plan[] => {
  const shared = { ...sheet, currency: 'USD' as const, isActive: true, version: 1 }
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
})

const item = (
  id: string,
  title: string,
  href: string,
  order: number,
  more: Partial<NavigationItem> = {},
) => ({
  id,
  title,
  href,
  order,
  targetBlank: false,
  contexts: ['base' as const],
  isActive: true,
  version: 1,
  ...more,
})

export const navigationMenu: NavigationItem[] = [
  item('home', 'Home', '/', 10),
  item('members', 'Members', '/members', 15),
  item('pricing', 'Membership', '/pricing', 20),
  item('business', 'Business', '/business-features', 25),
  item('business-features', 'Shops and brands', '/business-features', 26, { parentId: 'business' }),
  item('organization-features', 'Organizations', '/organization-features', 27, { parentId: 'business' }),
  item('faq', 'FAQ', '/faq', 30),
  item('dashboard', 'Dashboard', '/dashboard', 40, {
    contexts: ['free_competitor', 'retailer', 'manufacturer', 'organization'],
  }),
]
