import { getContact, getContactSettings } from '#shared/content/contact/contract.ts'
import { query } from '#web/lib/query.ts'

/** The ways to reach the platform, and the topics of its form. */
export const contactQuery = query('contact', getContact, {}, { staleTime: 60_000 })

export const contactSettingsQuery = query('contact', getContactSettings, {})
