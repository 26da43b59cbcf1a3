import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { segments, type TableSnapshot } from '../database/table-snapshot.ts'
import type { ExportDescription } from './export-description.ts'

const linesAFile = 5000

const packed = promisify<Buffer, Buffer>(gzip)
const md5Of = (bytes: Buffer) => createHash('md5').update(bytes).digest()

export type PutFile = (key: string, body: Buffer, contentType: string) => Promise<void>

type FileLine = { itemCount: number; md5Checksum: string; etag: string; dataFileS3Key: string }

/**
 * Writes a snapshot of the table as DynamoDB does: lines of JSON in packed files, and at last the manifests, which tell
 * that all of them are there. No more than one file is in memory.
 */
export async function writeExport(
  snapshot: TableSnapshot,
  { id, prefix, description }: { id: string; prefix: string; description: ExportDescription },
  put: PutFile,
): Promise<{ items: number; bytes: number }> {
  const folder = `${prefix ? `${prefix}/` : ''}AWSDynamoDB/${id}`
  const files: FileLine[] = []
  let [items, bytes] = [0, 0]

  async function close(lines: string[]): Promise<void> {
    if (lines.length === 0) return
    const text = Buffer.from(lines.join(''))
    const body = await packed(text)
    const name = createHash('sha256').update(`${id} ${files.length}`).digest('hex').slice(0, 26)
    const key = `${folder}/data/${name}.json.gz`
    await put(key, body, 'application/x-gzip')
    const md5 = md5Of(body)
    files.push({
      itemCount: lines.length,
      md5Checksum: md5.toString('base64'),
      etag: md5.toString('hex'),
      dataFileS3Key: key,
    })
    items += lines.length
    bytes += text.length
  }

  async function manifest(name: string, text: string): Promise<void> {
    const body = Buffer.from(text)
    await put(`${folder}/${name}.json`, body, 'application/json')
    await put(`${folder}/${name}.md5`, Buffer.from(md5Of(body).toString('base64')), 'text/plain')
  }

  await put(`${folder}/_started`, Buffer.alloc(0), 'application/octet-stream')
  for (let segment = 0; segment < segments; segment++) {
    let lines: string[] = []
    for await (const row of snapshot.rowsOf(segment)) {
      lines.push(`{"Item":${row}}\n`)
      if (lines.length < linesAFile) continue
      await close(lines)
      lines = []
    }
    await close(lines)
  }
  await manifest('manifest-files', files.map((file) => `${JSON.stringify(file)}\n`).join(''))
  const { ExportArn, TableArn, S3Bucket, StartTime, ExportTime } = description
  const summary = {
    version: '2020-06-30',
    exportArn: ExportArn,
    startTime: isoOf(StartTime),
    tableArn: TableArn,
    exportTime: isoOf(ExportTime),
    s3Bucket: S3Bucket,
    s3Prefix: prefix || null,
    s3SseAlgorithm: 'KMS',
    manifestFilesS3Key: `${folder}/manifest-files.json`,
    billedSizeBytes: bytes,
    itemCount: items,
    outputFormat: 'DYNAMODB_JSON',
    exportType: 'FULL_EXPORT',
  }
  await manifest('manifest-summary', JSON.stringify(summary))
  return { items, bytes }
}

const isoOf = (seconds: number) => new Date(seconds * 1000).toISOString()
