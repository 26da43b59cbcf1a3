import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { AttributeMap } from '#core/operations/backups/export-files.ts'
import { putObject } from '#core/platform/storage/objects.ts'

const json = { contentType: 'application/json' }
const put = (key: string, bytes: Buffer) => putObject(key, bytes, json, 'BACKUP_BUCKET')

export type PlantedExport = { id: string; prefix: string; files: string[] }

/** An export as the database writes it, of items of the test’s own; each list becomes a file. */
export async function plantedExport(
  id: string,
  files: AttributeMap[][],
  exportTime = '2026-03-04T05:06:07.000Z',
): Promise<PlantedExport> {
  const prefix = `exports/manual/${id}`
  const folder = `${prefix}/AWSDynamoDB/01`
  const keys: string[] = []
  const lines: string[] = []
  for (const [at, items] of files.entries()) {
    const bytes = gzipSync(items.map((Item) => `${JSON.stringify({ Item })}\n`).join(''))
    const dataFileS3Key = `${folder}/data/file-${at}.json.gz`
    const md5Checksum = createHash('md5').update(bytes).digest('base64')
    await put(dataFileS3Key, bytes)
    keys.push(dataFileS3Key)
    lines.push(JSON.stringify({ itemCount: items.length, md5Checksum, etag: 'x', dataFileS3Key }))
  }
  const manifestFilesS3Key = `${folder}/manifest-files.json`
  await put(manifestFilesS3Key, Buffer.from(lines.join('\n')))
  const summary = {
    itemCount: files.flat().length,
    exportTime,
    manifestFilesS3Key,
  }
  await put(`${folder}/manifest-summary.json`, Buffer.from(JSON.stringify(summary)))
  return { id, prefix, files: keys }
}
