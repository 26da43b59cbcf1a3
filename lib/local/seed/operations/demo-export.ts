import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { BackupLine } from './demo-backup-lines.ts'

export type DemoFile = { key: string; body: Buffer; contentType: string }

type DemoExport = {
  prefix: string
  /** The name that the database gave the export. */
  exportId: string
  at: string
  lines: readonly BackupLine[]
}

const dataFiles = 4

const digestOf = (body: Buffer) => createHash('md5').update(body).digest('base64')

/** The files of an export, laid out as the database does it: two manifests beside the data. */
export function exportedFiles({ prefix, exportId, at, lines }: DemoExport): {
  data: DemoFile[]
  manifests: DemoFile[]
} {
  const folder = `${prefix}/AWSDynamoDB/${exportId}`
  const perFile = Math.ceil(lines.length / dataFiles)
  const parts = Array.from({ length: dataFiles }, (_, part) => {
    const own = lines.slice(part * perFile, (part + 1) * perFile)
    const key = `${folder}/data/part-${part + 1}.json.gz`
    return {
      items: own.length,
      file: {
        key,
        body: gzipSync(own.map(({ text }) => text).join('')),
        contentType: 'application/octet-stream',
      },
    }
  })
  const manifestFilesS3Key = `${folder}/manifest-files.json`
  const summary = {
    version: '2020-06-30',
    exportTime: at,
    startTime: at,
    manifestFilesS3Key,
    itemCount: lines.length,
    outputFormat: 'DYNAMODB_JSON',
  }
  const listed = parts.map(({ items, file: { key, body } }) =>
    JSON.stringify({ itemCount: items, md5Checksum: digestOf(body), dataFileS3Key: key }),
  )
  return {
    data: parts.map(({ file }) => file),
    manifests: [
      jsonFile(manifestFilesS3Key, `${listed.join('\n')}\n`),
      jsonFile(`${folder}/manifest-summary.json`, JSON.stringify(summary)),
    ],
  }
}

const jsonFile = (key: string, text: string): DemoFile => ({
  key,
  body: Buffer.from(text),
  contentType: 'application/json',
})
