import { createHmac } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AwsClient } from 'aws4fetch'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serveService } from '#test/support/serve-service.ts'
import type { ServiceEvent } from '../bus/event.ts'
import { createStorage, type Storage } from './storage.ts'

const now = new Date('2030-01-02T03:04:05Z')
let dataDir: string
let storage: Storage
let bucketUrl: string
let stop: () => Promise<void>
let client: AwsClient

const open = () => createStorage({ dataDir, now: () => now, buckets: ['media'] })
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'storage-'))
  storage = open()
  const served = await serveService('/_local/s3', storage.service)
  bucketUrl = `${served.url}/media`
  stop = served.stop
  client = new AwsClient({
    accessKeyId: 'local',
    secretAccessKey: 'local',
    service: 's3',
    region: 'us-east-1',
    retries: 0,
  })
})
afterEach(() => stop())

const code = async (response: Response) => /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1]
const put = (key: string, body: string, headers = {}) =>
  client.fetch(`${bucketUrl}/${key}`, { method: 'PUT', body, headers })

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const form = (changes: {
  fields?: Record<string, string>
  conditions?: unknown[]
  expiration?: string
  secret?: string
  signer?: string
  tamper?: (policy: string) => string
  file?: Blob
}) => {
  const fields = {
    key: 'quarantine/upl_1',
    'Content-Type': 'image/png',
    'x-amz-algorithm': 'AWS4-HMAC-SHA256',
    'x-amz-credential': `${changes.signer ?? 'local'}/20300102/us-east-1/s3/aws4_request`,
    'x-amz-date': '20300102T030405Z',
  }
  const conditions = changes.conditions ?? [
    { bucket: 'media' },
    ['content-length-range', 2, 10],
    ...Object.entries(fields).map(([name, value]) => ({ [name]: value })),
  ]
  const expiration = changes.expiration ?? '2030-01-02T03:05:05Z'
  const policy = Buffer.from(JSON.stringify({ expiration, conditions })).toString('base64')
  const dateKey = hmac(`AWS4${changes.secret ?? 'local'}`, '20300102')
  const signature = hmac(hmac(hmac(hmac(dateKey, 'us-east-1'), 's3'), 'aws4_request'), policy).toString('hex')
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...fields, ...changes.fields })) data.set(name, value)
  data.set('policy', changes.tamper?.(policy) ?? policy)
  data.set('x-amz-signature', signature)
  data.set('file', changes.file ?? new Blob(['pixels']))
  return data
}
const post = (changes: Parameters<typeof form>[0] = {}) =>
  fetch(bucketUrl, { method: 'POST', body: form(changes) })

test('a browser uploads with a signed form, and the object is announced as S3 does', async () => {
  const events: ServiceEvent[] = []
  storage.onObjectCreated((event) => events.push(event))
  expect((await post()).status).toBe(204)
  const stored = await storage.read('media', 'quarantine/upl_1')
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
  storage.onObjectCreated(() => Promise.reject(new Error('The disk is full.')))
  const answer = new Response(form({}))
  const upload = storage.service({
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
  expect((await storage.read('media', 'quarantine/upl_1'))?.body).toEqual(Buffer.from(bytes))
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
    'a credential of somebody else',
    { fields: { 'x-amz-credential': 'other/20300102/us-east-1/s3/aws4_request' } },
    'InvalidAccessKeyId',
    403,
  ],
])('%s is refused as S3 refuses it, and nothing is stored', async (_, changes, expected, status) => {
  const response = await post(changes)
  expect(response.status).toBe(status)
  expect(await code(response)).toBe(expected)
  expect(await storage.read('media', 'quarantine/upl_1')).toBeUndefined()
})

test('a form without a policy, without a file, or that is none, is refused', async () => {
  const bare = new FormData()
  bare.set('key', 'a')
  expect(await code(await fetch(bucketUrl, { method: 'POST', body: bare }))).toBe('InvalidArgument')
  bare.set('file', new Blob(['x']))
  expect(await code(await fetch(bucketUrl, { method: 'POST', body: bare }))).toBe('AccessDenied')
  expect(await code(await fetch(bucketUrl, { method: 'POST', body: 'x' }))).toBe('MalformedPOSTRequest')
})

test('fields after the file count for nothing', async () => {
  const data = form({})
  data.append('key', 'elsewhere')
  expect((await fetch(bucketUrl, { method: 'POST', body: data })).status).toBe(204)
  expect(await storage.read('media', 'elsewhere')).toBeUndefined()
})

test('everything is private: what is not signed, or signed by somebody else, is denied', async () => {
  await put('a.txt', 'hello')
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE']) {
    expect((await fetch(`${bucketUrl}/a.txt`, { method })).status).toBe(403)
  }
  expect(await code(await fetch(`${bucketUrl}?list-type=2`))).toBe('AccessDenied')
  const stranger = new AwsClient({
    accessKeyId: 'x',
    secretAccessKey: 'y',
    service: 's3',
    region: 'us-east-1',
    retries: 0,
  })
  expect(await code(await stranger.fetch(`${bucketUrl}/a.txt`))).toBe('InvalidAccessKeyId')
})

