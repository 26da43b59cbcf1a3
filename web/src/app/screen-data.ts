import type { ScreenData } from './screen.ts'

const memberData = () => import('#web/features/members/api/member-data.ts')

/** What the server reads to render each public screen whole, by path. */
export const screenData: Readonly<Record<string, () => Promise<ScreenData>>> = {
  '/': () => import('#web/features/home/api/home-data.ts'),
  '/pricing': () => import('#web/features/pricing/api/pricing-data.ts'),
  '/business-features': () => import('#web/features/pricing/api/business-data.ts'),
  '/organization-features': () => import('#web/features/pricing/api/organization-data.ts'),
  '/faq': () => import('#web/features/faqs/api/faq-data.ts'),
  '/contact': () => import('#web/features/contact/api/contact-data.ts'),
  '/pages/:slug': () => import('#web/features/cms-pages/api/cms-page-data.ts'),
  '/members': () => import('#web/features/members/api/directory-data.ts'),
  '/public-profile/:userId': memberData,
  '/profile/:userId': memberData,
  '/register': () => import('#web/features/pricing/api/plans-data.ts'),
}
