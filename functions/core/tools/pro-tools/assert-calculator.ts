import { permissionsOf } from '#core/platform/roles/permissions-of.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import { AppError } from '#shared/errors.ts'
import { calculatorAccess } from '#shared/tools/pro-tools/calculator-access.ts'
import { readTable } from './tool-tables.ts'

/** Refuses to keep work from the SPL calculator for a member whose gate only allows tries. */
export async function assertCalculator(user: StoredUser): Promise<void> {
  const [gate, permissions] = await Promise.all([readTable('gate'), permissionsOf(user)])
  const caller = permissions.includes('pro_tools.full') ? 'full' : 'member'
  if (calculatorAccess(gate, caller).level === 'tries')
    throw new AppError('forbidden', 'pro_required', 'This is part of the Pro membership.')
}
