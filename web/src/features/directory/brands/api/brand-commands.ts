import { proposeBrand } from '#shared/directory/brands/contract.ts'
import { command } from '#web/features/platform/forms/command.ts'

export const useProposeBrand = command(proposeBrand, { changes: [['brands']] })
