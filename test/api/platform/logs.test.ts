import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { registerAccount } from '#shared/accounts/accounts/contract.ts'
import { suggestSearch } from '#shared/content/search/contract.ts'
import { updateMe } from '#shared/platform/users/contract.ts'
import { Client } from '#test/support/client.ts'
import { newEmail, newMember, registration } from '#test/support/new-member.ts'
import { findPlantedSecrets, logFiles, planted } from '#test/support/planted-secrets.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const folder = join(sharedCloud().dataDir)
const everything = Object.values(planted).join(' ')

const logged = () =>
  logFiles(folder)
    .map((file) => readFileSync(file, 'utf8'))
    .join('')

test('no secret that was planted in bodies, headers, addresses and refused forms reaches a log line', async () => {
  const { client } = await newMember(url)
  const visitor = new Client(url)
  await client.call(updateMe, { body: { bio: everything, version: 1 } })
  await client.call(updateMe, { body: { bio: everything, version: 99 } })
  await client.call(updateMe, { body: { [everything]: everything, version: 1 } as never })
  await client.send({ method: 'PATCH', path: '/api/users/me', headers: client.headers(), body: everything })
  await client.call(suggestSearch, { query: { q: planted.card } })
  await visitor.call(registerAccount, {
    body: { ...registration(newEmail()), captchaToken: planted.providerKey },
  })
  for (const headers of [
    { authorization: `Bearer ${planted.token}` },
    { 'x-csrf-token': planted.secret },
    { cookie: `csrf_token=${planted.secret}; session=${planted.token}` },
    { 'idempotency-key': planted.providerKey },
    { 'user-agent': everything, referer: `https://x.test/?token=${planted.token}` },
  ] as Record<string, string>[])
    await client.call(updateMe, { body: { bio: 'x', version: 99 } }, headers)
  const last = await client.call(updateMe, { body: { bio: 'x', version: 1 } }, { 'x-csrf-token': 'none' })
  const requestId = last.headers['x-request-id'] as string
  await expect.poll(logged).toContain(requestId)
  expect(findPlantedSecrets(folder)).toEqual([])
})

test('a log line is one JSON object with level and event', async () => {
  await expect.poll(() => logged().length).toBeGreaterThan(0)
  for (const line of logged().trim().split('\n').slice(0, -1))
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(String), event: expect.any(String) })
})
