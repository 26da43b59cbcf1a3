import type { LocalRequest, LocalResponse } from '../service.ts'
import type { ObjectInfo, ObjectStore } from './object-store.ts'
import { permit } from './permit.ts'
import { enforcePolicy, readForm } from './post-policy.ts'
import { elements, S3Error, xmlResponse } from './s3-xml.ts'

export type WriteReason = 'PutObject' | 'CopyObject' | 'POST Object'

export type Bucket = {
  name: string
  store: ObjectStore
  now(): Date
  find(bucket: string): Bucket
  write(key: string, bytes: Buffer, headers: Record<string, string>, reason: WriteReason): Promise<ObjectInfo>
}

const keptHeaders = [
  'content-type',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
]

/** An upload from the browser: the form brings its own permission, the signed policy. */
export async function postObject(bucket: Bucket, request: LocalRequest): Promise<LocalResponse> {
  const form = await readForm(request.body, request.headers['content-type'] ?? '')
  const signer = enforcePolicy(form, bucket.name, bucket.now())
  const key = form.fields.get('key') ?? ''
  permit(signer, 's3:PutObject', key, bucket.name)
  if (key === '') throw new S3Error('InvalidArgument', 'User key must have a length greater than 0.')
  const info = await bucket.write(
    key,
    form.file,
    keep((name) => form.fields.get(name), [...form.fields.keys()]),
    'POST Object',
  )
  const wanted = form.fields.get('success_action_status')
  if (wanted === '201') {
    const fields = { Bucket: bucket.name, Key: key, ETag: info.etag }
    return xmlResponse(201, `<PostResponse>${elements(fields)}</PostResponse>`)
  }
  return { status: wanted === '200' ? 200 : 204, headers: { etag: info.etag } }
}

export async function putObject(
  bucket: Bucket,
  key: string,
  request: LocalRequest,
  signer: string,
): Promise<LocalResponse> {
  permit(signer, 's3:PutObject', key, bucket.name)
  const headers = keep((name) => text(request.headers[name]), Object.keys(request.headers))
  const source = text(request.headers['x-amz-copy-source'])
  if (source === undefined) {
    const info = await bucket.write(key, request.body, headers, 'PutObject')
    return { status: 200, headers: { etag: info.etag } }
  }
  const [sourceBucket = '', ...sourceKey] = decodeURIComponent(source.replace(/^\//, '')).split('/')
  const from = bucket.find(sourceBucket)
  permit(signer, 's3:GetObject', sourceKey.join('/'), from.name)
  const original = existing(from, sourceKey.join('/'))
  const wanted = text(request.headers['x-amz-copy-source-if-match'])
  if (wanted !== undefined && wanted !== original.etag)
    throw new S3Error('PreconditionFailed', 'At least one of the pre-conditions you specified did not hold')
  const replaces = request.headers['x-amz-metadata-directive'] === 'REPLACE'
  const bytes = await bytesOf(from, original)
  const info = await bucket.write(key, bytes, replaces ? headers : original.headers, 'CopyObject')
  const fields = { LastModified: info.lastModifiedAt, ETag: info.etag }
  return xmlResponse(200, `<CopyObjectResult>${elements(fields)}</CopyObjectResult>`)
}

export async function getObject(bucket: Bucket, key: string, request: LocalRequest): Promise<LocalResponse> {
  const info = existing(bucket, key)
  const headers: Record<string, string> = {
    'content-type': 'binary/octet-stream',
    ...info.headers,
    ...overrides(request.query),
    etag: info.etag,
    'last-modified': new Date(info.lastModifiedAt).toUTCString(),
    'accept-ranges': 'bytes',
  }
  if (request.headers['if-none-match'] === info.etag) return { status: 304, headers }
  const range = wantedRange(text(request.headers.range), info.size)
  if (range) headers['content-range'] = `bytes ${range.from}-${range.to}/${info.size}`
  headers['content-length'] = String(range ? range.to - range.from + 1 : info.size)
  const status = range ? 206 : 200
  if (request.method === 'HEAD') return { status, headers }
  const bytes = await bytesOf(bucket, info)
  return { status, headers, body: range ? bytes.subarray(range.from, range.to + 1) : bytes }
}

/** Returns what a signed address may set in the answer. */
function overrides(query: URLSearchParams): Record<string, string> {
  const wanted = ['content-type', 'content-disposition', 'cache-control']
    .map((name) => [name, query.get(`response-${name}`)] as const)
    .filter((header): header is readonly [string, string] => header[1] !== null)
  return Object.fromEntries(wanted)
}

export async function deleteObject(bucket: Bucket, key: string): Promise<LocalResponse> {
  await bucket.store.remove(key)
  return { status: 204 }
}

export function listObjects(bucket: Bucket, query: URLSearchParams): LocalResponse {
  const prefix = query.get('prefix') ?? ''
  const most = Math.min(Number(query.get('max-keys') ?? 1000), 1000)
  const token = query.get('continuation-token')
  const after = token ? Buffer.from(token, 'base64url').toString('utf8') : (query.get('start-after') ?? '')
  const rest = bucket.store
    .list(prefix)
    .filter(({ key }) => Buffer.compare(Buffer.from(key), Buffer.from(after)) > 0)
  const page = rest.slice(0, most)
  const isTruncated = rest.length > page.length
  const last = page.at(-1)
  const contents = page.map(
    ({ key, lastModifiedAt, etag, size }) =>
      `<Contents>${elements({ Key: key, LastModified: lastModifiedAt, ETag: etag, Size: size })}<StorageClass>STANDARD</StorageClass></Contents>`,
  )
  const summary = elements({
    Name: bucket.name,
    Prefix: prefix,
    KeyCount: page.length,
    MaxKeys: most,
    IsTruncated: isTruncated,
    ...(isTruncated && last && { NextContinuationToken: Buffer.from(last.key).toString('base64url') }),
  })
  const namespace = 'http://s3.amazonaws.com/doc/2006-03-01/'
  return xmlResponse(
    200,
    `<ListBucketResult xmlns="${namespace}">${summary}${contents.join('')}</ListBucketResult>`,
  )
}

function existing(bucket: Bucket, key: string): ObjectInfo {
  const info = bucket.store.info(key)
  if (!info) throw new S3Error('NoSuchKey', 'The specified key does not exist.', { Key: key })
  return info
}

async function bytesOf(bucket: Bucket, info: ObjectInfo): Promise<Buffer> {
  const bytes = await bucket.store.read(info.key)
  if (!bytes) throw new S3Error('NoSuchKey', 'The specified key does not exist.', { Key: info.key })
  return bytes
}

/** The headers that belong to the object: the standard ones and the caller's own metadata. */
function keep(field: (name: string) => string | undefined, names: string[]): Record<string, string> {
  const kept = names.filter((name) => keptHeaders.includes(name) || name.startsWith('x-amz-meta-'))
  return Object.fromEntries(kept.map((name) => [name, field(name) ?? '']))
}

const text = (header: string | string[] | undefined) => (Array.isArray(header) ? header.join(', ') : header)

/** One byte range as S3 reads it; anything else in the header means the whole object. */
function wantedRange(header: string | undefined, size: number): { from: number; to: number } | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  const from = match[1] === '' ? Math.max(size - Number(match[2]), 0) : Number(match[1])
  const to = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1)
  if (from > to)
    throw new S3Error('InvalidRange', 'The requested range is not satisfiable', { ActualObjectSize: size })
  return { from, to }
}
