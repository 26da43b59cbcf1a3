import { beforeAll, expect, inject, test } from 'vitest'
import { createUpload } from '#shared/uploads/contract.ts'
import { getMe, setProfilePicture } from '#shared/users/contract.ts'
import { Client } from '#test/support/client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { jpeg, png, webp } from '#test/support/images.ts'
import { newMember } from '#test/support/new-member.ts'
import { postFile, uploadFile } from '#test/support/upload.ts'

const url = inject('cloudUrl')

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
  ['image/png', 'png', png(3, 2)],
  ['image/jpeg', 'jpg', jpeg(640, 480)],
  ['image/webp', 'webp', webp(640, 480)],
])(
  'a picture of type %s becomes the profile picture and is served for good',
  async (type, extension, file) => {
    const { client } = await newMember(url)
    const { body } = await use(client, await uploadFile(client, file, type))
    expect(body.profileImage).toMatch(
      new RegExp(`^/media/profile-pictures/${body.id}/upl_\\w+\\.${extension}$`),
    )
    expect((await client.call(getMe, {})).body.profileImage).toBe(body.profileImage)
    const served = await fetch(`${url}${body.profileImage}`)
    expect(served.status).toBe(200)
    expect(Buffer.from(await served.arrayBuffer()).equals(file)).toBe(true)
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
  },
)

test.each<[string, (fields: Record<string, string>) => Record<string, string>, Buffer]>([
  ['another type', (fields) => ({ ...fields, 'Content-Type': 'text/html' }), png(1, 1)],
  ['an SVG', (fields) => ({ ...fields, 'Content-Type': 'image/svg+xml' }), Buffer.from('<svg/>')],
  ['another key', (fields) => ({ ...fields, key: 'media/profile-pictures/mine.png' }), png(1, 1)],
  ['a key of somebody else', (fields) => ({ ...fields, key: `${fields.key}/../other` }), png(1, 1)],
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

test.each([
  ['garbage', 'image/png', Buffer.alloc(500, 7)],
  ['a PNG that is called a JPEG', 'image/jpeg', png(2, 2)],
  ['a script behind the first bytes of a GIF', 'image/png', Buffer.from('GIF89a<script>alert(1)</script>')],
  ['a page', 'image/webp', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a picture of 30 megapixels', 'image/png', png(1, 1, { width: 6000, height: 5000 })],
  ['a picture of 4 gigapixels', 'image/png', png(1, 1, { width: 0xffffffff, height: 1 })],
  ['the beginning of a PNG', 'image/png', png(2, 2).subarray(0, 20)],
])('%s is no profile picture', async (_, type, file) => {
  const uploadId = await uploadFile(rejected, file, type)
  expectProblem(await use(rejected, uploadId), 422, 'upload_rejected')
  expect((await rejected.call(getMe, {})).body.profileImage).toBeUndefined()
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
