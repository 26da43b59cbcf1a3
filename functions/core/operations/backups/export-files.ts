import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import * as z from 'zod/mini'
import { listStored, openObject, readObject } from '#core/platform/storage/objects.ts'

export type AttributeMap = Record<string, AttributeValue>

export type ExportFile = {
  key: string
  items: number
  /** Of the compressed bytes, in base64. */
  md5: string
  /** 0 when the file is not there. */
  bytes: number
}

export type ExportManifest = {
  items: number
  files: ExportFile[]
  /** What the export shows: the table as it was then. */
  instant: string
}

/** A file of an export that is not what the manifest says. */
export class DamagedFile extends Error {
  readonly file: string
  constructor(file: string) {
    super(`${file} is damaged.`)
    this.file = file
  }
}

/** A file that belongs to an export and is not in the bucket. */
export class MissingFile extends Error {
  readonly file: string
  constructor(file: string) {
    super(`${file} is missing.`)
    this.file = file
  }
}

const Summary = z.object({ itemCount: z.int(), exportTime: z.string(), manifestFilesS3Key: z.string() })
const FileLine = z.object({ itemCount: z.int(), md5Checksum: z.string(), dataFileS3Key: z.string() })

/** What an export below a prefix is made of, as the database wrote it down beside the files. */
export async function readManifest(prefix: string): Promise<ExportManifest> {
  const stored = await listStored(`${prefix}/AWSDynamoDB/`, 'BACKUP_BUCKET')
  const sizes = new Map(stored.map(({ key, bytes }) => [key, bytes]))
  const summaryKey = stored.find(({ key }) => key.endsWith('/manifest-summary.json'))?.key
  if (!summaryKey) throw new MissingFile(`${prefix}/manifest-summary.json`)
  const summary = parsed(Summary, await textOf(summaryKey), summaryKey)
  const listing = await textOf(summary.manifestFilesS3Key)
  const lines = listing.split('\n').filter((line) => line.trim() !== '')
  return {
    items: summary.itemCount,
    instant: new Date(summary.exportTime).toISOString(),
    files: lines.map((line) => {
      const { dataFileS3Key, itemCount, md5Checksum } = parsed(FileLine, line, summary.manifestFilesS3Key)
      return {
        key: dataFileS3Key,
        items: itemCount,
        md5: md5Checksum,
        bytes: sizes.get(dataFileS3Key) ?? 0,
      }
    }),
  }
}

async function textOf(key: string): Promise<string> {
  const object = await readObject(key, 'BACKUP_BUCKET')
  if (!object) throw new MissingFile(key)
  return object.bytes.toString('utf8')
}

function parsed<T extends z.ZodMiniType>(schema: T, text: string, file: string): z.infer<T> {
  try {
    return z.parse(schema, JSON.parse(text))
  } catch {
    throw new DamagedFile(file)
  }
}

/**
 * The items of a file, one after the other, as they stream in. Only at the end is it known whether the file is what the
 * manifest says: it throws then, so what must not be done with a damaged file has to wait until all are read.
 */
export async function* linesOf({ key, md5, items }: ExportFile): AsyncGenerator<{ Item: AttributeMap }> {
  const body = await openObject(key, 'BACKUP_BUCKET')
  if (!body) throw new MissingFile(key)
  const digest = createHash('md5')
  const unpacked = createGunzip()
  const read = pipeline(Readable.from(digested(body, digest)), unpacked)
  // The reader of the unpacked bytes meets the failure.
  read.catch(() => undefined)
  let count = 0
  try {
    for await (const line of splitLines(unpacked)) {
      count += 1
      yield parsedLine(line, key)
    }
    await read
  } catch (error) {
    throw isOfZlib(error) ? new DamagedFile(key) : error
  } finally {
    unpacked.destroy()
  }
  if (digest.digest('base64') !== md5 || count !== items) throw new DamagedFile(key)
}

async function* digested(body: ReadableStream<Uint8Array>, digest: ReturnType<typeof createHash>) {
  for await (const chunk of body) {
    digest.update(chunk)
    yield chunk
  }
}

async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines.filter((line) => line !== '')
  }
  if (rest !== '') yield rest
}

function parsedLine(line: string, key: string): { Item: AttributeMap } {
  try {
    return JSON.parse(line) as { Item: AttributeMap }
  } catch {
    throw new DamagedFile(key)
  }
}

const isOfZlib = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
