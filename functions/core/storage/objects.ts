import { AwsClient } from 'aws4fetch'
import { env } from '#core/env.ts'
import { credentials } from './credentials.ts'
import { bucketUrl } from './object-address.ts'

const client = () => new AwsClient({ ...credentials(), service: 's3', region: env('AWS_REGION'), retries: 2 })

const urlOf = (key: string) => `${bucketUrl()}/${key.split('/').map(encodeURIComponent).join('/')}`

/** The first bytes of an object, enough to tell what it is; undefined when there is none. */
export async function readHead(
  key: string,
  bytes: number,
): Promise<{ head: Buffer; contentType: string } | undefined> {
  const response = await client().fetch(urlOf(key), { headers: { range: `bytes=0-${bytes - 1}` } })
  if (response.status === 404 || response.status === 403) return undefined
  if (!response.ok) throw new Error(`the storage answered ${response.status} to a read`)
  return {
    head: Buffer.from(await response.arrayBuffer()),
    contentType: response.headers.get('content-type') ?? '',
  }
}

/** Copies within the bucket with a fresh content type and caching for good: a key is never written twice. */
export async function publish(fromKey: string, toKey: string, contentType: string): Promise<void> {
  const response = await client().fetch(urlOf(toKey), {
    method: 'PUT',
    headers: {
      'x-amz-copy-source': `/${env('MEDIA_BUCKET')}/${fromKey.split('/').map(encodeURIComponent).join('/')}`,
      'x-amz-metadata-directive': 'REPLACE',
      'content-type': contentType,
      'cache-control': 'public, max-age=31536000, immutable',
    },
  })
  if (!response.ok) throw new Error(`the storage answered ${response.status} to a copy`)
}
