import type { ToolCaller } from '#shared/tools/pro-tools/calculator-access.ts'
import { useAccess } from '#web/features/platform/roles/api/use-access.ts'
import { useSession } from '#web/lib/session/use-session.ts'

/** Returns who uses the calculator, or undefined until that is known. */
export function useCaller(): ToolCaller | undefined {
  const session = useSession()
  const me = session.status === 'signed-in' ? session.me : undefined
  const { isOpen, isError } = useAccess(me, true)
  if (session.status === 'anonymous') return 'visitor'
  if (!me) return undefined
  const isFull = isOpen({ permission: 'pro_tools.full' })
  // Without an answer, the server decides when something is saved.
  if (isFull === undefined) return isError ? 'member' : undefined
  return isFull ? 'full' : 'member'
}
