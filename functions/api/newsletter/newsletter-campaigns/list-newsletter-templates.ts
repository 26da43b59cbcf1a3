import { listTemplates } from '#core/newsletter/newsletter-campaigns/campaign-templates.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listNewsletterTemplates as contract } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'

const listNewsletterTemplates = async (_: ApiRequest<typeof contract>) => ({ items: await listTemplates() })

export const handler = endpoint(contract, listNewsletterTemplates)
