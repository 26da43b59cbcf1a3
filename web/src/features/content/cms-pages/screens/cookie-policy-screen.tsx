import type { PageData } from '#web/app/screen.ts'
import { CookieSettingsButton } from '#web/features/platform/consent/components/cookie-settings-button.tsx'
import { PageAt } from '../components/page-at.tsx'
import { titleOfPage } from '../components/title-of-page.ts'

const slug = 'cookie-policy'

export const title = (page: PageData): string => titleOfPage(page, slug, 'Cookie policy')

/** The page of this address, with the switch that it speaks of. */
export function Screen() {
  return <PageAt slug={slug} path={`/${slug}`} chrome={<CookieSettingsButton />} />
}
