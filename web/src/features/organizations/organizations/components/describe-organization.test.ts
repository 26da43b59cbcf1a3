import { expect, test } from 'vitest'
import { describeOrganization, organizationStructuredData } from './describe-organization.ts'

const organization = {
  name: 'Desert Bass Club',
  type: 'club',
  city: 'Mesa',
  state: 'AZ',
  description: 'We meet every second Saturday.\n\nBring your car.',
} as const
const id = 'org_01JD0000000000000000000000' as const

test('an organization is described by what it is, where it is, and what it says', () => {
  expect(describeOrganization(organization)).toBe(
    'Desert Bass Club is a car audio club in Mesa, AZ. We meet every second Saturday. Bring your car.',
  )
  const { state: _, ...nowhere } = { ...organization, city: '', description: '' }
  expect(describeOrganization({ ...nowhere, type: 'other' })).toBe(
    'Desert Bass Club is a car audio organization.',
  )
})

test('a description is no longer than what search engines show, and ends with a whole word', () => {
  const description = describeOrganization({ ...organization, description: 'Loud and proud. '.repeat(30) })
  expect(description.length).toBeLessThanOrEqual(155)
  expect(description).toMatch(/ (Loud|and|proud)…$/)
  const word = describeOrganization({ ...organization, description: 'x'.repeat(5000) })
  expect(word.length).toBeLessThanOrEqual(155)
})

test('search engines learn how to reach an organization, and where its page stands', () => {
  const data = organizationStructuredData(
    { ...organization, id, logoUrl: '/media/x.png', website: 'https://desert.example' },
    'https://boxrise.example',
  )
  expect(data).toMatchObject({
    '@graph': [
      {
        '@type': 'Organization',
        url: `https://boxrise.example/organizations/${id}`,
        logo: 'https://boxrise.example/media/x.png',
        sameAs: ['https://desert.example'],
        address: { addressLocality: 'Mesa', addressRegion: 'AZ' },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { item: 'https://boxrise.example/organizations' },
          { name: 'Desert Bass Club', item: `https://boxrise.example/organizations/${id}` },
        ],
      },
    ],
  })
})
