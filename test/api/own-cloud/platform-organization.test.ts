import { afterAll, beforeAll, expect, test } from 'vitest'
import { organizations } from '#core/organizations/organizations/organizations.ts'
import { commit } from '#core/platform/db/commit.ts'
import { fillOrganizations } from '#lib/deploy/fill-organizations.ts'
import { suggestSearch } from '#shared/content/search/contract.ts'
import { getOrganization } from '#shared/organizations/organizations/contract.ts'
import { platformOrganizationId } from '#shared/organizations/organizations/organization.ts'
import { siteName } from '#shared/site-name.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { startCloud, type TestCloud } from '#test/support/start-cloud.ts'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startCloud()
})
afterAll(() => cloud.stop())

const stored = () => organizations.get({ id: platformOrganizationId }, { consistent: true })

test('a deployment from before organizations gets the platform’s own, and a later one leaves it alone', async () => {
  const control = controlOf(cloud.url)
  const visitor = new Client(cloud.url)
  const params = { organizationId: platformOrganizationId }
  const demo = await stored()
  if (!demo) throw new Error('the demo has no platform organization')
  await commit(organizations.delete(demo))
  await control.settle()
  expect((await visitor.call(getOrganization, { params })).status).toBe(404)

  const now = await control.now()
  expect(await fillOrganizations(now)).toEqual({ filled: true })
  expect(await stored()).toMatchObject({ name: siteName, type: 'platform', status: 'active', ownerCount: 0 })
  const { body } = await visitor.call(getOrganization, { params })
  expect(body).toMatchObject({ name: siteName, isOwned: false, people: [] })
  const found = await visitor.call(suggestSearch, { query: { q: siteName } })
  expect(found.body.items).toContainEqual(
    expect.objectContaining({ type: 'organization', id: platformOrganizationId }),
  )

  const changed = { ...demo, name: 'Renamed', version: 2 }
  await commit(organizations.put(changed, { version: 1 }))
  expect(await fillOrganizations(now)).toEqual({ filled: false })
  expect(await stored()).toEqual(changed)
})
