import { ChevronDown, Download } from 'lucide-react'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { MenuEntry } from '#web/ui/dropdown-menu.tsx'
import { whenLoaded } from '#web/ui/when-loaded.ts'

const load = () => import('./export-menu-content.tsx')
const ExportMenuContent = lazy(async () => ({ default: (await load()).ExportMenuContent }))

export type ExportMenuProps = {
  /** Ways to keep, share, save and print the work. */
  entries: readonly MenuEntry[]
  /** Loads what the entries do, so that a browser still counts it as an answer to the press. */
  onReach?: () => Promise<unknown>
}

/** The ways out of a tool. The menu comes with the press that asks for it. */
export function ExportMenu({ entries, onReach }: ExportMenuProps) {
  const [asked, setAsked] = useState<'pointer' | 'key'>()
  /** The press says whether it came. */
  const warmUp = () => {
    void load().catch(() => undefined)
    void onReach?.().catch(() => undefined)
  }
  const trigger = (
    <Button
      size="sm"
      className="max-sm:px-2"
      aria-haspopup="menu"
      onPointerEnter={warmUp}
      onFocus={warmUp}
      onClick={({ detail }) => whenLoaded(load, () => setAsked(detail > 0 ? 'pointer' : 'key'))}
    >
      <Download className="size-4 sm:hidden" aria-hidden="true" />
      <span className="max-sm:sr-only">Export</span>
      <ChevronDown className="size-4 max-sm:hidden" aria-hidden="true" />
    </Button>
  )
  if (!asked) return trigger
  return (
    <Suspense fallback={trigger}>
      <ExportMenuContent trigger={trigger} byKey={asked === 'key'} entries={entries} />
    </Suspense>
  )
}
