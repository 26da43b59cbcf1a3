import { expect, test } from 'vitest'
import { offeredPlan } from '#shared/billing/plans/plan.ts'
import { planCatalog } from '#shared/billing/plans/plan-catalog.ts'
import { membershipOffersData } from './membership-offers-data.ts'

const page = { url: 'https://boxrise.test/business-features', types: ['retailer', 'manufacturer'] } as const

test('search engines read the memberships of the page with their real prices by month and year', () => {
  const { '@graph': products } = membershipOffersData(planCatalog.map(offeredPlan), page) as {
    '@graph': { name: string; offers: { price: string; priceSpecification: object }[] }[]
  }
  expect(products.map(({ name }) => name)).toEqual([
    'Boxrise Retailer membership',
    'Boxrise Manufacturer membership',
  ])
  expect(products[0]?.offers.map(({ price }) => price)).toEqual(['29.99', '287.90'])
  expect(products[0]?.offers[1]?.priceSpecification).toMatchObject({ billingDuration: 'P1Y' })
})

test('without plans nothing is promised', () => {
  expect(membershipOffersData(undefined, page)).toBeUndefined()
  expect(membershipOffersData([], page)).toBeUndefined()
})
