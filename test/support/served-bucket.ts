import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AwsClient } from 'aws4fetch'
import { afterEach, beforeEach } from 'vitest'
import { createStorage, type Storage } from '#lib/local/storage/storage.ts'
import { serveService } from './serve-service.ts'
import { signedForm } from './signed-form.ts'

const now = new Date('2030-01-02T03:04:05Z')

/** A client that asks S3 for something, by the name of its key. */
export const s3Client = (accessKeyId: string): AwsClient =>
  new AwsClient({ accessKeyId, secretAccessKey: 'local', service: 's3', region: 'us-east-1', retries: 0 })

export const codeOf = async (response: Response): Promise<string | undefined> =>
  /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1]

/** A bucket of the laptop cloud, served again for each test of a file. */
export function servedBucket() {
  const client = s3Client('local')
  let dataDir: string
  let storage: Storage
  let served: Awaited<ReturnType<typeof serveService>>

  const open = () => createStorage({ dataDir, now: () => now, buckets: ['media'] })
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'storage-'))
    storage = open()
    served = await serveService('/_local/s3', storage.service)
  })
  afterEach(() => served.stop())

  return {
    client,
    /** The storage as another start finds it. */
    open,
    storage: () => storage,
    url: () => `${served.url}/media`,
    put: (key: string, body: string, headers = {}) =>
      client.fetch(`${served.url}/media/${key}`, { method: 'PUT', body, headers }),
    post: (changes?: Parameters<typeof signedForm>[0]) =>
      fetch(`${served.url}/media`, { method: 'POST', body: signedForm(changes) }),
  }
}
