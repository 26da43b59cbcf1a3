import { MoreHorizontal } from 'lucide-react'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useState } from 'react'
import type { ButtonVariant } from './button-class.ts'
import type { MenuEntry } from './dropdown-menu.tsx'
import { IconButton } from './icon-button.tsx'
import { whenLoaded } from './when-loaded.ts'

/** Few ever need them. */
const load = () => import('./dropdown-menu.tsx')
const DropdownMenu = lazy(async () => ({ default: (await load()).DropdownMenu }))

type MoreMenuProps = {
  /** The subject of the actions, for people who hear the button alone. */
  of: string
  entries: readonly MenuEntry[]
  variant?: ButtonVariant
}

/** The rarer actions on one thing of a list. The menu comes with the press that asks for it. */
export function MoreMenu({ of, entries, variant = 'ghost' }: MoreMenuProps) {
  const [asked, setAsked] = useState<'pointer' | 'key'>()
  const trigger = (
    <IconButton
      label={`More for ${of}`}
      icon={<MoreHorizontal className="size-5" aria-hidden="true" />}
      aria-haspopup="menu"
      variant={variant}
      onClick={({ detail }) => whenLoaded(load, () => setAsked(detail > 0 ? 'pointer' : 'key'))}
    />
  )
  if (entries.length === 0) return null
  if (!asked) return trigger
  return (
    <Suspense fallback={trigger}>
      <DropdownMenu trigger={trigger} defaultOpen={asked === 'key' ? 'by key' : true} entries={entries} />
    </Suspense>
  )
}
