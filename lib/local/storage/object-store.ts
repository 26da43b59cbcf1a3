import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { damagedFile } from '../damaged-file.ts'
import { makeFolder } from '../make-folder.ts'

/** The metadata S3 keeps beside the bytes; `headers` are the ones given back with them. */
const ObjectInfo = z.object({
  key: z.string(),
  size: z.number(),
  etag: z.string(),
  lastModifiedAt: z.string(),
  headers: z.record(z.string(), z.string()),
})
export type ObjectInfo = z.infer<typeof ObjectInfo>

const StoredInfo = z.extend(ObjectInfo, { file: z.string() })
type StoredInfo = z.infer<typeof StoredInfo>

/** The objects of one bucket: bytes in one file, what is known about them in a JSON file beside it. */
export function openObjectStore(folder: string) {
  makeFolder(folder)
  const objects = new Map<string, StoredInfo>()
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.json')) continue
    const info = readInfo(join(folder, name))
    objects.set(info.key, info)
  }
  // Hashed, so that no key can leave the folder, be too long, or meet another one that differs in case only.
  const infoPath = (key: string) => join(folder, `${createHash('sha256').update(key).digest('hex')}.json`)
  const bytesPath = (info: StoredInfo) => join(folder, info.file)

  return {
    info: (key: string): ObjectInfo | undefined => objects.get(key),

    list(prefix: string): ObjectInfo[] {
      const found = [...objects.values()].filter((info) => info.key.startsWith(prefix))
      return found.sort((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)))
    },

    async read(key: string): Promise<Buffer | undefined> {
      const info = objects.get(key)
      return info && (await readFile(bytesPath(info)))
    },

    /** The bytes are complete on disk before the object points to them, so a reader never meets half of it. */
    async write(key: string, bytes: Buffer, headers: Record<string, string>, at: Date): Promise<ObjectInfo> {
      const replaced = objects.get(key)
      const info: StoredInfo = {
        key,
        size: bytes.length,
        etag: `"${createHash('md5').update(bytes).digest('hex')}"`,
        lastModifiedAt: at.toISOString(),
        headers,
        file: `${randomUUID()}.bin`,
      }
      await writeFile(bytesPath(info), bytes)
      const temporary = join(folder, `${info.file}.tmp`)
      await writeFile(temporary, JSON.stringify(info))
      await rename(temporary, infoPath(key))
      objects.set(key, info)
      if (replaced) await rm(bytesPath(replaced), { force: true })
      return info
    },

    async remove(key: string): Promise<void> {
      const info = objects.get(key)
      if (!info) return
      objects.delete(key)
      await rm(infoPath(key), { force: true })
      await rm(bytesPath(info), { force: true })
    },
  }
}

export type ObjectStore = ReturnType<typeof openObjectStore>

function readInfo(path: string): StoredInfo {
  try {
    return StoredInfo.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    throw damagedFile(path)
  }
}
