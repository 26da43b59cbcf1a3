import { mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AwsClient } from 'aws4fetch'
import { expect, test } from 'vitest'
import { serveService } from '#test/support/serve-service.ts'
import { createSecrets, type Secret } from './secrets.ts'

const known: Record<string, Secret> = {
  payments: {
    initial: 'key',
    isFor: ({ paysThrough }) => !!paysThrough,
    isKeptBy: ({ keepsPaymentKeys }) => !!keepsPaymentKeys,
  },
  'pool-client': { initial: 'client', isFor: ({ logsInAtPool }) => !!logsInAtPool },
}

test('secrets are read by the functions they are for, replaced by those that keep them, and both by the laptop itself', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'secrets-'))
  const secrets = createSecrets({ dataDir, secrets: known })
  const { url, stop } = await serveService('/secrets', secrets.service)
  const call = async (accessKeyId: string, action: string, SecretId = 'payments') => {
    const client = new AwsClient({
      accessKeyId,
      secretAccessKey: 'local',
      service: 'secretsmanager',
      region: 'us-east-1',
    })
    const response = await client.fetch(url, {
      method: 'POST',
      headers: { 'x-amz-target': `secretsmanager.${action}` },
      body: JSON.stringify({ SecretId, SecretString: 'another' }),
    })
    return (await response.json()) as { SecretString?: string; __type?: string }
  }
  const denied = { __type: 'AccessDeniedException' }
  expect(await call('local-processRefund', 'GetSecretValue')).toMatchObject({ SecretString: 'key' })
  expect(await call('local-processRefund', 'PutSecretValue')).toMatchObject(denied)
  expect(await call('local-getMe', 'GetSecretValue')).toMatchObject(denied)
  expect(await call('local-testProvider', 'PutSecretValue')).toMatchObject(denied)
  expect(await call('local-connectProvider', 'PutSecretValue', 'pool-client')).toMatchObject(denied)
  expect(await call('local-connectProvider', 'PutSecretValue')).toEqual({ Name: 'payments' })
  expect(await call('local', 'GetSecretValue')).toMatchObject({ SecretString: 'another' })
  expect(await call('local-changePassword', 'GetSecretValue')).toMatchObject(denied)
  const ofPool = { SecretString: 'client' }
  expect(await call('local-changePassword', 'GetSecretValue', 'pool-client')).toMatchObject(ofPool)
  expect(await call('local-processRefund', 'GetSecretValue', 'pool-client')).toMatchObject(denied)
  expect(await call('local', 'PutSecretValue')).toEqual({ Name: 'payments' })
  expect(await call('local', 'GetSecretValue')).toMatchObject({ SecretString: 'another' })
  await stop()
  await secrets.stop()
})

test('a secret whose replacement was answered outlives a process that is killed', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'secrets-'))
  const call = (action: string, secrets: ReturnType<typeof createSecrets>) =>
    secrets.service({
      method: 'POST',
      path: '/',
      query: new URLSearchParams(),
      headers: { 'x-amz-target': `secretsmanager.${action}` },
      body: Buffer.from(JSON.stringify({ SecretId: 'payments', SecretString: 'another' })),
    })
  await call('PutSecretValue', createSecrets({ dataDir, secrets: known }))
  const { body } = await call('GetSecretValue', createSecrets({ dataDir, secrets: known }))
  expect(JSON.parse(String(body))).toMatchObject({ SecretString: 'another' })
})

test('the file of the secrets is for its owner only', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'secrets-'))
  const secrets = createSecrets({ dataDir, secrets: known })
  await secrets.service({
    method: 'POST',
    path: '/',
    query: new URLSearchParams(),
    headers: { 'x-amz-target': 'secretsmanager.PutSecretValue' },
    body: Buffer.from(JSON.stringify({ SecretId: 'payments', SecretString: 'another' })),
  })
  await secrets.stop()
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o077).toBe(0)
})

test('a secret that is made up at the first start is the same after the next one', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'secrets-'))
  const madeUp = (initial: string) => ({ links: { initial, isFor: () => true } })
  await createSecrets({ dataDir, secrets: madeUp('first') }).stop()
  const again = createSecrets({ dataDir, secrets: madeUp('second') })
  const body = Buffer.from(JSON.stringify({ SecretId: 'links' }))
  const headers = { 'x-amz-target': 'secretsmanager.GetSecretValue' }
  const answer = await again.service({
    method: 'POST',
    path: '/',
    query: new URLSearchParams(),
    headers,
    body,
  })
  expect(String(answer.body)).toContain('first')
})
