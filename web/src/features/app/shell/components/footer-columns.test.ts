import { expect, test } from 'vitest'
import { footerColumns } from './footer-columns.ts'

const link = (title: string, href = `/${title.toLowerCase()}`) => ({ href, title, targetBlank: false })
const nothing = { sections: [], contact: { address: [], social: [] } }
const page = (title: string) => ({ slug: title.toLowerCase(), title })

const shown = (columns: ReturnType<typeof footerColumns>) =>
  columns.map(({ title, links }) => [title, ...links.map((one) => one.title)])

test('sections stand in the footer’s order, the menu behind the quick links, and nothing where one is empty', () => {
  const sections = [
    { section: 'company' as const, pages: [page('About')] },
    { section: 'support' as const, pages: [page('Help')] },
    { section: 'legal' as const, pages: [page('Rules')] },
  ]
  const columns = footerColumns({ ...nothing, sections }, [
    { title: 'Explore', links: [link('Members')] },
    { title: 'Account', links: [] },
  ])
  expect(shown(columns)).toEqual([
    ['Company', 'About'],
    ['Explore', 'Members'],
    ['Legal', 'Rules'],
    ['Support', 'Help'],
  ])
  expect(columns[0]?.links[0]?.href).toBe('/pages/about')
})

test('a group of the menu that is called like a section is one column with it', () => {
  const sections = [{ section: 'support' as const, pages: [page('Help'), page('Returns')] }]
  const columns = footerColumns({ ...nothing, sections }, [
    { title: 'Support', links: [link('FAQ'), link('Help', '/pages/help')] },
  ])
  expect(shown(columns)).toEqual([['Support', 'FAQ', 'Help', 'Returns']])
})

test('links to networks are reason enough for their column', () => {
  const social = [{ network: 'x' as const, url: 'https://x.com/boxrise' }]
  expect(shown(footerColumns({ ...nothing, contact: { address: [], social } }, []))).toEqual([['Social']])
})
