import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { ServiceEvent } from '../bus/event.ts'
import type { LocalRequest, LocalResponse, LocalService } from '../service.ts'
import { openObjectStore } from './object-store.ts'
import { permit } from './permit.ts'
import {
  type Bucket,
  deleteObject,
  getObject,
  listObjects,
  postObject,
  putObject,
  type WriteReason,
} from './s3.ts'
import { errorResponse, S3Error } from './s3-xml.ts'
import { authorise } from './signature.ts'

export type StoredObject = {
  body: Buffer
  contentType: string
  cacheControl?: string
  etag: string
  lastModifiedAt: string
}

export type Storage = {
  /** S3 with path-style addresses: `/<bucket>/<key>` below the mount. */
  service: LocalService
  /** Called with S3's "Object Created" event for every object written, which is answered when it was taken. */
  onObjectCreated(listener: (event: ServiceEvent) => unknown): void
  /** Reads past all permissions, for serving what the content delivery network serves on AWS. */
  read(bucket: string, key: string): Promise<StoredObject | undefined>
  /** Stores a file past all permissions and without an event, as a seed does. */
  put(bucket: string, key: string, body: Buffer, contentType: string): Promise<void>
  stop(): Promise<void>
}

/** Private buckets on disk that speak as much S3 as the app uses. */
export function createStorage({
  dataDir,
  now,
  buckets,
  mountPath = '/_local/s3',
}: {
  dataDir: string
  now: () => Date
  buckets: string[]
  /** The path where the service is mounted: callers sign the whole path. */
  mountPath?: string
}): Storage {
  const listeners: ((event: ServiceEvent) => unknown)[] = []
  const find = (name: string): Bucket => {
    const bucket = opened.get(name)
    if (!bucket)
      throw new S3Error('NoSuchBucket', 'The specified bucket does not exist', { BucketName: name })
    return bucket
  }
  const open = (name: string): Bucket => {
    const store = openObjectStore(join(dataDir, 'storage', name))
    return {
      name,
      store,
      now,
      find,
      async write(key, bytes, headers, reason) {
        const info = await store.write(key, bytes, headers, now())
        const event = objectCreated(name, key, info.size, info.etag, reason)
        for (const listener of listeners) await listener(event)
        return info
      },
    }
  }
  const opened = new Map(buckets.map((name) => [name, open(name)]))

  return {
    async service(request) {
      try {
        return await answer(request)
      } catch (error) {
        if (!(error instanceof S3Error)) throw error
        const refusal = errorResponse(error)
        return request.method === 'HEAD' ? { ...refusal, body: undefined } : refusal
      }
    },
    onObjectCreated: (listener) => void listeners.push(listener),
    async read(bucket, key) {
      const store = opened.get(bucket)?.store
      const info = store?.info(key)
      const body = await store?.read(key)
      if (!info || !body) return undefined
      return {
        body,
        contentType: info.headers['content-type'] ?? 'binary/octet-stream',
        cacheControl: info.headers['cache-control'],
        etag: info.etag,
        lastModifiedAt: info.lastModifiedAt,
      }
    },
    async put(bucket, key, body, contentType) {
      await find(bucket).store.write(key, body, { 'content-type': contentType }, now())
    },
    stop: async () => undefined,
  }

  async function answer(request: LocalRequest): Promise<LocalResponse> {
    const { bucketName, key } = parsePath(request.path)
    const bucket = find(bucketName)
    if (key === '' && request.method === 'POST') return postObject(bucket, request)
    const signer = authorise(request, mountPath, now())
    if (key === '' && request.method === 'GET') {
      permit(signer, 's3:ListBucket', request.query.get('prefix') ?? '', bucketName)
      return listObjects(bucket, request.query)
    }
    if (key === '' && request.method === 'HEAD') return { status: 200 }
    if (key !== '' && request.method === 'PUT') return putObject(bucket, key, request, signer)
    if (key !== '' && ['GET', 'HEAD'].includes(request.method)) {
      permit(signer, 's3:GetObject', key, bucketName)
      return getObject(bucket, key, request)
    }
    if (key !== '' && request.method === 'DELETE') {
      permit(signer, 's3:DeleteObject', key, bucketName)
      return deleteObject(bucket, key)
    }
    throw new S3Error('MethodNotAllowed', 'The specified method is not allowed against this resource.')
  }
}

function parsePath(path: string): { bucketName: string; key: string } {
  try {
    const [bucketName = '', ...rest] = path.slice(1).split('/').map(decodeURIComponent)
    return { bucketName, key: rest.join('/') }
  } catch {
    throw new S3Error('InvalidArgument', "Couldn't parse the specified URI.")
  }
}

function objectCreated(
  bucket: string,
  key: string,
  size: number,
  etag: string,
  reason: WriteReason,
): ServiceEvent {
  return {
    'detail-type': 'Object Created',
    source: 'aws.s3',
    resources: [`arn:aws:s3:::${bucket}`],
    detail: {
      version: '0',
      bucket: { name: bucket },
      object: {
        key,
        size,
        etag: etag.replaceAll('"', ''),
        sequencer: randomBytes(8).toString('hex').toUpperCase(),
      },
      'request-id': randomBytes(8).toString('hex').toUpperCase(),
      requester: '000000000000',
      'source-ip-address': '127.0.0.1',
      reason,
    },
  }
}
