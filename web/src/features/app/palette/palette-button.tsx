import { useSyncExternalStore } from 'react'
import { paletteAsked } from '#shared/platform/pages/palette-asked.ts'
import { Glyph } from '#web/features/platform/pages/components/glyph.tsx'

const never = () => () => undefined

/** Opens the command palette, and shows that there is one. A page is sent without it, because only the application can open it. */
export function PaletteButton() {
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!isAlive) return null
  return (
    <button
      type="button"
      className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-sm text-dim hover:text-ink"
      aria-label="Command palette"
      aria-keyshortcuts="Control+K Meta+K"
      title="Command palette (Ctrl+K, ⌘K)"
      onClick={() => dispatchEvent(new CustomEvent(paletteAsked, { cancelable: true }))}
    >
      <Glyph name="command" className="size-4" />
    </button>
  )
}
