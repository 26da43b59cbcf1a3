import type { StoredUser } from '#core/platform/users/users.ts'
import { AppError } from '#shared/errors.ts'
import { calculatorAccess } from '#shared/tools/pro-tools/calculator-access.ts'
import { hasFullTools } from './has-full-tools.ts'
import { readTable } from './tool-tables.ts'

/** Refuses to keep or share work from the SPL calculator for a member whose gate only allows tries. */
export async function assertCalculator(user: StoredUser): Promise<void> {
  const [gate, isFull] = await Promise.all([readTable('gate'), hasFullTools(user)])
  if (calculatorAccess(gate, isFull ? 'full' : 'member').level === 'tries')
    throw new AppError('forbidden', 'pro_required', 'This is part of the Pro membership.')
}
