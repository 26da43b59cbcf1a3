import { mkdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startTestPool } from './test-pool.ts'
import { createUserPool } from './user-pool.ts'

const email = 'ann@example.test'
const password = 'password 1'

test('accounts, sessions, codes and the signing key outlive a restart', async () => {
  const first = await startTestPool()
  await first.pool.addUser({ sub: 'sub-ann', email, password, attributes: { name: 'Ann' } })
  const { AuthenticationResult } = await first.signInWithPassword(email, password)
  await first.call('ForgotPassword', { Username: email })
  await first.stop()

  const second = await startTestPool({ dataDir: first.dataDir })
  const { AccessToken, RefreshToken } = AuthenticationResult
  await expect(second.pool.verifyAccessToken(AccessToken)).resolves.toMatchObject({ sub: 'sub-ann' })
  expect((await second.call('GetUser', { AccessToken })).body.UserAttributes).toContainEqual({
    Name: 'name',
    Value: 'Ann',
  })
  expect((await second.call('GetTokensFromRefreshToken', { RefreshToken })).status).toBe(200)
  expect(await second.signInWithPassword(email, password)).toHaveProperty('AuthenticationResult')
  const reset = { Username: email, ConfirmationCode: first.mailedCode(), Password: 'password 2' }
  expect((await second.call('ConfirmForgotPassword', reset)).status).toBe(200)
  await second.stop()

  const third = await startTestPool({ dataDir: first.dataDir })
  expect((await third.call('GetTokensFromRefreshToken', { RefreshToken })).status).toBe(400)
  expect(await third.signInWithPassword(email, 'password 2')).toHaveProperty('AuthenticationResult')
  await third.stop()
  await third.erase()
})

test('the file holds no password, code or refresh token, and is for its owner only', async () => {
  const it = await startTestPool()
  await it.call('SignUp', { Username: 'bob@example.test', Password: 'secret of bob' })
  await it.pool.addUser({ sub: 'sub-ann', email, password: 'secret of ann' })
  const { AuthenticationResult } = await it.signInWithPassword(email, 'secret of ann')
  await it.stop()
  const file = join(it.dataDir, 'identity.json')
  const text = await readFile(file, 'utf8')
  expect(text).toContain(email)
  const [, refreshSecret] = AuthenticationResult.RefreshToken.split('.')
  for (const secret of ['secret of', `"${it.mailedCode()}"`, refreshSecret])
    expect(text).not.toContain(secret)
  expect((await stat(file)).mode & 0o077).toBe(0)
  await it.erase()
})

test('a change reaches the file without a stop', async () => {
  const it = await startTestPool()
  await it.pool.addUser({ sub: 'sub-ann', email, password })
  const file = join(it.dataDir, 'identity.json')
  await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toContain('sub-ann')
  await it.stop()
  await it.erase()
})

test.each(['', '{"version":1', '{"version":2}', '{"version":1,"users":[{}]}'])(
  'a damaged file is named together with the way out: %s',
  async (content) => {
    const it = await startTestPool()
    await it.stop()
    const file = join(it.dataDir, 'identity.json')
    await writeFile(file, content)
    const start = createUserPool({ dataDir: it.dataDir, sendMail: async () => undefined })
    await expect(start).rejects.toThrow(
      `The accounts in ${file} cannot be read. Run "npm run reset" to start again with fresh data.`,
    )
    expect(await readFile(file, 'utf8')).toBe(content)
    await it.erase()
  },
)

test('a folder in the place of the accounts is named together with the way out', async () => {
  const it = await startTestPool()
  await it.stop()
  const file = join(it.dataDir, 'identity.json')
  await rm(file)
  await mkdir(file)
  const start = createUserPool({ dataDir: it.dataDir, sendMail: async () => undefined })
  await expect(start).rejects.toThrow(
    `The accounts in ${file} cannot be read. Run "npm run reset" to start again with fresh data.`,
  )
  await it.erase()
})

test('seeding an account again changes nothing', async () => {
  const it = await startTestPool()
  await it.pool.addUser({ sub: 'sub-ann', email, password })
  await it.pool.addUser({ sub: 'sub-ann', email, password: 'another password' })
  expect(await it.signInWithPassword(email, password)).toHaveProperty('AuthenticationResult')
  await expect(it.pool.addUser({ sub: 'sub-two', email, password })).rejects.toThrow('already exists')
  await it.stop()
  await it.erase()
})

test('what was answered outlives a process that is killed', async () => {
  const it = await startTestPool()
  await it.call('SignUp', { Username: 'bob@example.test', Password: 'secret of bob' })
  const restarted = await startTestPool({ dataDir: it.dataDir })
  const input = { Username: 'bob@example.test', ConfirmationCode: it.mailedCode() }
  expect((await restarted.call('ConfirmSignUp', input)).status).toBe(200)
  await restarted.stop()
  await it.stop()
  await it.erase()
})

test('an account that could not be written is written when the pool stops', async () => {
  const it = await startTestPool()
  const file = join(it.dataDir, 'identity.json')
  await expect.poll(() => readFile(file, 'utf8').catch(() => '')).not.toBe('')
  await mkdir(`${file}.new`)
  await it.pool.addUser({ sub: 'sub-ann', email, password })
  await expect(it.stop()).rejects.toThrow()
  await rmdir(`${file}.new`)
  await it.stop()
  expect(await readFile(file, 'utf8')).toContain('sub-ann')
  await it.erase()
})
