import { afterAll, beforeAll, expect, test } from 'vitest'
import { listMyOrganizations } from '#shared/organizations/organizations/contract.ts'
import {
  answerOrganizationInvite,
  inviteToOrganization,
  listOrganizationPeople,
} from '#shared/organizations/organizations/people-contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { putOrganization } from '#test/support/organizations.ts'
import { plantToken } from '#test/support/plant-token.ts'
import { startCloud, type TestCloud } from '#test/support/start-cloud.ts'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startCloud()
})
afterAll(() => cloud.stop())

test('an invitation is good for 14 days, and for 14 more once it is renewed', async () => {
  const { url } = cloud
  const control = controlOf(url)
  const [owner, late, renewed] = await Promise.all([feedMember(url), feedMember(url), feedMember(url)])
  const { id } = await putOrganization([[owner.userId, 'owner']])
  const params = { organizationId: id }
  /** Signed in again: the clock has moved on. */
  const signedIn = async ({ userId }: { userId: string }) =>
    new Client(url, await plantToken(url, userId, await control.now()))
  const invite = async ({ email }: { email: string }, role: 'editor' | 'manager') =>
    expectSuccess(await (await signedIn(owner)).call(inviteToOrganization, { params, body: { email, role } }))
  const answer = async (person: { userId: string }) =>
    (await signedIn(person)).call(answerOrganizationInvite, { params, body: { accepts: true } })
  const waits = async (person: { userId: string }) =>
    (await (await signedIn(person)).call(listMyOrganizations, {})).body.items.length

  await invite(late, 'editor')
  await invite(renewed, 'editor')
  await control.advance('P13D')
  expect([await waits(late), await waits(renewed)]).toEqual([1, 1])
  await invite(renewed, 'manager')
  await control.advance('P1D')
  expectProblem(await answer(late), 404, 'invitation_not_found')
  expect([await waits(late), await waits(renewed)]).toEqual([0, 1])
  const { invites } = (await (await signedIn(owner)).call(listOrganizationPeople, { params })).body
  expect(invites.map(({ email }) => email)).toEqual([renewed.email])
  await control.advance('P12D')
  expect((await answer(renewed)).body.role).toBe('manager')
})
