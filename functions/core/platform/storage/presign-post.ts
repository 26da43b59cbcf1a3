import { createHmac } from 'node:crypto'

type Upload = {
  bucket: string
  region: string
  key: string
  contentType: string
  maxBytes: number
  now: string
  expiresAt: string
}

type Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string | undefined }

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/**
 * The form fields of an S3 POST upload, signed with Signature Version 4. The policy fixes the key, the type and the
 * size, so the storage itself refuses anything else. (The SDK's presigner would double a function's bundle.)
 */
export function presignPost(upload: Upload, credentials: Credentials): Record<string, string> {
  const timestamp = upload.now.replace(/[-:]|\.\d{3}/g, '')
  const date = timestamp.slice(0, 8)
  const scope = `${date}/${upload.region}/s3/aws4_request`
  const fields: Record<string, string> = {
    key: upload.key,
    'Content-Type': upload.contentType,
    'x-amz-algorithm': 'AWS4-HMAC-SHA256',
    'x-amz-credential': `${credentials.accessKeyId}/${scope}`,
    'x-amz-date': timestamp,
    ...(credentials.sessionToken && { 'x-amz-security-token': credentials.sessionToken }),
  }
  const conditions = [
    { bucket: upload.bucket },
    ['content-length-range', 1, upload.maxBytes],
    ...Object.entries(fields).map(([name, value]) => ({ [name]: value })),
  ]
  const policy = Buffer.from(JSON.stringify({ expiration: upload.expiresAt, conditions })).toString('base64')
  const dateKey = hmac(`AWS4${credentials.secretAccessKey}`, date)
  const signingKey = hmac(hmac(hmac(dateKey, upload.region), 's3'), 'aws4_request')
  return { ...fields, policy, 'x-amz-signature': hmac(signingKey, policy).toString('hex') }
}
