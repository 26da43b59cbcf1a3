import { siteName } from '#shared/site-name.ts'
import type { ScreenData } from '#web/app/screen.ts'
import { featuredBoardQuery, nextEventsQuery, sheetPlansQuery } from './home-queries.ts'

export const queries = () => [sheetPlansQuery, nextEventsQuery, featuredBoardQuery]

export const structuredData: ScreenData['structuredData'] = ({ siteUrl }) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: siteName,
  url: siteUrl,
})
