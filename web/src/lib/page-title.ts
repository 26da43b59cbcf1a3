import { siteName } from '#shared/site-name.ts'

export const pageTitle = (title: string): string => (title === siteName ? title : `${title} | ${siteName}`)

export const missingTitle = 'Page not found'

export const goneTitle = 'Page no longer available'
