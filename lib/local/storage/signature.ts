import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { roleOfKey, signingKey } from '../functions/role.ts'
import type { LocalRequest } from '../service.ts'
import { S3Error } from './s3-xml.ts'

/** The key of the laptop cloud itself. */
export const ownAccessKey = 'local'
const secretAccessKey = 'local'

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Checks a Signature Version 4 over `text`, made for the scope that the credential names; the answer is whose it is. */
export function checkSignature(credential: string, text: string, signature: string): string {
  const [id = '', date = '', region, service, ending] = credential.split('/')
  refuseUnknownKey(id)
  if (region !== 'us-east-1' || service !== 's3' || ending !== 'aws4_request') {
    throw new S3Error('InvalidArgument', 'The credential must be scoped to us-east-1/s3/aws4_request.')
  }
  const scopeKey = hmac(hmac(hmac(`AWS4${secretAccessKey}`, date), region), service)
  const expected = hmac(hmac(scopeKey, ending), text)
  const given = Buffer.from(signature, 'hex')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new S3Error(
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided.',
    )
  }
  return id
}

function refuseUnknownKey(id: string): void {
  if (id !== ownAccessKey && !roleOfKey(id))
    throw new S3Error(
      'InvalidAccessKeyId',
      'The AWS Access Key Id you provided does not exist in our records.',
    )
}

/**
 * Lets a request pass that is signed in its headers by a key of the app, or in its query with a signature that is right
 * and not used up; the answer is that key. Everything is private: anything else is denied.
 */
export function authorise(request: LocalRequest, mountPath: string, now: Date): string {
  const signer = signingKey(request.headers.authorization)
  if (signer) {
    refuseUnknownKey(signer)
    return signer
  }
  const query = (name: string) => request.query.get(name) ?? ''
  if (!query('X-Amz-Signature')) throw new S3Error('AccessDenied', 'Access Denied')
  const timestamp = query('X-Amz-Date')
  const scope = query('X-Amz-Credential').split('/').slice(1).join('/')
  const hashed = createHash('sha256').update(canonicalRequest(request, mountPath)).digest('hex')
  const text = ['AWS4-HMAC-SHA256', timestamp, scope, hashed].join('\n')
  const keyId = checkSignature(query('X-Amz-Credential'), text, query('X-Amz-Signature'))
  // The signer may have used the real time although the local clock was moved, so either may tell it is fresh.
  if (
    !isFresh(timestamp, query('X-Amz-Expires'), now) &&
    !isFresh(timestamp, query('X-Amz-Expires'), new Date())
  ) {
    throw new S3Error('AccessDenied', 'Request has expired')
  }
  return keyId
}

function isFresh(timestamp: string, expires: string, now: Date): boolean {
  const signedAt = Date.parse(
    timestamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  )
  const ageSeconds = (now.getTime() - signedAt) / 1000
  const seconds = Number(expires)
  return seconds > 0 && seconds <= 604_800 && ageSeconds >= -900 && ageSeconds <= seconds
}

function canonicalRequest({ method, path, query, headers }: LocalRequest, mountPath: string): string {
  const uri = `${mountPath}${path}`
    .split('/')
    .map((segment) => encode(decodeURIComponent(segment)))
    .join('/')
  const parameters = [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
  const signed = (query.get('X-Amz-SignedHeaders') ?? 'host').split(';')
  const headerLines = signed.map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`)
  return [method, uri, parameters.join('&'), headerLines.join(''), signed.join(';'), 'UNSIGNED-PAYLOAD'].join(
    '\n',
  )
}

const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
