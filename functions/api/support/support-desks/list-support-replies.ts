import { endpoint } from '#core/platform/actors/endpoint.ts'
import { repliesOf } from '#core/support/support-desks/replies.ts'
import { listSupportReplies as contract } from '#shared/support/support-desks/admin-contract.ts'
import { platformDesk } from '#shared/support/support-requests/named-request.ts'

const listSupportReplies = async () => ({ items: await repliesOf(platformDesk) })

export const handler = endpoint(contract, listSupportReplies)
