import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { findRulebook } from '#core/rules/rulebooks/find-rulebook.ts'
import { getRulebookDraft as contract } from '#shared/rules/rulebooks/contract.ts'

const getRulebookDraft = ({ params }: ApiRequest<typeof contract>) => findRulebook(params)

export const handler = endpoint(contract, getRulebookDraft)
