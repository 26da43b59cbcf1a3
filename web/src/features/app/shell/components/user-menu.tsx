// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useState } from 'react'
import type { Me } from '#shared/platform/users/contract.ts'
import { keepAlso } from '#web/lib/also-kept.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { whenLoaded } from '#web/ui/when-loaded.ts'

const load = () => import('./user-menu-content.tsx')
keepAlso(load)
const UserMenuContent = lazy(async () => ({ default: (await load()).UserMenuContent }))
/** The press says whether it came. */
const warmUp = () => void load().catch(() => undefined)

/** The face in the corner; its menu is loaded when the user reaches for it. */
export function UserMenu({ me }: { me: Me }) {
  const [asked, setAsked] = useState<'pointer' | 'key'>()
  const trigger = (
    <button
      type="button"
      className="btn btn-icon btn-ghost rounded-full"
      aria-haspopup="menu"
      onClick={({ detail }) => whenLoaded(load, () => setAsked(detail > 0 ? 'pointer' : 'key'))}
      onPointerEnter={warmUp}
      onFocus={warmUp}
    >
      <span className="sr-only">{me.name}’s account</span>
      <Avatar name={me.name} src={me.profileImage ?? null} size="sm" />
    </button>
  )
  if (!asked) return trigger
  return (
    <Suspense fallback={trigger}>
      <UserMenuContent me={me} trigger={trigger} byKey={asked === 'key'} />
    </Suspense>
  )
}
