import { useLocation, useParams } from 'react-router-dom'
import type { PageData } from '#web/app/screen.ts'
import { PageAt } from '../components/page-at.tsx'
import { titleOfPage } from '../components/title-of-page.ts'

export const title = (page: PageData): string => titleOfPage(page, page.params.slug ?? '', 'Page')

/** A page that an editor has written. */
export function Screen() {
  const { slug = '' } = useParams()
  const { pathname } = useLocation()
  return <PageAt key={slug} slug={slug} path={pathname} />
}
