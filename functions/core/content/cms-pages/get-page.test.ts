import { expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { fakeTable } from '#test/support/fake-table.ts'
import { cmsPages, pageSlugs, pageVersions } from './cms-pages.ts'
import { getPage } from './get-page.ts'

const now = '2026-06-01T12:00:00.000Z'
const pageId = newId('pag', now)
const slug = 'house-rules'

const fields = {
  slug,
  title: 'House rules',
  navTitle: '',
  metaDescription: '',
  content: '<p>Be kind.</p>',
  noIndex: false,
}

const page = (liveVersion: number) =>
  cmsPages.item({
    ...fields,
    id: pageId,
    status: 'published',
    liveVersion,
    navigationPlacement: 'none',
    navOrder: 0,
    authorId: '7b0c4a52-1111-4222-8333-444455556666',
    createdAt: now,
    updatedAt: now,
    version: 1,
  } as unknown as Parameters<typeof cmsPages.item>[0])

const version = (number: number) =>
  pageVersions.item({
    ...fields,
    title: `Version ${number}`,
    pageId,
    number,
    navigationPlacement: 'none',
    navOrder: 0,
    authorId: '7b0c4a52-1111-4222-8333-444455556666',
    createdAt: now,
    version: 1,
  } as unknown as Parameters<typeof pageVersions.item>[0])

const address = pageSlugs.item({ slug, pageId, current: true, since: now, version: 1 })

test('what visitors read is there in two rounds', async () => {
  const asked = fakeTable([address, page(2), version(1), version(2)])
  expect(await getPage({ params: { slug } })).toMatchObject({ title: 'Version 2' })
  expect(asked).toEqual({ calls: 3, inARow: 2 })
})

test('a version that is not live yet is not shown', async () => {
  fakeTable([address, page(1), version(1), version(2)])
  expect(await getPage({ params: { slug } })).toMatchObject({ title: 'Version 1' })
})
