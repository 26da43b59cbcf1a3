import type { PageData } from '#web/app/screen.ts'
import { plansQuery } from '#web/features/accounts/memberships/api/list-plans.ts'
import { membershipOffersData } from '../components/membership-offers-data.ts'

/** The data that the server reads for the page of all memberships, and what search engines learn from it. */
export const queries = () => [plansQuery]

export const structuredData = ({ get, siteUrl }: PageData) =>
  membershipOffersData(get(plansQuery), {
    url: new URL('/pricing', siteUrl).href,
    types: ['pro_competitor', 'retailer', 'manufacturer', 'organization'],
  })
