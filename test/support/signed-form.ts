import { createHmac } from 'node:crypto'

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

type Changes = {
  fields?: Record<string, string>
  conditions?: unknown[]
  expiration?: string
  secret?: string
  signer?: string
  tamper?: (policy: string) => string
  file?: Blob
}

/** An upload as a browser sends it, signed as S3 requires. `changes` override parts of it. */
export function signedForm(changes: Changes = {}): FormData {
  const fields = {
    key: 'quarantine/upl_1',
    'Content-Type': 'image/png',
    'x-amz-algorithm': 'AWS4-HMAC-SHA256',
    'x-amz-credential': `${changes.signer ?? 'local'}/20300102/us-east-1/s3/aws4_request`,
    'x-amz-date': '20300102T030405Z',
  }
  const conditions = changes.conditions ?? [
    { bucket: 'media' },
    ['content-length-range', 2, 10],
    ...Object.entries(fields).map(([name, value]) => ({ [name]: value })),
  ]
  const expiration = changes.expiration ?? '2030-01-02T03:05:05Z'
  const policy = Buffer.from(JSON.stringify({ expiration, conditions })).toString('base64')
  const dateKey = hmac(`AWS4${changes.secret ?? 'local'}`, '20300102')
  const signature = hmac(hmac(hmac(hmac(dateKey, 'us-east-1'), 's3'), 'aws4_request'), policy).toString('hex')
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...fields, ...changes.fields })) data.set(name, value)
  data.set('policy', changes.tamper?.(policy) ?? policy)
  data.set('x-amz-signature', signature)
  data.set('file', changes.file ?? new Blob(['pixels']))
  return data
}
