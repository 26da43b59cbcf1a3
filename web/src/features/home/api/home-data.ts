import { siteName } from '#shared/site-name.ts'
import type { ScreenData } from '#web/app/screen.ts'
import { plansQuery } from '#web/features/pricing/api/list-plans.ts'

export const queries = () => [plansQuery]

export const structuredData: ScreenData['structuredData'] = ({ siteUrl }) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: siteName,
  url: siteUrl,
})
