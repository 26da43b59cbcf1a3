import { expect, test } from 'vitest'
import type { PublicMember } from '#shared/platform/users/public-member.ts'
import { describeMember, memberStructuredData } from './describe-member.ts'

const member: PublicMember = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Ann Lee',
  membershipType: 'competitor',
  memberSince: 2024,
  city: 'Mesa',
  state: 'AZ',
  companyName: 'Lee Audio',
}

test('a member is described by membership, place and own words', () => {
  expect(describeMember({ ...member, bio: 'Loud.' })).toBe(
    'Ann Lee, Lee Audio: Competitor on Boxrise from Mesa, AZ. Loud.',
  )
  const { city: _, state: __, companyName: ___, ...bare } = member
  expect(describeMember(bare)).toBe('Ann Lee: Competitor on Boxrise.')
})

test('search engines learn about a person, or about a business under its name', () => {
  const site = 'https://boxrise.example'
  expect(memberStructuredData(member, site)).toMatchObject({
    '@type': 'ProfilePage',
    url: `${site}/public-profile/${member.id}`,
    mainEntity: { '@type': 'Person', name: 'Ann Lee', address: { addressLocality: 'Mesa' } },
  })
  expect(memberStructuredData({ ...member, membershipType: 'retailer' }, site)).toMatchObject({
    mainEntity: { '@type': 'Organization', name: 'Lee Audio' },
  })
})
