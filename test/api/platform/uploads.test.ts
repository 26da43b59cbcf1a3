import { beforeAll, expect, test } from 'vitest'
import { listObjects } from '#core/platform/storage/objects.ts'
import { createUpload } from '#shared/platform/uploads/contract.ts'
import { getMe, setProfilePicture } from '#shared/platform/users/contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { jpeg, png, webp } from '#test/support/images.ts'
import { newMember } from '#test/support/new-member.ts'
import { photo, photoAsPng, photoAsWebp, placeInPhoto } from '#test/support/photos.ts'
import { polyglots } from '#test/support/polyglots.ts'
import { keysOf, servedPicture } from '#test/support/served-picture.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { postFile, uploadFile } from '#test/support/upload.ts'

const { url } = sharedCloud()

/** One member whose forms the storage refuses, one whose files are no pictures. */
let refused: Client
let rejected: Client

beforeAll(async () => {
  const members = await Promise.all([newMember(url), newMember(url)])
  ;[refused, rejected] = members.map(({ client }) => client) as [Client, Client]
})

const ask = async (client: Client, contentType = 'image/png') =>
  (await client.call(createUpload, { body: { purpose: 'profile-picture', contentType, bytes: 1000 } })).body

const use = (client: Client, uploadId: string) =>
  client.call(setProfilePicture, { body: { uploadId: uploadId as `upl_${string}` } })

test.each([
  ['image/png', () => photoAsPng(1000, 500)],
  ['image/jpeg', () => photo(500, 1000, { orientation: 6 })],
  ['image/webp', () => photoAsWebp(1000, 500)],
])(
  'a picture of type %s becomes the profile picture in three widths, and no one keeps it for longer than a day',
  async (type, make) => {
    const { client } = await newMember(url)
    const { body } = await use(client, await uploadFile(client, await make(), type))
    expect(body.profileImage).toMatch(
      new RegExp(`^/media/profile-pictures/${body.id}/pic_[0-9A-Z]{26}-1600\\.webp$`),
    )
    expect((await client.call(getMe, {})).body.profileImage).toBe(body.profileImage)
    const files = await servedPicture(url, body.profileImage)
    expect(files.map(({ size }) => size)).toEqual([
      [1000, 500],
      [800, 400],
      [400, 200],
    ])
    for (const { headers } of files)
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=86400',
        'x-content-type-options': 'nosniff',
      })
  },
)

test('nobody learns from a picture where it was taken', async () => {
  const { client } = await newMember(url)
  const file = await photo(64, 48)
  expect(file.includes(placeInPhoto)).toBe(true)
  const { body } = await use(client, await uploadFile(client, file, 'image/jpeg'))
  for (const { bytes } of await servedPicture(url, body.profileImage)) {
    expect(bytes.includes(placeInPhoto)).toBe(false)
    expect(bytes.includes('EXIF')).toBe(false)
  }
})

test.each<[string, (fields: Record<string, string>) => Record<string, string>, Buffer]>([
  ['another type', (fields) => ({ ...fields, 'Content-Type': 'text/html' }), png(1, 1)],
  ['an SVG', (fields) => ({ ...fields, 'Content-Type': 'image/svg+xml' }), Buffer.from('<svg/>')],
  ['another key', (fields) => ({ ...fields, key: 'media/profile-pictures/mine.png' }), png(1, 1)],
  ['a key of someone else', (fields) => ({ ...fields, key: `${fields.key}/../other` }), png(1, 1)],
  ['a field more', (fields) => ({ ...fields, 'x-amz-meta-more': '1' }), png(1, 1)],
  ['an access list', (fields) => ({ ...fields, acl: 'public-read' }), png(1, 1)],
  [
    'a policy of its own',
    (fields) => ({ ...fields, policy: `${fields.policy?.slice(0, -4)}AAAA` }),
    png(1, 1),
  ],
  ['no signature', ({ 'x-amz-signature': _, ...fields }) => fields, png(1, 1)],
  ['nothing in it', (fields) => fields, Buffer.alloc(0)],
  ['more than 5 MB', (fields) => fields, Buffer.alloc(5 * 1024 * 1024 + 1)],
])('the storage refuses a form with %s', async (_, change, file) => {
  const form = await ask(refused)
  const posted = await postFile({ url: form.url, fields: change(form.fields) }, file)
  expect([400, 403]).toContain(posted.status)
  expectProblem(await use(refused, form.uploadId), 404, 'upload_not_found')
})

const bomb = png(1, 1, { width: 8000, height: 5000 })

test.each<[string, string, Buffer]>([
  ['garbage', 'image/png', Buffer.alloc(500, 7)],
  ['a picture of 40 megapixels', 'image/png', bomb],
  ['a picture of 4 gigapixels', 'image/png', png(1, 1, { width: 0xffffffff, height: 1 })],
  ['the beginning of a PNG', 'image/png', png(2, 2).subarray(0, 20)],
  ['a JPEG of nothing', 'image/jpeg', jpeg(640, 480)],
  ['a WebP of nothing', 'image/webp', webp(640, 480)],
  ['a PNG without its pixels', 'image/png', png(1, 1, { width: 90, height: 90 })],
  ...polyglots
    .filter(({ type }) => type !== 'application/pdf')
    .map(({ name, type, file }): [string, string, Buffer] => [name, type, file]),
])('%s is no profile picture, and is not served', async (_, type, file) => {
  const uploadId = await uploadFile(rejected, file, type)
  const answer = expectProblem(await use(rejected, uploadId), 422, 'upload_rejected')
  expect(answer.detail).toBe(
    file.subarray(16, 24).readUInt32BE(0) >= 8000 && file[0] === 0x89
      ? 'This picture has more than 25 megapixels. Scale it down and try again.'
      : 'We cannot use this file as a picture.',
  )
  const { id, profileImage } = (await rejected.call(getMe, {})).body
  expect(profileImage).toBeUndefined()
  expect(await listObjects(`media/profile-pictures/${id}/`)).toEqual([])
})

