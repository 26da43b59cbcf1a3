import { expect, onTestFinished, test, vi } from 'vitest'
import { serveService } from '#test/support/serve-service.ts'
import { copyObject } from './objects.ts'

const copy = {
  from: 'quarantine/u/upl_1',
  to: 'media/profile-pictures/u/pic_1.png',
  contentType: 'image/png',
  cacheControl: 'public',
  etag: '"1"',
}

async function storageAnswering(body: string): Promise<void> {
  const { url, stop } = await serveService('/s3', async () => ({ status: 200, body }))
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await stop()
  })
  vi.stubEnv('AWS_ENDPOINT_URL_S3', url)
  vi.stubEnv('MEDIA_BUCKET', 'media')
  vi.stubEnv('AWS_REGION', 'us-east-1')
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local')
}

const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>\n\n${body}`

test('a copy that breaks off has not been made, although S3 has already answered 200', async () => {
  await storageAnswering(xml('<Error><Code>InternalError</Code><Message>Try again.</Message></Error>'))
  await expect(copyObject(copy)).rejects.toThrow('InternalError')
})

test('a copy that is complete has been made', async () => {
  await storageAnswering(xml('<CopyObjectResult><ETag>"1"</ETag></CopyObjectResult>'))
  expect(await copyObject(copy)).toBe(true)
})
