import { createHash } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { segments } from '../database/table-snapshot.ts'
import { accessKeyOf } from '../functions/role.ts'
import { createExports } from './exports.ts'

const tableArn = 'arn:aws:dynamodb:us-east-1:000000000000:table/cars'
const wanted = {
  TableArn: tableArn,
  S3Bucket: 'backups',
  S3Prefix: 'exports/manual/bkp_1',
  ClientToken: 'bkp_1',
}

/** Exports of a table with so many items in each segment, and what they wrote. */
function exporting(itemsASegment = 1) {
  const files = new Map<string, Buffer>()
  const written = Promise.withResolvers<void>()
  const exports = createExports({
    dataDir: mkdtempSync(join(tmpdir(), 'exports-')),
    now: () => new Date('2026-01-01T00:00:00Z'),
    tableName: 'cars',
    tableArn,
    buckets: ['backups'],
    put: () => async (key, body) => void files.set(key, body),
    snapshot: () => ({
      async *rowsOf(segment) {
        for (let at = 0; at < itemsASegment; at++) yield `{"pk":{"S":"${segment}-${at}"}}`
      },
      close: written.resolve,
    }),
  })
  async function call(operation: string, body: object, caller?: string) {
    const authorization = caller && `Credential=${accessKeyOf({ name: caller } as never)}/x`
    const answer = await exports.service({
      method: 'POST',
      path: '/',
      query: new URLSearchParams(),
      headers: { 'x-amz-target': `DynamoDB_20120810.${operation}`, ...(authorization && { authorization }) },
      body: Buffer.from(JSON.stringify(body)),
    })
    return { status: answer.status, body: JSON.parse(String(answer.body)) }
  }
  return { call, files, written: written.promise, stop: exports.stop }
}

test('an export has data files with digests, and two manifests that describe them', async () => {
  const { call, files, written, stop } = exporting(6000)
  const { body } = await call('ExportTableToPointInTime', wanted)
  expect(body.ExportDescription).toMatchObject({ ExportStatus: 'IN_PROGRESS', S3Prefix: wanted.S3Prefix })
  await written
  await stop()
  const { ExportArn } = body.ExportDescription
  const described = (await call('DescribeExport', { ExportArn })).body.ExportDescription
  expect(described).toMatchObject({ ExportStatus: 'COMPLETED', ItemCount: segments * 6000 })
  const folder = `${wanted.S3Prefix}/AWSDynamoDB/${ExportArn.split('/').at(-1)}`
  expect(described.ExportManifest).toBe(`${folder}/manifest-summary.json`)
  const summary = JSON.parse(String(files.get(`${folder}/manifest-summary.json`)))
  expect(summary).toMatchObject({
    itemCount: segments * 6000,
    exportTime: '2026-01-01T00:00:00.000Z',
    outputFormat: 'DYNAMODB_JSON',
  })
  const manifest = String(files.get(summary.manifestFilesS3Key)).trim().split('\n')
  const listed = manifest.map((line) => JSON.parse(line))
  expect(listed).toHaveLength(segments * 2)
  const lines = listed.flatMap(({ dataFileS3Key, md5Checksum, itemCount }) => {
    const data = files.get(dataFileS3Key) ?? Buffer.alloc(0)
    expect(createHash('md5').update(data).digest('base64')).toBe(md5Checksum)
    const found = gunzipSync(data).toString().trim().split('\n')
    expect(found).toHaveLength(itemCount)
    return found
  })
  expect(new Set(lines).size).toBe(segments * 6000)
})

test('a token that is used again stands for the export that it began, and for no other', async () => {
  const { call } = exporting()
  const first = await call('ExportTableToPointInTime', wanted)
  const again = await call('ExportTableToPointInTime', wanted)
  expect(again.body.ExportDescription.ExportArn).toBe(first.body.ExportDescription.ExportArn)
  const other = await call('ExportTableToPointInTime', { ...wanted, S3Prefix: 'elsewhere' })
  expect([other.status, other.body.__type]).toEqual([400, expect.stringMatching(/#ExportConflictException$/)])
})

test.each<[string, string, object, string]>([
  ['another table', 'ExportTableToPointInTime', { ...wanted, TableArn: 'x' }, 'TableNotFoundException'],
  ['no bucket', 'ExportTableToPointInTime', { TableArn: tableArn }, 'ValidationException'],
  ['the future', 'ExportTableToPointInTime', { ...wanted, ExportTime: 9e9 }, 'InvalidExportTimeException'],
  ['an unknown export', 'DescribeExport', { ExportArn: 'x' }, 'ExportNotFoundException'],
  [
    'the recovery of another table',
    'DescribeContinuousBackups',
    { TableName: 'x' },
    'TableNotFoundException',
  ],
])('%s is refused as DynamoDB does', async (_, operation, body, code) => {
  const { status, body: answer } = await exporting().call(operation, body)
  expect([status, answer.__type]).toEqual([400, `com.amazonaws.dynamodb.v20120810#${code}`])
})

test('an export into a bucket that does not exist begins, and fails', async () => {
  const { call, stop } = exporting()
  const { body } = await call('ExportTableToPointInTime', { ...wanted, S3Bucket: 'none' })
  const { ExportArn } = body.ExportDescription
  await stop()
  expect((await call('DescribeExport', { ExportArn })).body.ExportDescription).toMatchObject({
    ExportStatus: 'FAILED',
    FailureCode: 'S3NoSuchBucket',
  })
})

test('only functions whose infra says so may export, or read the recovery window', async () => {
  const { call } = exporting()
  const refused = async (operation: string, caller: string, body: object) =>
    String((await call(operation, body, caller)).body.__type).endsWith('AccessDeniedException')
  const recovery = { TableName: 'cars' }
  expect(await refused('ExportTableToPointInTime', 'getMe', wanted)).toBe(true)
  expect(await refused('ExportTableToPointInTime', 'makeBackup', wanted)).toBe(false)
  expect(await refused('DescribeContinuousBackups', 'makeBackup', recovery)).toBe(true)
  expect(await refused('DescribeContinuousBackups', 'getRecovery', recovery)).toBe(false)
})
