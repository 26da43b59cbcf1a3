import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { env } from '#core/env.ts'
import { credentials } from './credentials.ts'
import { type BucketName, bucketUrl } from './object-address.ts'

const client = () => new AwsClient({ ...credentials(), service: 's3', region: env('AWS_REGION'), retries: 2 })

const pathOf = (key: string) => key.split('/').map(encodeURIComponent).join('/')
const urlOf = (key: string, bucket?: BucketName) => `${bucketUrl(bucket)}/${pathOf(key)}`

/** A whole object; undefined when there is none. */
export async function readObject(
  key: string,
  bucket?: BucketName,
): Promise<{ bytes: Buffer; etag: string } | undefined> {
  const response = await client().fetch(urlOf(key, bucket))
  if (response.status === 404 || response.status === 403) return undefined
  if (!response.ok) throw new Error(`the storage answered ${response.status} to a read`)
  return { bytes: Buffer.from(await response.arrayBuffer()), etag: response.headers.get('etag') ?? '' }
}

/** An object as a stream, for one that may not fit into memory; undefined when there is none. */
export async function openObject(
  key: string,
  bucket?: BucketName,
): Promise<ReadableStream<Uint8Array> | undefined> {
  const response = await client().fetch(urlOf(key, bucket))
  if (response.status === 404 || response.status === 403) {
    await response.body?.cancel()
    return undefined
  }
  if (!response.ok || !response.body) throw new Error(`the storage answered ${response.status} to a read`)
  return response.body
}

/** True if there is an object, whatever its size. */
export async function objectExists(key: string, bucket?: BucketName): Promise<boolean> {
  const response = await client().fetch(urlOf(key, bucket), { method: 'HEAD' })
  if (response.status === 404 || response.status === 403) return false
  if (!response.ok) throw new Error(`the storage answered ${response.status} to a question`)
  return true
}

type Copy = {
  from: string
  to: string
  contentType: string
  cacheControl: string
  /** The version of the bytes that were checked: an upload that was replaced since then is not copied. */
  etag: string
}

/** Copies within the bucket, with new headers; false when the original is no longer the one that was read. */
export async function copyObject({ from, to, contentType, cacheControl, etag }: Copy): Promise<boolean> {
  const response = await client().fetch(urlOf(to), {
    method: 'PUT',
    headers: {
      'x-amz-copy-source': `/${env('MEDIA_BUCKET')}/${pathOf(from)}`,
      'x-amz-copy-source-if-match': etag,
      'x-amz-metadata-directive': 'REPLACE',
      'content-type': contentType,
      'cache-control': cacheControl,
    },
  })
  if (response.status === 412) return false
  // S3 answers 200 before it has copied everything, and says in the body whether it could.
  const failure = /<Error>.*<Code>(\w+)</s.exec(await response.text())?.[1]
  if (!response.ok || failure)
    throw new Error(`the storage answered ${response.status} ${failure ?? ''} to a copy`)
  return true
}

/** Deleting a missing file is no failure. */
export async function deleteObject(key: string, bucket?: BucketName): Promise<void> {
  const response = await client().fetch(urlOf(key, bucket), { method: 'DELETE' })
  if (!response.ok) throw new Error(`the storage answered ${response.status} to a deletion`)
}

type Download = {
  key: string
  bucket?: BucketName
  name: string
  contentType: string
  seconds: number
  now: string
}

/** An address that downloads a private object for some seconds, without any further permission. */
export async function downloadLink({
  key,
  bucket,
  name,
  contentType,
  seconds,
  now,
}: Download): Promise<string> {
  const url = new URL(urlOf(key, bucket))
  const filename = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  )
  url.searchParams.set('X-Amz-Expires', String(seconds))
  url.searchParams.set('response-content-type', contentType)
  url.searchParams.set('response-content-disposition', `attachment; filename*=UTF-8''${filename}`)
  const datetime = now.replace(/[-:]|\.\d{3}/g, '')
  const signed = await client().sign(url, { method: 'GET', aws: { signQuery: true, datetime } })
  // The signed text has a space where a form writes a plus.
  return signed.url.replaceAll('+', '%20')
}

type Headers = { contentType: string; cacheControl?: string }

/** Writes an object, over one that is there. */
export async function putObject(
  key: string,
  bytes: Uint8Array,
  { contentType, cacheControl }: Headers,
  bucket?: BucketName,
): Promise<void> {
  const response = await client().fetch(urlOf(key, bucket), {
    method: 'PUT',
    headers: {
      'content-type': contentType,
      // A bucket that locks what is written takes nothing without it.
      'content-md5': createHash('md5').update(bytes).digest('base64'),
      ...(cacheControl && { 'cache-control': cacheControl }),
    },
    body: bytes as BufferSource,
  })
  if (!response.ok) throw new Error(`the storage answered ${response.status} to a write`)
}

export type StoredObject = { key: string; bytes: number }

/** The keys below a prefix: files of one member, of which there are few. */
export const listObjects = async (prefix: string, bucket?: BucketName): Promise<string[]> =>
  (await listStored(prefix, bucket)).map(({ key }) => key)

/** The objects below a prefix, with their sizes. */
export async function listStored(prefix: string, bucket?: BucketName): Promise<StoredObject[]> {
  const found: StoredObject[] = []
  let token: string | undefined
  do {
    const url = new URL(bucketUrl(bucket))
    url.searchParams.set('list-type', '2')
    url.searchParams.set('prefix', prefix)
    if (token) url.searchParams.set('continuation-token', token)
    const response = await client().fetch(url)
    if (!response.ok) throw new Error(`the storage answered ${response.status} to a listing`)
    const xml = await response.text()
    for (const [, key = '', rest = ''] of xml.matchAll(/<Key>([^<]*)<\/Key>(.*?)<\/Contents>/gs))
      found.push({ key, bytes: Number(/<Size>(\d+)</.exec(rest)?.[1] ?? 0) })
    token = /<NextContinuationToken>([^<]*)</.exec(xml)?.[1]
  } while (token)
  return found
}
