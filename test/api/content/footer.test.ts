import { expect, onTestFinished, test } from 'vitest'
import { cmsPages } from '#core/content/cms-pages/cms-pages.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { CmsPage } from '#shared/content/cms-pages/page.ts'
import { getFooter } from '#shared/content/footer/contract.ts'
import { newId } from '#shared/ids.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const footer = async () => (await new Client(url).call(getFooter, {})).body

async function putPage(page: Partial<CmsPage>): Promise<void> {
  const now = await control.now()
  const id = newId('pag', now)
  const stored: CmsPage = {
    id,
    title: 'A page',
    slug: id.toLowerCase().replace('_', '-'),
    metaDescription: '',
    navigationPlacement: 'footer',
    navOrder: 500,
    noIndex: false,
    status: 'published',
    createdAt: now,
    updatedAt: now,
    version: 1,
    ...page,
  }
  await commit(cmsPages.put(stored, { absent: true }))
  onTestFinished(() => commit(cmsPages.delete(stored)))
}

test('a section has its published pages by order and then by title, as menus call them', async () => {
  const footerSection = 'social'
  await putPage({ title: 'Zebra wiring', footerSection, navOrder: 900 })
  await putPage({ title: 'A long title of a page', navTitle: 'Amps', footerSection, navOrder: 900 })
  await putPage({ title: 'Boxes', footerSection, navOrder: 899, navigationPlacement: 'both' })
  await putPage({ title: 'Hidden', footerSection, navigationPlacement: 'header' })
  await putPage({ title: 'Archived', footerSection, status: 'archived' })
  const titles = async () =>
    (await footer()).sections
      .find(({ section }) => section === footerSection)
      ?.pages.map(({ title }) => title)
  await expect.poll(async () => (await titles())?.slice(-3)).toEqual(['Boxes', 'Amps', 'Zebra wiring'])
  expect(await titles()).not.toContain('Hidden')
  expect(await titles()).not.toContain('Archived')
})

test('a page without a section is a quick link, and sections come in the order of the footer', async () => {
  await putPage({ title: 'Somewhere', footerSection: undefined })
  await putPage({ title: 'House rules', footerSection: 'legal' })
  const titlesOf = async (wanted: string) =>
    (await footer()).sections.find(({ section }) => section === wanted)?.pages.map(({ title }) => title)
  await expect.poll(() => titlesOf('legal')).toContain('House rules')
  expect(await titlesOf('quick_links')).toContain('Somewhere')
  const { sections } = await footer()
  const order = ['company', 'quick_links', 'legal', 'support', 'social']
  const shown = sections.map(({ section }) => section)
  expect(shown).toEqual(order.filter((section) => shown.some((one) => one === section)))
  expect(sections.every(({ pages }) => pages.length > 0)).toBe(true)
})

test('the footer is kept at the edge for a minute', async () => {
  const { headers } = await new Client(url).call(getFooter, {})
  expect(headers['cache-control']).toContain('s-maxage=60')
})
