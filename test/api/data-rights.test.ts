import { QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documents } from '#core/db/client.ts'
import { functionEnvironment } from '#lib/local/functions/environment.ts'
import { cancelDeletion, requestDeletion } from '#shared/deletions/contract.ts'
import { createExportLink, listExports, requestExport } from '#shared/exports/contract.ts'
import { getMember } from '#shared/members/contract.ts'
import { getMe, setProfilePicture, updateMe } from '#shared/users/contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { newMember, plantedPassword } from '#test/support/new-member.ts'
import { startOwnCloud } from '#test/support/own-cloud.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { poolCall } from '#test/support/sign-in.ts'
import type { TestCloud } from '#test/support/start-cloud.ts'
import { uploadFile } from '#test/support/upload.ts'

let cloud: TestCloud
let control: ReturnType<typeof controlOf>

beforeAll(async () => {
  cloud = await startOwnCloud()
  control = controlOf(cloud.url)
  Object.assign(
    process.env,
    functionEnvironment({ url: cloud.url, databaseEndpoint: process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '' }),
  )
})

afterAll(() => cloud.stop())

let count = 0

/** What is planted with one member, and with nobody else. */
const newMarkers = () => {
  const number = 4100 + ++count
  return {
    name: `Planted Marker${number}`,
    phone: `+1 555 777 ${number}`,
    address: `${number} Planted Street`,
    bio: `A planted bio, number ${number}.`,
    companyName: `Planted Company ${number}`,
  }
}

/** A member with something everywhere: profile, picture, notifications, mails, log, sessions. */
async function planted() {
  const markers = newMarkers()
  const { client, email } = await newMember(cloud.url)
  const id = await userIdOf(client)
  const { version } = (await client.call(getMe, {})).body
  await client.call(updateMe, { body: { ...markers, isPublicProfile: true, version } })
  await client.call(setProfilePicture, { body: { uploadId: (await uploadFile(client)) as `upl_${string}` } })
  await changeUser(id, { registrationCompleted: true })
  await control.settle()
  return { client, email, id, markers: [...Object.values(markers), email] }
}

async function tableText(): Promise<string> {
  const found: unknown[] = []
  let position: Record<string, unknown> | undefined
  do {
    const page = await documents().send(
      new ScanCommand({ TableName: process.env.TABLE_NAME, ExclusiveStartKey: position }),
    )
    found.push(...(page.Items ?? []))
    position = page.LastEvaluatedKey
  } while (position)
  return JSON.stringify(found)
}

const deletion = { confirmation: 'DELETE', password: plantedPassword } as const

test('a member downloads everything that is kept, by a link that is mailed and expires', async () => {
  const { client, email, id, markers } = await planted()
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
  const mail = (await control.inbox(email)).find(({ subject }) => subject.includes('copy of your data'))
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
}, 60_000)

test('somebody else’s copy is not found', async () => {
  const [{ client }, { client: other }] = await Promise.all([planted(), planted()])
  const requested = await client.call(requestExport, {})
  await control.settle()
  const params = { exportId: requested.body.id }
  expectProblem(await other.call(createExportLink, { params }), 404, 'export_not_found')
})

test('a deletion needs the word and the password, hides the member at once and can be taken back', async () => {
  const { client, id } = await planted()
  const params = { userId: id }
  const visitor = new Client(cloud.url)
  expect((await visitor.call(getMember, { params })).status).toBe(200)
  const wrong = await client.call(requestDeletion, { body: { ...deletion, password: 'Wrong-Pass-2026!' } })
  expectProblem(wrong, 400, 'wrong_password')
  const unsure = await client.call(requestDeletion, {
    body: { ...deletion, confirmation: 'delete' as 'DELETE' },
  })
  expectProblem(unsure, 400, 'validation_failed')

  const requested = await client.call(requestDeletion, { body: deletion })
  const again = await client.call(requestDeletion, { body: deletion })
  expect(again.body.deletionDueAt).toBe(requested.body.deletionDueAt)
  expect((await visitor.call(getMember, { params })).status).toBe(404)

  for (let time = 0; time < 2; time++)
    expect((await client.call(cancelDeletion, {})).body.deletionDueAt).toBeUndefined()
  await control.advance('P15D')
  await control.run('delete_due_accounts')
  expect((await visitor.call(getMember, { params })).status).toBe(200)
}, 60_000)

test('after fourteen days nothing is left of a member, and not a day sooner', async () => {
  const { client, email, id, markers } = await planted()
  await client.call(requestExport, {})
  await client.call(requestDeletion, { body: deletion })
  await control.settle()
  const { body: me } = await client.call(getMe, {})
  const picture = `${cloud.url}${me.profileImage}`
  expect((await fetch(picture)).status).toBe(200)

  await control.advance('P13DT23H')
  await control.run('delete_due_accounts')
  expect(await tableText()).toContain(email)

  await control.advance('PT2H')
  for (let time = 0; time < 2; time++) await control.run('delete_due_accounts')
  await control.settle()
  const left = await tableText()
  for (const marker of markers) expect(left.includes(marker), marker).toBe(false)
  expect((await fetch(picture)).status).not.toBe(200)
  expect((await client.call(getMe, {})).status).toBe(401)
  const login = poolCall(cloud.url, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    ClientId: 'localclient',
    AuthParameters: { USERNAME: email, PASSWORD: plantedPassword },
  })
  await expect(login).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  expect(left).toContain(`ERASED#${id}`)
}, 60_000)
