import { type Params, useLocation, useParams } from 'react-router-dom'
import type { PageData } from '#web/app/screen.ts'
import { PageAt } from '../components/page-at.tsx'
import { titleOfPage } from '../components/title-of-page.ts'

/** No page has capitals in its address, so an address with them leads to its own. */
const slugIn = ({ slug = '' }: Params) => slug.toLowerCase()

export const title = (page: PageData): string => titleOfPage(page, slugIn(page.params), 'Page')

/** A page that an editor has written. */
export function Screen() {
  const slug = slugIn(useParams())
  const { pathname } = useLocation()
  return <PageAt key={slug} slug={slug} path={pathname} />
}