test('an object is put, read whole and in part, and deleted', async () => {
  await put('dir/a b+c.txt', 'hello world', { 'content-type': 'text/plain', 'cache-control': 'max-age=60' })
  const url = `${bucketUrl}/dir/a%20b%2Bc.txt`
  const whole = await client.fetch(`${bucketUrl}/dir/a b+c.txt`)
  expect(await whole.text()).toBe('hello world')
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'text/plain',
    'cache-control': 'max-age=60',
    'content-length': '11',
    'last-modified': now.toUTCString(),
  })
  const ranges = { 'bytes=0-4': 'hello', 'bytes=6-': 'world', 'bytes=-3': 'rld', 'bytes=6-99': 'world' }
  for (const [range, expected] of Object.entries(ranges)) {
    const part = await client.fetch(url, { headers: { range } })
    expect([part.status, await part.text()]).toEqual([206, expected])
  }
  expect(await code(await client.fetch(url, { headers: { range: 'bytes=11-' } }))).toBe('InvalidRange')
  const head = await client.fetch(url, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '11', ''])
  expect((await client.fetch(url, { method: 'DELETE' })).status).toBe(204)
  expect(await code(await client.fetch(url))).toBe('NoSuchKey')
  expect((await client.fetch(url, { method: 'HEAD' })).status).toBe(404)
})

test('a copy keeps its headers, or takes new ones when they are to be replaced', async () => {
  await put('from ü', 'bytes', { 'content-type': 'image/png' })
  const source = `/media/${encodeURIComponent('from ü')}`
  const copied = await put('kept', '', { 'x-amz-copy-source': source, 'content-type': 'text/html' })
  expect(await copied.text()).toContain('<CopyObjectResult>')
  await put('replaced', '', {
    'x-amz-copy-source': source,
    'x-amz-metadata-directive': 'REPLACE',
    'content-type': 'image/webp',
  })
  expect(await storage.read('media', 'kept')).toMatchObject({
    body: Buffer.from('bytes'),
    contentType: 'image/png',
  })
  expect(await storage.read('media', 'replaced')).toMatchObject({ contentType: 'image/webp' })
  expect(await code(await put('x', '', { 'x-amz-copy-source': '/media/none' }))).toBe('NoSuchKey')
  expect(await code(await put('x', '', { 'x-amz-copy-source': '/other/none' }))).toBe('NoSuchBucket')
})

test('a presigned address works until it expires, and only as signed', async () => {
  await put('secret.txt', 'hello')
  const presign = async (datetime: string) => {
    const url = `${bucketUrl}/secret.txt?X-Amz-Expires=60`
    return (await client.sign(url, { aws: { signQuery: true, datetime } })).url
  }
  const fresh = await presign('20300102T030400Z')
  expect(await (await fetch(fresh)).text()).toBe('hello')
  expect(await code(await fetch(fresh.replace('secret.txt', 'other.txt')))).toBe('SignatureDoesNotMatch')
  expect(await code(await fetch(fresh.replace('Expires=60', 'Expires=600')))).toBe('SignatureDoesNotMatch')
  expect(await code(await fetch(fresh, { method: 'PUT' }))).toBe('SignatureDoesNotMatch')
  expect(await code(await fetch(await presign('20300102T030300Z')))).toBe('AccessDenied')
})

