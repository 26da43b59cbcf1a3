import fc from 'fast-check'
import { expect, test } from 'vitest'
import { presignPost } from './presign-post.ts'

const upload = {
  bucket: 'media',
  region: 'us-east-1',
  key: 'quarantine/u/upl_1',
  contentType: 'image/png',
  maxBytes: 5_000_000,
  now: '2026-03-04T05:06:07.890Z',
  expiresAt: '2026-03-04T05:07:07.890Z',
}
const key = { accessKeyId: 'AKID', secretAccessKey: 'shh' }

const policyOf = (fields: Record<string, string>) =>
  JSON.parse(Buffer.from(fields.policy ?? '', 'base64').toString('utf8')) as {
    expiration: string
    conditions: unknown[]
  }

test('the policy fixes bucket, key, type, size and time, and nothing is open', () => {
  const fields = presignPost(upload, key)
  expect(policyOf(fields)).toEqual({
    expiration: upload.expiresAt,
    conditions: [
      { bucket: 'media' },
      ['content-length-range', 1, 5_000_000],
      { key: 'quarantine/u/upl_1' },
      { 'Content-Type': 'image/png' },
      { 'x-amz-algorithm': 'AWS4-HMAC-SHA256' },
      { 'x-amz-credential': 'AKID/20260304/us-east-1/s3/aws4_request' },
      { 'x-amz-date': '20260304T050607Z' },
    ],
  })
})

test('every field but policy and signature is bound by a condition', () => {
  const fields = presignPost(upload, { ...key, sessionToken: 'session' })
  const bound = policyOf(fields).conditions.flatMap((condition) => Object.entries(condition as object))
  for (const [name, value] of Object.entries(fields))
    if (name !== 'policy' && name !== 'x-amz-signature') expect(bound).toContainEqual([name, value])
  expect(fields['x-amz-security-token']).toBe('session')
})

test('any other secret or any other content gives another signature, and the secret is not in the form', () => {
  const signature = presignPost(upload, key)['x-amz-signature']
  expect(signature).toMatch(/^[0-9a-f]{64}$/)
  fc.assert(
    fc.property(fc.string({ minLength: 8 }), fc.nat(), (secretAccessKey, maxBytes) => {
      fc.pre(secretAccessKey !== key.secretAccessKey && maxBytes !== upload.maxBytes)
      expect(presignPost(upload, { ...key, secretAccessKey })['x-amz-signature']).not.toBe(signature)
      expect(presignPost({ ...upload, maxBytes }, key)['x-amz-signature']).not.toBe(signature)
    }),
  )
  expect(JSON.stringify(presignPost(upload, { ...key, secretAccessKey: 'planted' }))).not.toContain('planted')
})
