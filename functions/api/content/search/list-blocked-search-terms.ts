import { blockedTerms } from '#core/content/search/blocked-terms.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listBlockedSearchTerms as contract } from '#shared/content/search/contract.ts'

const listBlockedSearchTerms = async () => ({ items: (await blockedTerms({ consistent: true })).terms })

export const handler = endpoint(contract, listBlockedSearchTerms)