test('a listing is sorted, filtered by prefix and comes in pages', async () => {
  for (const key of ['b/2', 'a', 'b/1', 'b/3', 'c']) await put(key, key)
  const list = async (query: string) => {
    const xml = await (await client.fetch(`${bucketUrl}?list-type=2&${query}`)).text()
    const keys = [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map((match) => match[1])
    return { keys, next: /<NextContinuationToken>([^<]*)</.exec(xml)?.[1] }
  }
  expect((await list('')).keys).toEqual(['a', 'b/1', 'b/2', 'b/3', 'c'])
  const first = await list('prefix=b/&max-keys=2')
  expect(first.keys).toEqual(['b/1', 'b/2'])
  expect(await list(`prefix=b/&max-keys=2&continuation-token=${first.next}`)).toEqual({
    keys: ['b/3'],
    next: undefined,
  })
})

test('objects outlive a restart, and no key leads out of the data folder', async () => {
  await put('..%2F..%2Fescape', 'inside', { 'content-type': 'text/plain' })
  await put('Case', 'upper')
  await put('case', 'lower')
  await put('case', 'lower again')
  const restarted = open()
  expect((await restarted.read('media', '../../escape'))?.body.toString()).toBe('inside')
  expect((await restarted.read('media', 'Case'))?.body.toString()).toBe('upper')
  expect((await restarted.read('media', 'case'))?.body.toString()).toBe('lower again')
})

test('an unknown bucket is named in the refusal', async () => {
  const response = await client.fetch(bucketUrl.replace(/media$/, 'nothing/a'))
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('<Code>NoSuchBucket</Code>')
})

test('whoever signs may do what the infra of that function grants, and nothing else', async () => {
  const as = (name: string) =>
    new AwsClient({ accessKeyId: `local-${name}`, secretAccessKey: 'local', service: 's3', retries: 0 })
  const asPictures = as('setProfilePicture')
  const write = (key: string, headers = {}) =>
    asPictures.fetch(`${bucketUrl}/${key}`, { method: 'PUT', body: 'pixels', headers })
  await put('quarantine/upl_1', 'pixels')
  await put('documents/taxes.pdf', 'private')

  expect((await asPictures.fetch(`${bucketUrl}/quarantine/upl_1`)).status).toBe(200)
  expect((await write('media/one.webp')).status).toBe(200)
  const refused = [
    await write('documents/one.pdf'),
    await write('media/two.webp', { 'x-amz-copy-source': '/media/documents/taxes.pdf' }),
    await asPictures.fetch(`${bucketUrl}/documents/taxes.pdf`),
    await asPictures.fetch(`${bucketUrl}/documents/taxes.pdf`, { method: 'DELETE' }),
    await asPictures.fetch(`${bucketUrl}?list-type=2&prefix=quarantine/`),
    await as('getMe').fetch(`${bucketUrl}/media/one.webp`),
  ]
  for (const response of refused) expect(await code(response)).toBe('AccessDenied')
  expect(await code(await as('nobody').fetch(`${bucketUrl}/media/one.webp`))).toBe('InvalidAccessKeyId')
  expect(await storage.read('media', 'media/two.webp')).toBeUndefined()
  const pictures = `${bucketUrl}?list-type=2&prefix=media/profile-pictures/1/`
  expect((await as('delete_due_accounts').fetch(pictures)).status).toBe(200)
})

test('a signed form or address lets its bearer do no more than its signer may', async () => {
  const signedBy = (name: string) => post({ signer: `local-${name}` })
  expect((await signedBy('createUpload')).status).toBe(204)
  expect(await code(await signedBy('getMe'))).toBe('AccessDenied')
  await put('exports/all.zip', 'everything')
  const link = async (name: string) => {
    const signer = new AwsClient({
      accessKeyId: `local-${name}`,
      secretAccessKey: 'local',
      service: 's3',
      region: 'us-east-1',
    })
    const url = `${bucketUrl}/exports/all.zip?X-Amz-Expires=60`
    return fetch((await signer.sign(url, { aws: { signQuery: true } })).url)
  }
  expect(await (await link('createExportLink')).text()).toBe('everything')
  expect(await code(await link('createDocumentLink'))).toBe('AccessDenied')
})
