import { expect, test } from 'vitest'
import { provingDomain } from '#core/directory/organization-claims/proving-domain.ts'
import { demoUsers } from '#lib/local/seed/accounts/demo-accounts.ts'
import { demoMembers } from '#lib/local/seed/accounts/demo-members.ts'
import { demoOrganizations } from '#lib/local/seed/organizations/demo-organizations.ts'
import { Claim } from '#shared/directory/organization-claims/claim.ts'
import { claimantsOf, demoClaims, headsOf } from './demo-claims.ts'
import { demoDirectory } from './demo-directory.ts'

const now = '2026-11-25T21:00:00.000Z'
const { listings } = await demoDirectory(now, 'whole')
const claims = demoClaims(listings, now)
const people = [...demoUsers(now), ...demoMembers(now)]
const listingOf = ({ subject }: Claim) => listings.find(({ id }) => id === subject.id)

test('two rivals wait, one was asked something, one is contested, one was approved, and one refused with a reason', () => {
  expect(claims.map(({ status }) => status).toSorted()).toEqual([
    'approved',
    'needs_info',
    'pending',
    'pending',
    'pending',
    'refused',
  ])
  expect(claims.find(({ status }) => status === 'refused')?.reason).toBeTruthy()
  const [contest, ...others] = claims.filter(({ isContested }) => isContested)
  expect(others).toEqual([])
  expect(contest?.objection?.by).toBe(contest && listingOf(contest)?.ownerId)
})

test('each claim is one that its claimant could have filed, on something that stands there', () => {
  const { organizations, people: roles } = demoOrganizations(now)
  for (const claim of claims) {
    expect(Claim.parse(claim), claim.name).toEqual(claim)
    expect(claim.createdAt > (people.find(({ id }) => id === claim.userId)?.createdAt ?? now)).toBe(true)
    const listing = listingOf(claim)
    const isOwned = claim.isContested || claim.status === 'approved'
    if (listing) {
      expect([listing.businessName, listing.status, listing.ownerId !== undefined]).toEqual([
        claim.name,
        'published',
        isOwned,
      ])
      expect(listing.createdAt < claim.createdAt).toBe(true)
      if (claim.status === 'approved') expect(listing.ownerId).toBe(claim.userId)
    } else {
      expect(organizations.find(({ id }) => id === claim.subject.id)?.name).toBe(claim.name)
      expect(roles.some(({ organizationId }) => organizationId === claim.subject.id)).toBe(isOwned)
    }
    const [, domain] = claim.businessEmail?.split('@') ?? []
    if (domain) expect(provingDomain(listing?.website ?? '')).toBe(domain)
  }
})

test('what is open stands at the thing and at the member', () => {
  const open = claims.filter(({ status }) => status === 'pending' || status === 'needs_info')
  const ids = open.map(({ id }) => id).toSorted()
  const heads = headsOf(claims)
  expect(heads.flatMap((head) => head.open.map(({ claimId }) => claimId)).toSorted()).toEqual(ids)
  expect(heads.map((head) => head.open.length).toSorted()).toEqual([0, 0, 1, 1, 2])
  const claimants = claimantsOf(claims, now)
  expect(claimants.flatMap((claimant) => claimant.open).toSorted()).toEqual(ids)
  expect(claimants.flatMap(({ filed }) => filed)).toHaveLength(5)
})
