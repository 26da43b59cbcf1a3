import { expect, test } from 'vitest'
import { users } from '#core/platform/users/users.ts'
import { readVerification } from '#core/platform/verifications/read-verification.ts'
import { promoteMember } from '#lib/deploy/promote-member.ts'
import { getUserAsAdmin } from '#shared/platform/users/admin-contract.ts'
import { controlOf } from '#test/support/control.ts'
import { newMember } from '#test/support/new-member.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { aPerson, putPeople } from '#test/support/sample-people.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { putApplicant } from '#test/support/verifications.ts'

const { url } = sharedCloud()
const control = controlOf(url)

test('a deployer makes any account an administrator, even a suspended one, but not one that is about to go', async () => {
  const suspension = {
    reason: 'Spam',
    suspendedAt: await control.now(),
    previousStatus: 'active',
  } as const
  const { client, email } = await newMember(url)
  const id = userIdOf(client)
  await changeUser(id, { status: 'suspended', suspension })
  await promoteMember(id, email)
  const promoted = await users.get({ id }, { consistent: true })
  expect(promoted).toMatchObject({ membershipType: 'admin', status: 'active' })
  expect(promoted).not.toHaveProperty('suspension')
  expect((await client.call(getUserAsAdmin, { params: { userId: id } })).status).toBe(200)

  const applicant = await putApplicant()
  await promoteMember(applicant.userId, 'wanda@people.test')
  expect((await readVerification(applicant.userId)).state).toBe('draft')

  const leaving = aPerson({ deletionDueAt: await control.now() })
  await putPeople([leaving])
  await expect(promoteMember(leaving.id, leaving.email)).rejects.toThrow('Its owner must cancel the deletion')
})
