import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { serveService } from '#test/support/serve-service.ts'
import { DamagedFile, linesOf, MissingFile, readManifest } from './export-files.ts'

const prefix = 'exports/manual/bkp_1'
const folder = `${prefix}/AWSDynamoDB/01`

const summary = {
  itemCount: 3,
  exportTime: '2026-03-04T05:06:07.000Z',
  manifestFilesS3Key: `${folder}/manifest-files.json`,
}

const line = (sk: string) => `${JSON.stringify({ Item: { pk: { S: 'A' }, sk: { S: sk } } })}\n`
const digestOf = (bytes: Buffer) => createHash('md5').update(bytes).digest('base64')
const listed = (key: string, bytes: Buffer) => ({
  itemCount: 3,
  md5Checksum: digestOf(bytes),
  etag: 'x',
  dataFileS3Key: key,
})

async function bucketWith(objects: Record<string, Buffer | string>): Promise<void> {
  const { url, stop } = await serveService('/s3', async ({ path, query }) => {
    if (query.has('list-type')) {
      const contents = Object.entries(objects)
        .filter(([key]) => key.startsWith(query.get('prefix') ?? ''))
        .map(
          ([key, body]) => `<Contents><Key>${key}</Key><Size>${Buffer.from(body).length}</Size></Contents>`,
        )
      return { status: 200, body: `<ListBucketResult>${contents.join('')}</ListBucketResult>` }
    }
    const body = objects[path.replace('/backups/', '')]
    return body === undefined ? { status: 404, body: '' } : { status: 200, body }
  })
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await stop()
  })
  vi.stubEnv('AWS_ENDPOINT_URL_S3', url)
  vi.stubEnv('BACKUP_BUCKET', 'backups')
  vi.stubEnv('AWS_REGION', 'us-east-1')
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local')
}

const data = gzipSync(line('1') + line('2') + line('ü'))
const file = { key: `${folder}/data/a.json.gz`, items: 3, md5: digestOf(data), bytes: data.length }

async function keysIn(wanted: typeof file): Promise<(string | undefined)[]> {
  const keys: (string | undefined)[] = []
  for await (const { Item } of linesOf(wanted)) keys.push(Item.sk?.S)
  return keys
}

test('the manifests tell the files with their sizes, and the instant', async () => {
  await bucketWith({
    [`${folder}/manifest-summary.json`]: JSON.stringify(summary),
    [`${folder}/manifest-files.json`]: `${JSON.stringify(listed(file.key, data))}\n`,
    [file.key]: data,
  })
  expect(await readManifest(prefix)).toEqual({ items: 3, instant: '2026-03-04T05:06:07.000Z', files: [file] })
})

test('without its manifest there is no export', async () => {
  await bucketWith({})
  await expect(readManifest(prefix)).rejects.toThrow(MissingFile)
  await bucketWith({ [`${folder}/manifest-summary.json`]: JSON.stringify(summary) })
  await expect(readManifest(prefix)).rejects.toThrow(`${folder}/manifest-files.json is missing.`)
  await bucketWith({ [`${folder}/manifest-summary.json`]: '{"itemCount":' })
  await expect(readManifest(prefix)).rejects.toThrow(DamagedFile)
})

test('a whole file gives all of its items', async () => {
  await bucketWith({ [file.key]: data })
  expect(await keysIn(file)).toEqual(['1', '2', 'ü'])
})

test('a file that is gone is named', async () => {
  await bucketWith({})
  await expect(keysIn(file)).rejects.toThrow(MissingFile)
  await expect(keysIn(file)).rejects.toThrow(file.key)
})

test.each<[string, Buffer]>([
  ['other items of the same length', gzipSync(line('1') + line('2') + line('ö'))],
  ['the first half of its bytes', data.subarray(0, data.length / 2)],
  ['a byte that is another', Buffer.from(data.map((byte, at) => (at === 30 ? byte ^ 1 : byte)))],
  ['no bytes', Buffer.alloc(0)],
  ['something behind its end', Buffer.concat([data, Buffer.from('more')])],
  ['no compressed bytes', Buffer.from(line('1'))],
])('a file with %s is damaged', async (_, bytes) => {
  await bucketWith({ [file.key]: bytes })
  await expect(keysIn(file)).rejects.toThrow(DamagedFile)
})

test('a file with fewer items than its manifest says is damaged, whatever its digest', async () => {
  await bucketWith({ [file.key]: data })
  await expect(keysIn({ ...file, items: 4 })).rejects.toThrow(DamagedFile)
})

test('a reader that stops early ends the reading', async () => {
  await bucketWith({ [file.key]: data })
  for await (const { Item } of linesOf({ ...file, md5: 'another' })) {
    expect(Item.sk).toEqual({ S: '1' })
    break
  }
})
