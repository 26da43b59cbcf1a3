// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { paletteAsked } from '#shared/platform/pages/palette-asked.ts'
import { whenLoaded } from '#web/ui/when-loaded.ts'

const load = () => import('./palette-dialog.tsx')
const PaletteDialog = lazy(load)

type Opened = {
  /** The field that the keys moved to before anyone listened: what is typed there goes on in the palette. */
  from?: HTMLInputElement | undefined
}

function takeField(): HTMLInputElement | undefined {
  const { palette } = document.documentElement.dataset
  delete document.documentElement.dataset.palette
  const field = document.activeElement
  return palette !== undefined && field instanceof HTMLInputElement && field.id === palette
    ? field
    : undefined
}

/** Opens the command palette when its keys or its button ask for it. Nothing of it is loaded before. */
export function PaletteSlot() {
  const [opened, setOpened] = useState<Opened>()
  const isOpen = useRef(false)
  const close = () => {
    isOpen.current = false
    setOpened(undefined)
  }
  useEffect(() => {
    const open = (how: Opened) => {
      isOpen.current = true
      whenLoaded(load, () => setOpened(isOpen.current ? how : undefined))
    }
    const asked = (event: Event) => {
      event.preventDefault()
      if (!isOpen.current) return open({})
      isOpen.current = false
      setOpened(undefined)
    }
    addEventListener(paletteAsked, asked)
    const from = takeField()
    if (from) open({ from })
    return () => removeEventListener(paletteAsked, asked)
  }, [])
  return (
    opened && (
      <Suspense fallback={null}>
        <PaletteDialog from={opened.from} onClose={close} />
      </Suspense>
    )
  )
}
