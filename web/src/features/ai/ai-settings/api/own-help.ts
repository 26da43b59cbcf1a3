import { getAiHelp, setAiHelp } from '#shared/ai/ai-drafts/contract.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { query } from '#web/lib/query.ts'

export const ownHelpQuery = query('ai-drafts', getAiHelp, {})

export const useSetOwnHelp = command(setAiHelp, { changes: [['ai-drafts']] })
