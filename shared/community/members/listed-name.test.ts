import { expect, test } from 'vitest'
import { MembershipType } from '#shared/platform/users/membership-type.ts'
import { contactOf, listedName } from './listed-name.ts'

const named = { name: 'Hollis Barnaby', companyName: 'Groundloop Car Audio' }

test.each(MembershipType.options)(
  'a %s is listed under a business’s name only if it is one',
  (membershipType) => {
    const business = ['retailer', 'manufacturer', 'organization'].includes(membershipType)
    const member = { ...named, membershipType }
    expect(listedName(member)).toBe(business ? 'Groundloop Car Audio' : 'Hollis Barnaby')
    expect(contactOf(member)).toBe(business ? 'Hollis Barnaby' : undefined)
  },
)

test.each([undefined, '', ' '])('a shop whose business’s name is %j goes by its owner’s', (companyName) => {
  const member = {
    name: 'Hollis Barnaby',
    membershipType: 'retailer' as const,
    ...(companyName !== undefined && { companyName }),
  }
  expect(listedName(member)).toBe('Hollis Barnaby')
  expect(contactOf(member)).toBeUndefined()
})
