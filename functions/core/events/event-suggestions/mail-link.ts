import { env } from '#core/env.ts'

/**
 * The page where a visitor follows a suggestion. The secret comes after `#`, which no server and no referrer
 * sees.
 */
export const visitorLink = (handle: string) => `${env('SITE_URL')}/events/suggest/status#${handle}`

export const memberPath = '/events/suggest?tab=mine'
