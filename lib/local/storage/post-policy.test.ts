import { expect, test } from 'vitest'
import { codeOf, servedBucket } from '#test/support/served-bucket.ts'
import { signedForm } from '#test/support/signed-form.ts'
import type { ServiceEvent } from '../bus/event.ts'

const { post, storage, url } = servedBucket()

test('a browser uploads with a signed form, and the object is announced as S3 does', async () => {
  const events: ServiceEvent[] = []
  storage().onObjectCreated((event) => events.push(event))
  expect((await post()).status).toBe(204)
  const stored = await storage().read('media', 'quarantine/upl_1')
  expect(stored).toMatchObject({ body: Buffer.from('pixels'), contentType: 'image/png' })
  expect(events).toMatchObject([
    {
      'detail-type': 'Object Created',
      source: 'aws.s3',
      resources: ['arn:aws:s3:::media'],
      detail: {
        bucket: { name: 'media' },
        object: { key: 'quarantine/upl_1', size: 6, etag: stored?.etag.replaceAll('"', '') },
        reason: 'POST Object',
      },
    },
  ])
})

test('no upload is taken whose announcement is lost', async () => {
  storage().onObjectCreated(() => Promise.reject(new Error('The disk is full.')))
  const answer = new Response(signedForm())
  const upload = storage().service({
    method: 'POST',
    path: '/media',
    query: new URLSearchParams(),
    headers: { 'content-type': answer.headers.get('content-type') ?? '' },
    body: Buffer.from(await answer.arrayBuffer()),
  })
  await expect(upload).rejects.toThrow('The disk is full.')
})

test('an upload keeps every byte', async () => {
  const bytes = Uint8Array.from({ length: 256 * 40 }, (_, index) => (index * 7) % 256)
  const conditions = [
    { bucket: 'media' },
    ['content-length-range', 1, 20_000],
    ['starts-with', '$key', 'quarantine/'],
    ['starts-with', '$Content-Type', 'image/'],
    ['starts-with', '$x-amz-algorithm', ''],
    ['starts-with', '$x-amz-credential', ''],
    ['starts-with', '$x-amz-date', ''],
    ['eq', '$success_action_status', '201'],
  ]
  const response = await post({
    conditions,
    fields: { success_action_status: '201' },
    file: new Blob([bytes]),
  })
  expect(response.status).toBe(201)
  expect(await response.text()).toContain('<Key>quarantine/upl_1</Key>')
  expect((await storage().read('media', 'quarantine/upl_1'))?.body).toEqual(Buffer.from(bytes))
})

test.each([
  ['a file that is too large', { file: new Blob(['x'.repeat(11)]) }, 'EntityTooLarge', 400],
  ['a file that is too small', { file: new Blob(['x']) }, 'EntityTooSmall', 400],
  ['another key', { fields: { key: 'quarantine/upl_2' } }, 'AccessDenied', 403],
  ['another type', { fields: { 'Content-Type': 'image/svg+xml' } }, 'AccessDenied', 403],
  ['a field no condition names', { fields: { 'x-amz-meta-owner': 'me' } }, 'AccessDenied', 403],
  ['a policy for another bucket', { conditions: [{ bucket: 'other' }] }, 'AccessDenied', 403],
  ['a policy that names no bucket', { conditions: [['starts-with', '$key', '']] }, 'AccessDenied', 403],
  ['a condition of an unknown kind', { conditions: [['ends-with', '$key', '1']] }, 'AccessDenied', 403],
  ['limits that are no numbers', { conditions: [['content-length-range', 'a', 'b']] }, 'EntityTooLarge', 400],
  ['an expired policy', { expiration: '2030-01-02T03:04:05Z' }, 'AccessDenied', 403],
  ['a policy without a readable expiry', { expiration: 'soon' }, 'AccessDenied', 403],
  ['a policy signed with another secret', { secret: 'guess' }, 'SignatureDoesNotMatch', 403],
  [
    'a policy changed after signing',
    { tamper: (policy: string) => `${policy}=` },
    'SignatureDoesNotMatch',
    403,
  ],
  [
    'a credential of someone else',
    { fields: { 'x-amz-credential': 'other/20300102/us-east-1/s3/aws4_request' } },
    'InvalidAccessKeyId',
    403,
  ],
])('%s is refused as S3 refuses it, and nothing is stored', async (_, changes, expected, status) => {
  const response = await post(changes)
  expect(response.status).toBe(status)
  expect(await codeOf(response)).toBe(expected)
  expect(await storage().read('media', 'quarantine/upl_1')).toBeUndefined()
})

test('a form without a policy, without a file, or that is none, is refused', async () => {
  const bare = new FormData()
  bare.set('key', 'a')
  expect(await codeOf(await fetch(url(), { method: 'POST', body: bare }))).toBe('InvalidArgument')
  bare.set('file', new Blob(['x']))
  expect(await codeOf(await fetch(url(), { method: 'POST', body: bare }))).toBe('AccessDenied')
  expect(await codeOf(await fetch(url(), { method: 'POST', body: 'x' }))).toBe('MalformedPOSTRequest')
})

test('fields after the file count for nothing', async () => {
  const data = signedForm()
  data.append('key', 'elsewhere')
  expect((await fetch(url(), { method: 'POST', body: data })).status).toBe(204)
  expect(await storage().read('media', 'elsewhere')).toBeUndefined()
})
