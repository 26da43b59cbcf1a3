import { endpoint } from '#core/platform/actors/endpoint.ts'
import { blockedTerms } from '#core/search/blocked-terms.ts'
import { listBlockedSearchTerms as contract } from '#shared/search/contract.ts'

const listBlockedSearchTerms = async () => ({ items: (await blockedTerms({ consistent: true })).terms })

export const handler = endpoint(contract, listBlockedSearchTerms)
