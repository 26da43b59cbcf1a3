import { createBrand, updateBrand } from '#shared/directory/brands/contract.ts'
import { command } from '#web/features/platform/forms/command.ts'

const changes = [['brands'], ['listings']]

export const useCreateBrand = command(createBrand, { changes })
export const useUpdateBrand = command(updateBrand, { changes })
