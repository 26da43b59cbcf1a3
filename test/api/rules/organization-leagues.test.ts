import { expect, test } from 'vitest'
import { organizations } from '#core/organizations/organizations/organizations.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Organization, OrganizationRole } from '#shared/organizations/organizations/organization.ts'
import { removeFromOrganization } from '#shared/organizations/organizations/people-contract.ts'
import {
  checkNumberOfOrganization,
  createLeague,
  listMyLeagueNumbers,
  listNumbersOfOrganization,
  setLeagueNumber,
  updateLeague,
  updateLeagueOfOrganization,
} from '#shared/rules/leagues/contract.ts'
import type { League } from '#shared/rules/leagues/league.ts'
import { listLeagues, listOrganizationLeagues } from '#shared/rules/leagues/list-contract.ts'
import { Client } from '#test/support/client.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { putLeague, putLeagueNumber } from '#test/support/leagues.ts'
import { putOrganization } from '#test/support/put-organization.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const admin = await demoClient(url, 'admin')
const visitor = new Client(url)
const fields = { name: 'Lakeside League', abbreviation: 'LKL', memberNumbers: true }
const at = ({ id }: Pick<League, 'id'>) => ({ params: { leagueId: id } })

const idsOf = async ({ id: organizationId }: Organization) =>
  (await everyItem(visitor, listOrganizationLeagues, { params: { organizationId }, query: {} })).map(
    ({ id }) => id,
  )

const organizationOf = async ({ id }: League) =>
  (await everyItem(visitor, listLeagues, { query: {} })).find((league) => league.id === id)?.organization

/** A league of an organization with someone in each role. */
async function runLeague(more: Partial<Organization> = {}) {
  const [owner, manager, editor, stranger] = await Promise.all([
    feedMember(url),
    feedMember(url),
    feedMember(url),
    feedMember(url),
  ])
  const people: [string, OrganizationRole][] = [
    [owner.userId, 'owner'],
    [manager.userId, 'manager'],
    [editor.userId, 'editor'],
  ]
  const organization = await putOrganization(people, more)
  const league = await putLeague({ organizationId: organization.id })
  return { organization, league, owner, manager, editor, stranger }
}

const edit = (client: Client, league: League, version = 1) =>
  client.call(updateLeagueOfOrganization, { ...at(league), body: { ...fields, version } })

test('administrators give a league to an active organization, which is named and listed, and take it back', async () => {
  const organization = await putOrganization()
  const { id: organizationId } = organization
  const created = (await admin.call(createLeague, { body: { ...fields, organizationId } })).body
  expect(created.organizationId).toBe(organizationId)
  await expect.poll(() => idsOf(organization)).toEqual([created.id])
  await expect
    .poll(() => organizationOf(created))
    .toEqual({ id: organizationId, name: organization.name, hasPage: true, isSuspended: false })

  const kept = await admin.call(updateLeague, {
    ...at(created),
    body: { ...fields, organizationId, version: 1 },
  })
  expect(kept.body).toMatchObject({ organizationId, version: 2 })
  const taken = await admin.call(updateLeague, { ...at(created), body: { ...fields, version: 2 } })
  expect(taken.body).not.toHaveProperty('organizationId')
  await expect.poll(() => idsOf(organization)).toEqual([])
  await expect.poll(() => organizationOf(created)).toBeUndefined()
})

test('a league is given to no organization that is not active, and stays with one that is so no more', async () => {
  const refusals = [
    [{ status: 'draft' }, 409, 'org_not_active'],
    [{ status: 'suspended' }, 409, 'org_suspended'],
    [{ status: 'archived' }, 409, 'org_archived'],
  ] as const
  const league = await putLeague()
  for (const [more, status, code] of refusals) {
    const { id: organizationId } = await putOrganization([], more)
    const body = { ...fields, organizationId }
    expectProblem(await admin.call(createLeague, { body }), status, code)
    const given = await admin.call(updateLeague, { ...at(league), body: { ...body, version: 1 } })
    expectProblem(given, status, code)
  }
  const { organization, league: theirs } = await runLeague({ status: 'suspended' })
  const body = { ...fields, organizationId: organization.id, version: 1 }
  expectSuccess(await admin.call(updateLeague, { ...at(theirs), body }))
})

