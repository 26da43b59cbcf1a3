import { readNewsletterSettings } from '#core/newsletter/newsletter-subscribers/stored-newsletter-settings.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getNewsletterSettings as contract } from '#shared/newsletter/newsletter-subscribers/admin-contract.ts'

const getNewsletterSettings = (_: ApiRequest<typeof contract>) => readNewsletterSettings({ consistent: true })

export const handler = endpoint(contract, getNewsletterSettings)
