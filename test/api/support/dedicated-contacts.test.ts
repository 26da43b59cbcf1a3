import { expect, test } from 'vitest'
import { setDedicatedContact } from '#shared/support/support-desks/admin-contract.ts'
import { getMyContact } from '#shared/support/support-desks/contract.ts'
import { anAdministrator } from '#test/support/administrator.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownAccount } from '#test/support/unknown-account.ts'

const { url } = sharedCloud()
const admin = await demoClient(url, 'admin')

test('a manufacturer has a contact who still is an administrator, and reads who it is', async () => {
  const maker = await feedMember(url, { membershipType: 'manufacturer' })
  const agent = await anAdministrator(url)
  const agentId = userIdOf(agent)
  const set = (chosen: string | null, memberId = maker.userId) =>
    admin.call(setDedicatedContact, { params: { memberId }, body: { agentId: chosen } })
  const contact = async () => {
    const answer = await maker.client.call(getMyContact, {})
    expectSuccess(answer)
    return answer.body.contact
  }
  expect(await contact()).toBeUndefined()
  expectSuccess(await set(agentId))
  expect((await contact())?.id).toBe(agentId)
  expectSuccess(await set(userIdOf(admin)))
  expect((await contact())?.id).toBe(userIdOf(admin))
  expectSuccess(await set(agentId))
  await changeUser(agentId, { membershipType: 'competitor' })
  expect(await contact()).toBeUndefined()
  expectProblem(await set(agentId), 422, 'unknown_agent')
  expectSuccess(await set(null))
  expectSuccess(await set(null))
  expect(await contact()).toBeUndefined()
})

test('only manufacturers have one, only administrators choose one, and both must exist', async () => {
  const retailer = await feedMember(url, { membershipType: 'retailer' })
  const maker = await feedMember(url, { membershipType: 'manufacturer' })
  const body = { agentId: userIdOf(admin) }
  const set = (memberId: string, by = admin) => by.call(setDedicatedContact, { params: { memberId }, body })
  expectProblem(await set(retailer.userId), 422, 'no_contact')
  expectProblem(await set(unknownAccount), 404, 'user_not_found')
  expectProblem(await set(maker.userId, maker.client), 403, 'admin_only')
  expectProblem(await retailer.client.call(getMyContact, {}), 403, 'membership_type')
  const answers = await Promise.all([set(maker.userId), set(maker.userId)])
  for (const answer of answers) expectSuccess(answer)
})
