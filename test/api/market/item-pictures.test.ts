import { expect, test } from 'vitest'
import { getItem } from '#shared/market/market-items/contract.ts'
import type { Item } from '#shared/market/market-items/item.ts'
import { addItemPicture, arrangeItemPictures, deleteItem } from '#shared/market/market-items/own-contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { png } from '#test/support/images.ts'
import { atItem as at, itemNow, putDraft, putItem } from '#test/support/market-items.ts'
import { servedPicture, statusesOf } from '#test/support/served-picture.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { uploadFile } from '#test/support/upload.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)

const upload = (client: Client, width = 4, height = 4) =>
  uploadFile(client, png(width, height), 'image/png', 'item-picture')

async function withItem(put = putDraft, more: Partial<Item> = {}) {
  const { client, userId } = await feedMember(url)
  const { id } = await put(userId, { pictures: [], ...more })
  const add = async (alt = 'The front', uploadId?: `upl_${string}`) =>
    client.call(addItemPicture, { ...at(id), body: { uploadId: uploadId ?? (await upload(client)), alt } })
  const arrange = (pictures: { id: string; alt: string }[], version: number) =>
    client.call(arrangeItemPictures, { ...at(id), body: { pictures, version } })
  return { client, userId, id, add, arrange }
}

test('a picture is encoded by the server in three widths, and shown with its words', async () => {
  const { client, id, add } = await withItem()
  const added = await add('The front', await upload(client, 1800, 900))
  const [picture] = added.body.item.pictures
  expect(picture).toMatchObject({ alt: 'The front', width: 1600, height: 800 })
  expect(picture?.src).toMatch(new RegExp(`^/media/item-pictures/${id}/pic_`))
  const files = await servedPicture(url, picture?.src)
  expect(files.map(({ size }) => size)).toEqual([
    [1600, 800],
    [800, 400],
    [400, 200],
  ])
  for (const { headers } of files) expect(headers['content-type']).toBe('image/webp')
})

test('what is no picture, was used, or is someone else’s becomes none', async () => {
  const [mine, theirs] = [await withItem(), await withItem()]
  const uploadId = await upload(mine.client)
  expectSuccess(await mine.add('', uploadId))
  for (const used of [uploadId, await upload(theirs.client)])
    expectProblem(await mine.add('', used), 404, 'upload_not_found')
  const other = await uploadFile(mine.client, png(4, 4), 'image/png', 'listing-picture')
  expectProblem(await mine.add('', other), 404, 'upload_not_found')
  const fake = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
  const broken = await uploadFile(mine.client, fake, 'image/png', 'item-picture')
  expectProblem(await mine.add('', broken), 422, 'upload_rejected')
  const foreign = await theirs.client.call(addItemPicture, {
    ...at(mine.id),
    body: { uploadId: await upload(theirs.client), alt: '' },
  })
  expectProblem(foreign, 404, 'item_not_found')
  expect((await itemNow(mine.id))?.pictures).toHaveLength(1)
})

test('an item has at most ten pictures, also of twelve at once', async () => {
  const one = { src: '/media/item-pictures/sample/pic_x.webp', alt: '', width: 4, height: 3 }
  const pictures = Array.from({ length: 8 }, (_, index) => ({ ...one, id: `pic_${index}` }))
  const { id, add } = await withItem(putItem, { pictures })
  const answers = await Promise.all(Array.from({ length: 4 }, () => add()))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused && expectProblem(refused, 409, 'too_many_pictures').detail).toBe(
    'An item can have up to 10 pictures.',
  )
  expect((await itemNow(id))?.pictures).toHaveLength(10)
})

test('pictures are ordered, described, and taken away with their files', async () => {
  const { id, add, arrange } = await withItem()
  await add('One')
  await add('Two')
  const { item } = (await add('Three')).body
  const [first, second, third] = item.pictures
  const kept = [third, first].map((picture) => ({ id: picture?.id ?? '', alt: `${picture?.alt}, again` }))
  const arranged = await arrange(kept, item.version)
  expect(arranged.body.item.pictures.map(({ alt }) => alt)).toEqual(['Three, again', 'One, again'])
  await control.settle()
  expect(await statusesOf(url, second?.src)).toEqual([404, 404, 404])
  expect(await statusesOf(url, first?.src)).toEqual([200, 200, 200])
  const unknown = [{ id: second?.id ?? '', alt: 'Gone' }]
  expectProblem(await arrange(unknown, item.version + 1), 404, 'picture_not_found')
  expectProblem(await arrange([], item.version), 409, 'version_conflict')
  const twice = [...kept, ...kept]
  expect((await arrange(twice, item.version + 1)).body.item.pictures).toHaveLength(2)
  expect(await itemNow(id)).toMatchObject({ version: item.version + 2 })
})

test('what is for sale keeps a picture, and shows a new one at once without moving up', async () => {
  const { id, add, arrange } = await withItem(putItem, {
    pictures: [{ id: 'pic_1', src: '/media/x.webp', alt: '', width: 4, height: 3 }],
    publishedAt: '2026-11-01T00:00:00.000Z',
  })
  expectProblem(await arrange([], 1), 422, 'item_incomplete')
  expectSuccess(await add('The back'))
  const shown = (await visitor.call(getItem, at(id))).body
  expect(shown.pictures.map(({ alt }) => alt)).toEqual(['', 'The back'])
  expect(shown.bumpedAt).toBe('2026-11-01T00:00:00.000Z')
})

test('a draft that is thrown away takes its files along', async () => {
  const { client, id, add } = await withItem()
  const { src } = (await add()).body.item.pictures[0] ?? {}
  expect(await statusesOf(url, src)).toEqual([200, 200, 200])
  expectSuccess(await client.call(deleteItem, at(id)))
  await control.settle()
  expect(await statusesOf(url, src)).toEqual([404, 404, 404])
})
