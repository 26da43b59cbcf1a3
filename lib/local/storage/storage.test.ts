import { AwsClient } from 'aws4fetch'
import { expect, test } from 'vitest'
import { codeOf, servedBucket } from '#test/support/served-bucket.ts'

const { client, open, put, storage, url } = servedBucket()

test('everything is private: what is not signed, or signed by someone else, is denied', async () => {
  await put('a.txt', 'hello')
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE']) {
    expect((await fetch(`${url()}/a.txt`, { method })).status).toBe(403)
  }
  expect(await codeOf(await fetch(`${url()}?list-type=2`))).toBe('AccessDenied')
  const stranger = new AwsClient({
    accessKeyId: 'x',
    secretAccessKey: 'y',
    service: 's3',
    region: 'us-east-1',
    retries: 0,
  })
  expect(await codeOf(await stranger.fetch(`${url()}/a.txt`))).toBe('InvalidAccessKeyId')
})

test('an object is put, read whole and in part, and deleted', async () => {
  await put('dir/a b+c.txt', 'hello world', { 'content-type': 'text/plain', 'cache-control': 'max-age=60' })
  const address = `${url()}/dir/a%20b%2Bc.txt`
  const whole = await client.fetch(`${url()}/dir/a b+c.txt`)
  expect(await whole.text()).toBe('hello world')
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'text/plain',
    'cache-control': 'max-age=60',
    'content-length': '11',
    'last-modified': 'Wed, 02 Jan 2030 03:04:05 GMT',
  })
  const ranges = { 'bytes=0-4': 'hello', 'bytes=6-': 'world', 'bytes=-3': 'rld', 'bytes=6-99': 'world' }
  for (const [range, expected] of Object.entries(ranges)) {
    const part = await client.fetch(address, { headers: { range } })
    expect([part.status, await part.text()]).toEqual([206, expected])
  }
  expect(await codeOf(await client.fetch(address, { headers: { range: 'bytes=11-' } }))).toBe('InvalidRange')
  const head = await client.fetch(address, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '11', ''])
  expect((await client.fetch(address, { method: 'DELETE' })).status).toBe(204)
  expect(await codeOf(await client.fetch(address))).toBe('NoSuchKey')
  expect((await client.fetch(address, { method: 'HEAD' })).status).toBe(404)
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
  expect(await storage().read('media', 'kept')).toMatchObject({
    body: Buffer.from('bytes'),
    contentType: 'image/png',
  })
  expect(await storage().read('media', 'replaced')).toMatchObject({ contentType: 'image/webp' })
  expect(await codeOf(await put('x', '', { 'x-amz-copy-source': '/media/none' }))).toBe('NoSuchKey')
  expect(await codeOf(await put('x', '', { 'x-amz-copy-source': '/other/none' }))).toBe('NoSuchBucket')
})

test('a presigned address works until it expires, and only as signed', async () => {
  await put('secret.txt', 'hello')
  const presign = async (datetime: string) => {
    const address = `${url()}/secret.txt?X-Amz-Expires=60`
    return (await client.sign(address, { aws: { signQuery: true, datetime } })).url
  }
  const fresh = await presign('20300102T030400Z')
  expect(await (await fetch(fresh)).text()).toBe('hello')
  expect(await codeOf(await fetch(fresh.replace('secret.txt', 'other.txt')))).toBe('SignatureDoesNotMatch')
  expect(await codeOf(await fetch(fresh.replace('Expires=60', 'Expires=600')))).toBe('SignatureDoesNotMatch')
  expect(await codeOf(await fetch(fresh, { method: 'PUT' }))).toBe('SignatureDoesNotMatch')
  expect(await codeOf(await fetch(await presign('20300102T030300Z')))).toBe('AccessDenied')
})

test('a listing is sorted, filtered by prefix and comes in pages', async () => {
  for (const key of ['b/2', 'a', 'b/1', 'b/3', 'c']) await put(key, key)
  const list = async (query: string) => {
    const xml = await (await client.fetch(`${url()}?list-type=2&${query}`)).text()
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
  const response = await client.fetch(url().replace(/media$/, 'nothing/a'))
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('<Code>NoSuchBucket</Code>')
})
