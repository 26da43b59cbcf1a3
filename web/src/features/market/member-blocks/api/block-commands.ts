import { blockMember, listBlockedMembers, unblockMember } from '#shared/market/member-blocks/contract.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

const noun = 'memberBlocks'
const changes = [[noun], ['conversations']]

/** The members whom the reader blocks. */
export const blockedMembersQuery = pagesQuery(listBlockedMembers, { key: [noun, listBlockedMembers.name] })

export const useBlock = command(blockMember, { changes })

export const useUnblock = command(unblockMember, { changes })
