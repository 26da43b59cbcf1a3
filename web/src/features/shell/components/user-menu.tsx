// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useState } from 'react'
import type { Me } from '#shared/users/contract.ts'
import { Avatar } from '#web/ui/avatar.tsx'

const load = () => import('./user-menu-content.tsx')
const UserMenuContent = lazy(async () => ({ default: (await load()).UserMenuContent }))

/** The face in the corner; the menu behind it is loaded when somebody reaches for it. */
export function UserMenu({ me }: { me: Me }) {
  const [asked, setAsked] = useState(false)
  const trigger = (
    <button
      type="button"
      className="btn btn-icon btn-ghost rounded-full"
      aria-haspopup="menu"
      onClick={() => setAsked(true)}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
    >
      <span className="sr-only">Account of {me.name}</span>
      <Avatar name={me.name} src={me.profileImage ?? null} size="sm" />
    </button>
  )
  if (!asked) return trigger
  return (
    <Suspense fallback={trigger}>
      <UserMenuContent me={me} trigger={trigger} />
    </Suspense>
  )
}
