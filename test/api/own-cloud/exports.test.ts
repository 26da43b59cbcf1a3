import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collectData } from '#core/accounts/exports/collect-data.ts'
import { exports } from '#core/accounts/exports/exports.ts'
import { documents } from '#core/platform/db/client.ts'
import { commit } from '#core/platform/db/commit.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { users } from '#core/platform/users/users.ts'
import { createExportLink, listExports, requestExport } from '#shared/accounts/exports/contract.ts'
import { daysAvailable } from '#shared/accounts/exports/data-export.ts'
import { newId } from '#shared/ids.ts'
import { confirmEmailChange } from '#shared/platform/security/contract.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { loggedIn } from '#test/support/logged-in.ts'
import { newMember, plantedPassword } from '#test/support/new-member.ts'
import { plantedMember } from '#test/support/planted-member.ts'
import { putMail, userIdOf } from '#test/support/records.ts'
import { newAddressFor } from '#test/support/second-factor.ts'
import { startCloud, type TestCloud } from '#test/support/start-cloud.ts'

let cloud: TestCloud
let control: ReturnType<typeof controlOf>

beforeAll(async () => {
  cloud = await startCloud()
  control = controlOf(cloud.url)
})

afterAll(() => cloud.stop())

test('a member downloads everything that is kept, by a link that is mailed and expires', async () => {
  const { client, email, id, markers } = await plantedMember(cloud.url)
  const { Items: kept = [] } = await documents().send(
    new QueryCommand({
      TableName: process.env.TABLE_NAME,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': `USER#${id}` },
    }),
  )
  const requested = await client.call(requestExport, {})
  expect(requested.status).toBe(202)
  await control.settle()
  const mail = (await control.inbox(email)).find(({ subject }) => subject.includes('ready to download'))
  expect(mail?.html).toContain('/profile?tab=data')

  const { body } = await client.call(listExports, {})
  expect(body.items).toMatchObject([{ id: requested.body.id, state: 'ready' }])
  const params = { exportId: requested.body.id }
  const link = await client.call(createExportLink, { params })
  const files = unzipSync(new Uint8Array(await (await fetch(link.body.url)).arrayBuffer()))
  const names = Object.keys(files)
  expect(names.some((name) => name.startsWith(`files/media/profile-pictures/${id}/`))).toBe(true)
  const text = names.map((name) => Buffer.from(files[name] ?? []).toString('utf8')).join('\n')
  for (const marker of markers) expect(text).toContain(marker)
  for (const secret of ['recoveryHashes', 'secretHash', plantedPassword]) expect(text).not.toContain(secret)

  for (const { entity } of kept) if (entity) expect(names).toContain(`data/${String(entity)}.json`)

  await control.advance('P8D')
  expect((await client.call(listExports, {})).body.items).toEqual([])
  expectProblem(await client.call(createExportLink, { params }), 422, 'export_expired')
})

test('a copy of one’s data holds nothing that was written to an earlier owner of the address', async () => {
  const { client: former, email } = await loggedIn(cloud.url, newMember(cloud.url))
  const { code } = await newAddressFor(cloud.url, former)
  expectSuccess(await former.call(confirmEmailChange, { body: { code } }))
  await control.settle()
  const { client } = await newMember(cloud.url, 'competitor', email)
  const user = await users.get({ id: userIdOf(client) }, { consistent: true })
  if (!user) throw new Error('there is no member')
  const files = await collectData(user, await control.now())
  const mails = JSON.parse(
    new TextDecoder().decode(files['data/mail.json'] ?? new TextEncoder().encode('[]')),
  )
  expect(mails.filter(({ createdAt }: { createdAt: string }) => createdAt < user.createdAt)).toEqual([])
})

test('a copy of one’s data opens nothing that a mail which has not gone yet would open', async () => {
  const { client, email } = await newMember(cloud.url)
  const user = await users.get({ id: userIdOf(client) }, { consistent: true })
  if (!user) throw new Error('there is no member')
  const now = await control.now()
  const secretData = { registerUrl: 'https://x.test/register?invitation=planted' }
  await putMail({ toEmail: email, secretData, createdAt: now })
  const files = await collectData(user, now)
  const text = new TextDecoder().decode(files['data/mail.json'])
  expect(text).toContain(email)
  expect(text).not.toContain('planted')
})

test('a copy whose making has died is told as failed after an hour, and is ready should it be made after all', async () => {
  const { client } = await newMember(cloud.url)
  const userId = userIdOf(client)
  const requestedAt = await control.now()
  const id = newId('exp', requestedAt)
  const expiresAt = new Date(Date.parse(requestedAt) + daysAvailable * 86_400_000).toISOString()
  const dead = { id, userId, state: 'preparing', requestedAt, expiresAt, version: 1 } as const
  await commit(exports.put(dead, { absent: true }))
  const stateOf = async () =>
    (await client.call(listExports, {})).body.items.find((one) => one.id === id)?.state
  expect(await stateOf()).toBe('preparing')
  await control.advance('PT1H')
  expect(await stateOf()).toBe('failed')
  expectProblem(await client.call(createExportLink, { params: { exportId: id } }), 404, 'export_not_found')
  await commit(announce('export.requested', { userId, exportId: id }, await control.now()))
  await control.settle()
  expect(await stateOf()).toBe('ready')
})

test('someone else’s copy is not found', async () => {
  const [{ client }, { client: other }] = await Promise.all([
    plantedMember(cloud.url),
    plantedMember(cloud.url),
  ])
  const requested = await client.call(requestExport, {})
  await control.settle()
  const params = { exportId: requested.body.id }
  expectProblem(await other.call(createExportLink, { params }), 404, 'export_not_found')
})
