import { expect, test } from 'vitest'
import type { Contract } from '#shared/platform/http/route.ts'
import { listMails, retryMail } from '#shared/platform/mails/contract.ts'
import { listNotifications, markNotificationRead } from '#shared/platform/notifications/contract.ts'
import { setProfilePicture } from '#shared/platform/users/contract.ts'
import { routes } from '#shared/routes.ts'
import { accessCallers } from '#test/support/access-callers.ts'
import { type AccessCall, accessCalls } from '#test/support/access-calls.ts'
import { callers } from '#test/support/access-policy.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { newMember } from '#test/support/new-member.ts'
import { giveNotifications, userIdOf } from '#test/support/records.ts'
import { routeFixtures } from '#test/support/route-fixtures.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { testedRoutes } from '#test/support/tested-routes.ts'
import { unknownId } from '#test/support/unknown-id.ts'
import { uploadFile } from '#test/support/upload.ts'

const { url } = sharedCloud()

const { clientOf, callerOf } = accessCallers(url)

test('every route gives each kind of its answers to the callers its policy names, and every kind of caller is asked', async () => {
  const { calls, of } = accessCalls(testedRoutes)
  const unexpected: string[] = []
  const make = async ({ name, kind, passes, refusal }: AccessCall) => {
    const contract: Contract = routes[name]
    const client = await callerOf(kind, routeFixtures[name].caller)
    // Those who are refused need nothing that they would be refused.
    const input = await routeFixtures[name].sample(passes ? client : undefined)
    const answer = await client.call(contract, input)
    const [status, code] = refusal ?? [contract.status ?? (contract.response ? 200 : 204)]
    if (answer.status !== status) unexpected.push(`${kind} → ${name}: ${answer.status} ${answer.text}`)
    else if (code) expectProblem(answer, status, code)
  }
  await Promise.all(
    [...Map.groupBy(calls, ({ kind }) => kind).values()].map(async (ofKind) => {
      for (const call of ofKind) await make(call)
    }),
  )
  console.log(
    `access matrix: ${calls.length} calls for ${of} combinations of a route and a caller, ${unexpected.length} unexpected`,
  )
  expect(unexpected).toEqual([])
  expect(new Set(calls.map(({ name }) => name)).size).toBe(testedRoutes.length)
})

test('someone else’s notification and upload are not found by anyone', async () => {
  const { client: owner } = await newMember(url)
  const ownerId = userIdOf(owner)
  const [notification] = await giveNotifications(ownerId, 1)
  const uploadId = await uploadFile(owner)
  const notificationId = notification?.id as `ntf_${string}`
  for (const kind of Object.keys(callers).filter((kind) => callers[kind])) {
    const client = await clientOf(kind)
    const read = await client.call(markNotificationRead, { params: { notificationId } })
    expect(expectProblem(read, 404, 'notification_not_found').detail).toBe('Notification not found')
    const used = await client.call(setProfilePicture, { body: { uploadId } })
    expect(expectProblem(used, 404, 'upload_not_found').detail).toBe('Upload the file first.')
  }
  const { body } = await owner.call(listNotifications, {})
  expect(body.items.map(({ id, read }) => [id, read])).toEqual([[notificationId, false]])
  expect((await owner.call(setProfilePicture, { body: { uploadId } })).status).toBe(200)
})

test('an administrator does not find a mail that does not exist, and no one else learns about it', async () => {
  const params = { mailId: unknownId('mail') }
  const asked = await (await clientOf('admin')).call(retryMail, { params })
  expect(expectProblem(asked, 404, 'mail_not_found').detail).toBe('Email not found')
  expectProblem(await (await clientOf('retailer')).call(retryMail, { params }), 403, 'admin_only')
})

test('a caller who may not call a route learns nothing of what it would accept', async () => {
  const query = { status: 'no such status' as 'sent' }
  expectProblem(await (await clientOf('competitor')).call(listMails, { query }), 403, 'admin_only')
  expectProblem(await (await clientOf('anonymous')).call(listMails, { query }), 401, 'unauthenticated')
  expectProblem(await (await clientOf('admin')).call(listMails, { query }), 400, 'validation_failed')
})