test('those who run the organization edit what the league says of itself, and nobody else does', async () => {
  const { organization, league, owner, manager, editor, stranger } = await runLeague()
  expect((await edit(owner.client, league)).body).toMatchObject({
    ...fields,
    organizationId: organization.id,
    version: 2,
  })
  expectSuccess(await edit(manager.client, league, 2))
  expectProblem(await edit(editor.client, league, 3), 403, 'org_role')
  expectProblem(await edit(stranger.client, league, 3), 404, 'league_not_found')
  expectProblem(await edit(manager.client, league, 2), 409, 'version_conflict')
  const other = await putLeague()
  expectProblem(await edit(manager.client, other), 404, 'league_not_found')
  const { id: organizationId } = await putOrganization([[manager.userId, 'owner']])
  const body = { ...fields, organizationId, version: 3 }
  const moved = await manager.client.call(updateLeagueOfOrganization, { ...at(league), body })
  expectProblem(moved, 400, 'validation_failed')
})

test('of two who edit a league at the same time, one is told', async () => {
  const { league, owner, manager } = await runLeague()
  const answers = await Promise.all([edit(owner.client, league), edit(manager.client, league)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('those who run the organization check the numbers of its league, and of no other', async () => {
  const { league, manager, editor, stranger } = await runLeague()
  const member = await feedMember(url, { name: 'Robin Porter' })
  await putLeagueNumber(league.id, member.userId, 'A 9')
  const shown = async () =>
    (await manager.client.call(listNumbersOfOrganization, { ...at(league), query: {} })).body.items
  await expect.poll(shown).toMatchObject([{ number: 'A 9', memberName: 'Robin Porter' }])
  const check = (client: Client, checked: boolean, version: number, of = league) =>
    client.call(checkNumberOfOrganization, {
      params: { leagueId: of.id, memberId: member.userId },
      body: { checked, version },
    })
  for (const [client, status, code] of [
    [editor.client, 403, 'org_role'],
    [stranger.client, 404, 'league_not_found'],
  ] as const) {
    expectProblem(await check(client, true, 1), status, code)
    const listed = await client.call(listNumbersOfOrganization, { ...at(league), query: {} })
    expectProblem(listed, status, code)
  }
  const other = await putLeague()
  await putLeagueNumber(other.id, member.userId)
  expectProblem(await check(manager.client, true, 1, other), 404, 'league_not_found')

  const checked = await Promise.all([1, 2, 3].map(() => check(manager.client, true, 1)))
  for (const answer of checked) expect(answer.body).toMatchObject({ version: 2, checkedBy: manager.userId })
  const mine = async () => (await member.client.call(listMyLeagueNumbers, {})).body.items
  expect(await mine()).toContainEqual(expect.objectContaining({ number: 'A 9', checkedBy: manager.userId }))
  const body = { number: 'A 10' }
  expectSuccess(await member.client.call(setLeagueNumber, { ...at(league), body }))
  expectProblem(await check(manager.client, true, 2), 409, 'version_conflict')
  expectSuccess(await check(manager.client, true, 3))
  expect((await check(manager.client, false, 4)).body).not.toHaveProperty('checkedBy')
})

test('someone who is taken out of the organization loses its league at once', async () => {
  const { organization, league, owner, manager } = await runLeague()
  expectSuccess(await edit(manager.client, league))
  const params = { organizationId: organization.id, memberId: manager.userId }
  expectSuccess(await owner.client.call(removeFromOrganization, { params }))
  expectProblem(await edit(manager.client, league, 2), 404, 'league_not_found')
})

test('a suspended organization is named as that, and those who run it still run its league', async () => {
  const { organization, league, manager } = await runLeague()
  await commit(organizations.put({ ...organization, status: 'suspended', version: 2 }, { version: 1 }))
  await expect
    .poll(() => organizationOf(league))
    .toMatchObject({ name: organization.name, hasPage: false, isSuspended: true })
  expectSuccess(await edit(manager.client, league))
})

test('a long list of leagues comes page by page, by name', async () => {
  const organization = await putOrganization()
  const { id: organizationId } = organization
  const ids: string[] = []
  for (let row = 10; row < 15; row++) ids.push((await putLeague({ organizationId, name: `Row ${row}` })).id)
  await expect.poll(() => idsOf(organization)).toEqual(ids)
  const first = await visitor.call(listOrganizationLeagues, {
    params: { organizationId },
    query: { limit: 2 },
  })
  expect(first.body.items).toHaveLength(2)
  expect(first.body.nextCursor).toBeDefined()
})
