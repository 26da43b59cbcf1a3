import { expect, test } from 'vitest'
import { organizations } from '#core/organizations/organizations/organizations.ts'
import type { Organization } from '#shared/organizations/organizations/organization.ts'
import { fakeTable } from '#test/support/fake-table.ts'
import { organizationFields } from '#test/support/organizations.ts'
import { senderOf } from './campaign-sender.ts'

const at = '2026-01-01T00:00:00.000Z'

function plant(more: Partial<Organization> = {}) {
  const club: Organization = {
    ...organizationFields({ name: 'River City' }),
    id: 'org_01JZ0000000000000000000000',
    status: 'active',
    statusSince: at,
    ownerCount: 1,
    peopleCount: 1,
    createdAt: at,
    updatedAt: at,
    version: 1,
    ...more,
  }
  fakeTable([{ ...club, ...organizations.key(club), entity: organizations.name }])
  return club
}

test('the platform writes under its name', async () => {
  expect(await senderOf('platform')).toEqual({ name: 'Boxrise', path: '/', isPlatform: true })
})

test('an organization writes with its logo, and leads to its page', async () => {
  const { id } = plant({ logoUrl: '/media/logo.webp' })
  expect(await senderOf(id)).toEqual({
    name: 'River City',
    logoUrl: '/media/logo.webp',
    path: `/organizations/${id}`,
    isPlatform: false,
  })
})

test('one without a page is not linked', async () => {
  expect(await senderOf(plant({ status: 'draft' }).id)).toEqual({ name: 'River City', isPlatform: false })
})

test.each<Partial<Organization>>([
  { status: 'suspended' },
  { removed: { at, reason: 'Spam', byId: 'x' } as unknown as Organization['removed'] },
])('no one writes for one that is off the site: %j', async (more) => {
  await expect(senderOf(plant(more).id)).rejects.toMatchObject({ kind: 'not_found' })
})
