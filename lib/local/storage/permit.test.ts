import { AwsClient } from 'aws4fetch'
import { expect, test } from 'vitest'
import { codeOf, s3Client, servedBucket } from '#test/support/served-bucket.ts'

const { post, put, storage, url } = servedBucket()

test('a signer may do what the infra of that function grants, and nothing else', async () => {
  const as = (name: string) =>
    new AwsClient({ accessKeyId: `local-${name}`, secretAccessKey: 'local', service: 's3', retries: 0 })
  const asPictures = as('setProfilePicture')
  const write = (key: string, headers = {}) =>
    asPictures.fetch(`${url()}/${key}`, { method: 'PUT', body: 'pixels', headers })
  await put('quarantine/upl_1', 'pixels')
  await put('documents/taxes.pdf', 'private')

  expect((await asPictures.fetch(`${url()}/quarantine/upl_1`)).status).toBe(200)
  expect((await write('media/one.webp')).status).toBe(200)
  const refused = [
    await write('documents/one.pdf'),
    await write('media/two.webp', { 'x-amz-copy-source': '/media/documents/taxes.pdf' }),
    await asPictures.fetch(`${url()}/documents/taxes.pdf`),
    await asPictures.fetch(`${url()}/documents/taxes.pdf`, { method: 'DELETE' }),
    await asPictures.fetch(`${url()}?list-type=2&prefix=quarantine/`),
    await as('getMe').fetch(`${url()}/media/one.webp`),
  ]
  for (const response of refused) expect(await codeOf(response)).toBe('AccessDenied')
  expect(await codeOf(await as('stranger').fetch(`${url()}/media/one.webp`))).toBe('InvalidAccessKeyId')
  expect(await storage().read('media', 'media/two.webp')).toBeUndefined()
  const pictures = `${url()}?list-type=2&prefix=media/profile-pictures/1/`
  expect((await as('delete_due_accounts').fetch(pictures)).status).toBe(200)
})

test('a signed form or address lets its bearer do no more than its signer may', async () => {
  const signedBy = (name: string) => post({ signer: `local-${name}` })
  expect((await signedBy('createUpload')).status).toBe(204)
  expect(await codeOf(await signedBy('getMe'))).toBe('AccessDenied')
  await put('exports/all.zip', 'everything')
  const link = async (name: string) => {
    const signer = s3Client(`local-${name}`)
    const address = `${url()}/exports/all.zip?X-Amz-Expires=60`
    return fetch((await signer.sign(address, { aws: { signQuery: true } })).url)
  }
  expect(await (await link('createExportLink')).text()).toBe('everything')
  expect(await codeOf(await link('createDocumentLink'))).toBe('AccessDenied')
})
