import { readContactSettings } from '#core/content/contact/read-contact-settings.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { getContactSettings } from '#shared/content/contact/contract.ts'

export const handler = endpoint(getContactSettings, () => readContactSettings({ consistent: true }))
