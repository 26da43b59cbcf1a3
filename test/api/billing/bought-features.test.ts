import { expect, test } from 'vitest'
import { listPlans } from '#shared/billing/plans/contract.ts'
import { type OfferedFeature, planCatalog } from '#shared/billing/plans/plan-catalog.ts'
import { works } from '#shared/platform/capabilities/capabilities.ts'
import { getMe } from '#shared/platform/users/contract.ts'
import type { PublicMembershipType } from '#shared/platform/users/membership-type.ts'
import { Client } from '#test/support/client.ts'
import { manufacturerProofs, retailerProofs } from '#test/support/plan-proofs/business-proofs.ts'
import { competitorProofs } from '#test/support/plan-proofs/competitor-proofs.ts'
import { organizationProofs } from '#test/support/plan-proofs/organization-proofs.ts'
import { type PlanBuyer, type Proof, type Proofs, planBuyer } from '#test/support/plan-proofs/plan-buyer.ts'
import { proProofs } from '#test/support/plan-proofs/pro-proofs.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()

/** Shows everything that another plan brings. */
const everythingIn =
  (others: Proofs): Proof =>
  async (of) => {
    for (const proof of Object.values(others)) await proof(of)
  }

/** A feature that is offered and has no proof here is an error of types. */
const proofs: Proofs & Record<OfferedFeature, Proof> = {
  ...competitorProofs,
  ...proProofs,
  ...retailerProofs,
  ...manufacturerProofs,
  ...organizationProofs,
  'Everything in Competitor': everythingIn(competitorProofs),
  'Everything in Retailer': everythingIn(retailerProofs),
}

const bought = new Map<PublicMembershipType, Promise<PlanBuyer>>()
function buyerOf(type: PublicMembershipType): Promise<PlanBuyer> {
  const buyer = bought.get(type) ?? planBuyer(url, type)
  bought.set(type, buyer)
  return buyer
}

const plans = planCatalog.filter(({ billingPeriod }) => billingPeriod === 'monthly')

test('the plans that visitors are offered promise what is proven here, and nothing else', async () => {
  const { items } = (await new Client(url).call(listPlans, {})).body
  const promised = items.flatMap(({ features }) => features)
  expect(promised.filter((text) => !(text in proofs))).toEqual([])
})

test.for(plans.map(({ type }) => type))(
  'who has paid for the plan of %s has its membership',
  async (type) => {
    const { client } = await buyerOf(type)
    expect((await client.call(getMe, {})).body.membershipType).toBe(type)
  },
)

const features = plans.flatMap(({ type, features: all }) =>
  all.filter(({ needs }) => works(needs)).map(({ text }) => [type, text] as const),
)

test.for(features)('%s: “%s” works for who has paid for it', async ([type, text]) => {
  await proofs[text as OfferedFeature](await buyerOf(type))
})
