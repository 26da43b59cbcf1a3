import { addMemberNote, deleteMemberNote } from '#shared/operations/member-time-lines/contract.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { timeLinesKey } from './time-line-query.ts'

const changes = [timeLinesKey]

export const useAddNote = command(addMemberNote, { changes })
export const useDeleteNote = command(deleteMemberNote, { changes })