test.each(['image/svg+xml', 'text/html', 'image/gif', 'application/pdf', 'application/zip'])(
  'no one gets a place for a profile picture of type %s',
  async (contentType) => {
    const answer = await refused.call(createUpload, {
      body: { purpose: 'profile-picture', contentType, bytes: 1000 },
    })
    expect(expectProblem(answer, 415, 'upload_type').detail).toBe('Use a JPEG, PNG or WebP image.')
  },
)

test('no one gets a place for a file of 6 MB', async () => {
  const answer = await refused.call(createUpload, {
    body: { purpose: 'profile-picture', contentType: 'image/png', bytes: 6 * 1024 * 1024 },
  })
  expect(expectProblem(answer, 413, 'upload_size').detail).toBe('The file must be at most 5 MB.')
})

test('a file is used for what it was uploaded for, and for nothing else', async () => {
  const uploadId = await uploadFile(refused, png(2, 2), 'image/png', 'verification-document')
  expectProblem(await use(refused, uploadId), 404, 'upload_not_found')
})

test('an upload becomes a profile picture once, and a second use of it takes nothing away', async () => {
  const { client } = await newMember(url)
  const uploadId = await uploadFile(client, png(3, 2))
  const { body } = await use(client, uploadId)
  expectProblem(await use(client, uploadId), 404, 'upload_not_found')
  await controlOf(url).settle()
  expect((await client.call(getMe, {})).body.profileImage).toBe(body.profileImage)
  expect((await fetch(`${url}${body.profileImage}`)).status).toBe(200)
})

test('a picture that was refused because the profile changed meanwhile is kept nowhere', async () => {
  const { client } = await newMember(url)
  const uploadIds: string[] = []
  for (let count = 0; count < 8; count++) uploadIds.push(await uploadFile(client, png(3, 2)))
  const answers = await Promise.all(uploadIds.map((uploadId) => use(client, uploadId)))
  expect(answers.map(({ status }) => status)).toContain(409)
  await controlOf(url).settle()
  const { id, profileImage } = (await client.call(getMe, {})).body
  expect(await listObjects(`media/profile-pictures/${id}/`)).toEqual(keysOf(profileImage))
})

test('one picture of a request that was sent several times at once is kept', async () => {
  const { client } = await newMember(url)
  const uploadId = (await uploadFile(client, png(3, 2))) as `upl_${string}`
  const send = () =>
    client.call(setProfilePicture, { body: { uploadId } }, { 'idempotency-key': `picture-${uploadId}` })
  const answers = await Promise.all(Array.from({ length: 8 }, send))
  await controlOf(url).settle()
  const { id, profileImage } = (await client.call(getMe, {})).body
  expect(new Set(answers.map(({ body }) => body.profileImage))).toEqual(new Set([profileImage]))
  expect(await listObjects(`media/profile-pictures/${id}/`)).toEqual(keysOf(profileImage))
})

test('a new picture takes the place of the old one with all of its files', async () => {
  const { client } = await newMember(url)
  const { body: first } = await use(client, await uploadFile(client, png(3, 2)))
  const { body: second } = await use(client, await uploadFile(client, png(30, 20)))
  await controlOf(url).settle()
  expect(second.profileImage).not.toBe(first.profileImage)
  expect(await listObjects(`media/profile-pictures/${first.id}/`)).toEqual(keysOf(second.profileImage))
})

test('a picture that cannot be read may be chosen again', async () => {
  const { client } = await newMember(url)
  const uploadId = await uploadFile(client, jpeg(64, 48), 'image/jpeg')
  for (let time = 1; time <= 2; time++) expectProblem(await use(client, uploadId), 422, 'upload_rejected')
})

test('an upload that was only asked for is not found', async () => {
  expectProblem(await use(refused, (await ask(refused)).uploadId), 404, 'upload_not_found')
})

test('nothing in quarantine is served, by any spelling of its address', async () => {
  const form = await ask(refused)
  const file = png(9, 9)
  expect((await postFile(form, file)).status).toBe(204)
  const key = form.fields.key as string
  const storage = new URL(form.url).pathname
  for (const path of [
    `/${key}`,
    `/media/${key}`,
    `/media/../${key}`,
    `/media/..%2f${encodeURIComponent(key)}`,
    `/media/%2e%2e/${key}`,
    `/media//${key}`,
    `/media/%E0%A4%A`,
    `${storage}/${key}`,
  ]) {
    const answer = await new Client(url).send({ path })
    expect(answer.text).not.toContain('IHDR')
    expect(answer.headers['content-type'] ?? '').not.toContain('image/')
    if (path.startsWith('/media/') || path.startsWith(storage)) expect([403, 404]).toContain(answer.status)
  }
})
